import type { Source } from '../../protocol/index.ts'

/** Number of words at each end of a long passage that identify it. */
const words = 6

/**
 * Returns the address of a source with a text fragment for its passage, so that the browser opens the page there and
 * marks it. In browsers without text fragments the address has only the anchor.
 */
export const passageAddress = ({ url, passage }: Pick<Source, 'url' | 'passage'>): string => {
  const directive = 'fragmentDirective' in document && passage ? textDirective(passage) : ''
  // A browser ignores an address with two directives, so one that the source’s address already has is removed.
  const page = url.replace(/(#.*?):~:.*/, '$1')
  return directive ? `${page}${page.includes('#') ? '' : '#'}:~:${directive}` : url
}

/** Makes a text directive for the first block of a passage, because a directive’s text must not span several blocks. */
export const textDirective = (passage: string): string => {
  const block = passage.split('\n').find(line => /\p{L}.*\s.*\p{L}/u.test(line)) ?? ''
  const all = block.replace(/\s*…$/, '').trim().split(/\s+/).filter(Boolean)
  if (!all.length) return ''
  const parts = all.length > 2 * words ? [all.slice(0, words), all.slice(-words)] : [all]
  return `text=${parts.map(part => encode(part.join(' '))).join(',')}`
}

/** Encodes dashes too, which mark prefixes and suffixes; commas and ampersands are encoded by `encodeURIComponent`. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')
