import type { Asked } from './asked.ts'
import type { Piece } from './pieces.ts'

/**
 * Without code that says in another language what the code before it says, unless the question names that language: the
 * site shows one of them, and three have no room in a quote.
 */
export const withoutVariants = (pieces: Piece[], { text }: Pick<Asked, 'text'>): Piece[] => {
  if (!pieces.some(isVariant)) return pieces
  const asked = wordsIn(text)
  return pieces.filter(piece => !isVariant(piece) || languageWords(piece).some(word => asked.includes(word)))
}

const isVariant = ({ node }: Piece): boolean => node.type === 'code' && node.data?.isVariant === true

/** `php` and `attributes` of `php-attributes`. */
const languageWords = ({ node }: Piece): string[] => (node.type === 'code' ? wordsIn(node.lang ?? '') : [])

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d#+]+/gu) ?? []
