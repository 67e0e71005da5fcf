import type { Quote } from './quote.ts'
import { type QuoteQuery, tellsStory } from './quote-query.ts'
import { isSaidIn, readPiece, readTitles } from './read-piece.ts'

/** Whether a question asks how something is done, and no quote says what is done, or what it is done to. */
export const lacksAction = (query: QuoteQuery, quotes: Quote[]): boolean => {
  const { text, analyzer } = query
  const groups = analyzer.language.phrasing.asksHow.exec(analyzer.joinPhrases(text))?.groups
  const { verb = '', object = '', thing = '' } = groups ?? {}
  const terms = (words: string[]) => words.flatMap(analyzer.termsOf)
  return (
    lacksOne(query, quotes, terms([verb, object])) ||
    !areSaidTogether(query, quotes, [...terms([verb]), ...thingIn(query, thing)])
  )
}

/** The last word that tells which thing it is: “budget” of “a budget month”, where months are spoken of everywhere. */
const thingIn = ({ text, analyzer: { termsOf }, relevance }: QuoteQuery, thing: string): string[] => {
  // What is read in the place of a phrase (“logged in”: login) is written in no page as one word.
  const written = new Set(termsOf(text))
  const telling = relevance.mainTerms(0)
  return termsOf(thing)
    .filter(term => written.has(term) && telling.includes(term))
    .slice(-1)
}

/** Whether one sentence says all of these terms, with its titles: who locks accounts does not lock a month. */
const areSaidTogether = ({ analyzer, relevance }: QuoteQuery, quotes: Quote[], terms: string[]): boolean =>
  terms.length === 0 ||
  quotes.some(({ chunk, pieces }) => {
    const titles = readTitles(analyzer, chunk)
    const unsaid = terms.filter(term => !relevance.says(titles, term))
    return pieces.some(piece => unsaid.every(term => relevance.says(readPiece(analyzer, piece).terms, term)))
  })

/** The share of what is asked from which on a term is what yes or no is asked of. */
const minShare = 0.3

/** Whether yes or no is asked of something, and no quote says it: that a lamp glows does not tell whether it blinks. */
export const lacksClaim = (query: QuoteQuery, quotes: Quote[]): boolean => {
  const { text, analyzer, relevance } = query
  const { asksWhether, asksHow } = analyzer.language.phrasing
  if (!asksWhether.test(text) || asksHow.test(text) || tellsStory(text)) return false
  // “Allowed” asks, and need not be said.
  const ofAsking = new Set(
    analyzer.termsOf([...text.matchAll(new RegExp(asksWhether, `${asksWhether.flags}g`))].join(' '))
  )
  return lacksOne(
    query,
    quotes,
    relevance.mainTerms(minShare).filter(term => !ofAsking.has(term))
  )
}

/** Whether there is one of these terms that no quote says. */
const lacksOne = ({ analyzer, relevance }: QuoteQuery, quotes: Quote[], terms: string[]): boolean =>
  !terms.every(term => isSaidIn(quotes, analyzer, said => relevance.says(said, term)))
