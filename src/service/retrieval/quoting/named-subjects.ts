import type { Analyzer } from '../analysis/analyzer.ts'
import { isTechnology } from '../analysis/product-names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import { namesIn } from '../ranking/names.ts'
import type { Asked } from './asked.ts'
import type { Quote } from './quotes.ts'
import { readPiece, readTitles } from './read-piece.ts'

/** A name such as `Redis`; `JSON` and `GET` are words like others. */
const properName = /^\p{Lu}\p{Ll}{2,}(?:\p{Lu}[\p{Lu}\p{Ll}]*)?$/u
const flag = /(?<![\w-])--[a-z][\w-]+/g

/** Longer texts, and those of several lines, were pasted: their names are those of the reader's own program. */
const maxCharacters = 200

/**
 * Whether a question names a product or a command-line flag, and no quote does: what the quotes say is then of
 * something else. One name that they have is enough, but not where the documentation knows nothing of another product.
 */
export const lacksNamedSubjects = ({ text, analyzer, unknown = [] }: Asked, quotes: () => Quote[]): boolean => {
  if (text.length > maxCharacters || text.includes('\n')) return false
  if (unknown.some(isTechnology)) return true
  const flags = text.match(flag) ?? []
  if (flags.length > 0) return !flags.some(name => isFlagSaid(name, quotes()))
  const names = namesIn(text).filter(name => properName.test(name))
  return names.length > 0 && !names.some(name => isNameSaid(analyzer, name, quotes()))
}

/** A section may be headed `smol` for `--smol`. */
const isFlagSaid = (name: string, quotes: Quote[]): boolean =>
  quotes.some(
    ({ chunk: { heading, trail, page }, pieces }) =>
      [heading, ...trail, page.title].some(title => title.includes(name.slice(2))) ||
      pieces.some(piece => piece.text.includes(name))
  )

const isNameSaid = (analyzer: Analyzer, name: string, quotes: Quote[]): boolean => {
  const forms = wordsOf(name)
    .flatMap(analyzer.termsOf)
    .flatMap(term => [term, ...analyzer.synonymsOf(term)])
  const isIn = (terms: ReadonlySet<string>) => forms.some(form => terms.has(form))
  return quotes.some(
    ({ chunk, pieces }) =>
      isIn(readTitles(analyzer, chunk)) || pieces.some(piece => isIn(readPiece(analyzer, piece).terms))
  )
}
