import type { Inline } from './tree.ts'

/** The text of inline content, without its marks. */
export const plainText = (content: Inline[]): string => content.map(textOf).join('')

const textOf = (part: Inline): string => {
  if (typeof part === 'string') return part
  if ('children' in part) return plainText(part.children)
  if (part.type === 'code') return part.text
  if (part.type === 'image') return part.alt
  return part.type === 'break' ? '\n' : ''
}
