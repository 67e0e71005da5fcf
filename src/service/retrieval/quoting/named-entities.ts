import type { Analyzer } from '../analysis/analyzer.ts'
import { identifiersIn, isFileName, joinedNames, memberOf } from '../analysis/names.ts'
import { isTechnology } from '../analysis/product-names.ts'
import { isSystem, type System } from '../analysis/systems.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { capitalisedNames } from '../ranking/capitalised-names.ts'
import { pastesMessage } from './messages.ts'
import type { Quote } from './quote.ts'
import { type QuoteQuery, tellsStory } from './quote-query.ts'
import { isSaidIn } from './read-piece.ts'

/** A name such as `Redis`; `JSON` and `GET` are words like others. */
const properName = /^\p{Lu}\p{Ll}{2,}(?:\p{Lu}[\p{Lu}\p{Ll}]*)?$/u
const flag = /(?<![\w-])--[a-z][\w-]+/g

/** What a reader calls something of his own, which no page says: “my Archive folder”. */
const ownName =
  /(?<!\p{L})(?:my|our|mis?|nuestr[oa]s?|mon|mes|notre|nos|meus?|minhas?|noss[oa]s?|mi[oae]|nostr[oaei]) \p{Lu}[\p{L}\p{N}-]+/gu
const namesProduct = (text: string): boolean => wordsOf(text.toLowerCase()).some(isTechnology)

/** What something is only likened to: “lists like Trello's”, and not what a reader would like. */
const likened = /(?<!\p{L}|(?:would|['’]d) )like (?:in |on |with )?[\p{L}\p{N}]+/giu

/** Longer texts, and those of several lines, were pasted: their names are those of the reader's own program. */
const maxCharacters = 200

/**
 * Whether a question names a product, a system or a command-line flag, and no quote does: what the quotes say is then of
 * something else. One name that they have is enough, or a story in which they stand, but not where the documentation
 * knows nothing of another product, and not where yes or no is asked: whether `onClose` runs for `listen()` is said by
 * what names both.
 */
export const lacksNamedEntities = (query: QuoteQuery, quotes: Quote[]): boolean => {
  const { text, analyzer, unknown = [], systems = [] } = query
  if (text.length > maxCharacters || text.includes('\n') || pastesMessage(text)) return false
  const compared = new Set(wordsOf((text.match(likened) ?? []).join(' ').toLowerCase()))
  if (unknown.some(word => isTechnology(word) && !compared.has(word.toLowerCase()))) return true
  if (systems.length > 0 && !systems.some(system => isSystemSaid(system, quotes))) return true
  const flags = text.match(flag) ?? []
  if (flags.length > 0) return !flags.some(name => isFlagSaid(name, quotes))
  if (tellsStory(text)) return false
  const names = capitalisedNames(text.replaceAll(ownName, named => (namesProduct(named) ? named : ' ')))
    .filter(name => properName.test(name) && !isSystem(name))
    .map(name => formsOf(analyzer, wordsOf(name)))
  const areSaid = names.length === 0 || names.some(forms => isSaid(analyzer, forms, quotes))
  if (!areSaid || !analyzer.language.phrasing.asksWhether.test(text)) return !areSaid
  const identifiers = identifiersIn(text)
    .filter(name => !isFileName(name))
    .map(name => formsOfIdentifier(analyzer, name))
  const likeliest = [...quotes].sort((one, other) => other.likelihood - one.likelihood).slice(0, 1)
  return !identifiers.every(forms => isSaid(analyzer, forms, likeliest))
}

const isSystemSaid = ({ said }: System, quotes: Quote[]): boolean =>
  quotes.some(
    ({ chunk, pieces }) => titlesOf(chunk).some(title => said.test(title)) || pieces.some(({ text }) => said.test(text))
  )

/** A section may be headed `smol` for `--smol`. */
const isFlagSaid = (name: string, quotes: Quote[]): boolean =>
  quotes.some(
    ({ chunk, pieces }) =>
      titlesOf(chunk).some(title => title.includes(name.slice(2))) || pieces.some(({ text }) => text.includes(name))
  )

const titlesOf = ({ heading, trail, page }: Chunk): string[] => [heading, ...trail, page.title]

const formsOf = ({ termsOf, synonymsOf }: Analyzer, words: string[]): string[] =>
  words.flatMap(termsOf).flatMap(term => [term, ...synonymsOf(term)])

/** A name of the code as a whole, or what stands for it (`iPhone`, iOS), which its parts do not say; of `lamp.on()` also `on` alone. */
const formsOfIdentifier = ({ termsOf, synonymsOf }: Analyzer, name: string): string[] => {
  const member = memberOf(name)
  const [term = ''] = termsOf(member ?? name)
  return [...joinedNames(name), term, ...(member === undefined ? synonymsOf(term) : [])]
}

const isSaid = (analyzer: Analyzer, forms: string[], quotes: Quote[]): boolean =>
  isSaidIn(quotes, analyzer, terms => forms.some(form => terms.has(form)))
