import type { Inline } from './tree.ts'

/** The text of inline content, without its marks. */
export const plainText = (content: readonly Inline[]): string => content.map(textOf).join('')

const textOf = (part: Inline): string => {
  if (typeof part === 'string') return part
  if ('children' in part) return plainText(part.children)
  if ('tex' in part) return part.tex
  return 'text' in part ? part.text : ' '
}

/** Removes nested links and footnote references from a link’s content, because a link may contain no link or button. */
export const linkText = (content: readonly Inline[]): Inline[] =>
  content.flatMap((part): Inline[] => {
    if (typeof part === 'string' || part.type === 'code' || part.type === 'formula') return [part]
    if (part.type === 'image') return [{ ...part, inLink: true }]
    if (!('children' in part)) return part.type === 'break' ? [part] : []
    const children = linkText(part.children)
    return part.type === 'link' ? children : [{ ...part, children }]
  })

/** A link whose text is its address. */
export const addressLink = (url: string, address: string): Inline => ({
  type: 'link',
  url,
  title: '',
  children: [address]
})
