import type { Source } from '../../protocol/index.ts'

/** Words at either end of a passage that a long one is named by. */
const words = 6

/**
 * The address of a source, with the beginning of its passage as a text fragment where the browser knows that: it then
 * opens there and marks it. Otherwise the anchor alone.
 */
export const passageAddress = ({ url, passage }: Pick<Source, 'url' | 'passage'>): string => {
  const directive = 'fragmentDirective' in document && passage ? textDirective(passage) : ''
  // Of two directives a browser follows neither: one that a search came with makes way.
  const page = url.replace(/(#.*?):~:.*/, '$1')
  return directive ? `${page}${page.includes('#') ? '' : '#'}:~:${directive}` : url
}

/** Names the first block of a passage: one text may not go over several. */
export const textDirective = (passage: string): string => {
  const block = passage.split('\n').find(line => /\p{L}.*\s.*\p{L}/u.test(line)) ?? ''
  const all = block.replace(/\s*…$/, '').trim().split(/\s+/).filter(Boolean)
  if (!all.length) return ''
  const parts = all.length > 2 * words ? [all.slice(0, words), all.slice(-words)] : [all]
  return `text=${parts.map(part => encode(part.join(' '))).join(',')}`
}

/** A dash would end a prefix or begin a suffix; the comma and the ampersand are encoded anyway. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('-', '%2D')
