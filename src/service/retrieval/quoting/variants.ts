import type { Piece } from './pieces.ts'
import type { QuoteQuery } from './quote-query.ts'

/**
 * Without code that says in another language, or to another package manager, what the code before it says, unless the
 * question names that: the site shows one of them, and three have no room in a quote.
 */
export const withoutVariants = (pieces: Piece[], { text }: Pick<QuoteQuery, 'text'>): Piece[] => {
  const isAsked = (word: string) => wordsIn(text).includes(word)
  return withOneManager(pieces, isAsked).filter(piece => !isVariant(piece) || languageWords(piece).some(isAsked))
}

/**
 * Of tabs that each have the same command for another package manager the first one, and those that are asked for. Code
 * behind the last command need not be of its tab.
 */
const withOneManager = (pieces: Piece[], isAsked: (name: string) => boolean): Piece[] => {
  const managerAt = (at: number) => {
    const piece = pieces[at]
    return piece && pieces[at + 1]?.kind === 'code' ? managerIn(piece) : undefined
  }
  const isLeftOut = (at: number) => {
    const manager = managerAt(at)
    return manager !== undefined && managerAt(at - 2) !== undefined && !isAsked(manager)
  }
  return pieces.filter((_, at) => !isLeftOut(at) && !isLeftOut(at - 1))
}

/** The package manager that a line is the label of. */
const managerIn = ({ node, text }: Piece): string | undefined => {
  const label = text.trim().toLowerCase()
  return node.type === 'paragraph' && managers.has(label) ? label : undefined
}

const managers: ReadonlySet<string> = new Set(
  'npm pnpm yarn bun deno cargo pip pipx pipenv poetry uv conda pdm'.split(' ')
)

const isVariant = ({ node }: Piece): boolean => node.type === 'code' && node.data?.isVariant === true

/** `php` and `attributes` of `php-attributes`. */
const languageWords = ({ node }: Piece): string[] => (node.type === 'code' ? wordsIn(node.lang ?? '') : [])

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d#+]+/gu) ?? []
