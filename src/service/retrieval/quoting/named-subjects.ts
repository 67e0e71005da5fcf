import { wordsOf } from '../analysis/tokenizer.ts'
import { namesIn } from '../ranking/names.ts'
import type { Asked } from './evidence.ts'
import type { Quote } from './quotes.ts'
import { readPiece } from './read-piece.ts'

/** A name such as `Redis`; `JSON` and `GET` are words like others. */
const properName = /^\p{Lu}\p{Ll}{2,}(?:\p{Lu}[\p{Lu}\p{Ll}]*)?$/u
const flag = /(?<![\w-])--[a-z][\w-]+/g

/** Longer texts, and those of several lines, were pasted: their names are those of the reader's own program. */
const maxCharacters = 200

/**
 * Whether a question names a product or a command-line flag, and no quote does: what the quotes say is then of
 * something else. One name that they have is enough.
 */
export const lacksNamedSubjects = ({ text, analyzer }: Asked, quotes: Quote[]): boolean => {
  if (text.length > maxCharacters || text.includes('\n')) return false
  const titles = quotes.flatMap(({ chunk: { heading, trail, page } }) => [heading, ...trail, page.title]).join('\n')
  const pieces = quotes.flatMap(quote => quote.pieces)
  const flags = text.match(flag) ?? []
  // A section may be headed `smol` for `--smol`.
  const isFlagSaid = (name: string) => titles.includes(name.slice(2)) || pieces.some(piece => piece.text.includes(name))
  if (flags.length > 0) return !flags.some(isFlagSaid)
  const names = namesIn(text).filter(name => properName.test(name))
  const terms = new Set([
    ...analyzer.termsOf(titles),
    ...pieces.flatMap(piece => [...readPiece(analyzer, piece).terms])
  ])
  const isSaid = (name: string) =>
    wordsOf(name)
      .flatMap(analyzer.termsOf)
      .some(term => [term, ...analyzer.synonymsOf(term)].some(form => terms.has(form)))
  return names.length > 0 && !names.some(isSaid)
}
