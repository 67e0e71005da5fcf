import { type Page, readSections } from '../docs/index.ts'
import { refersBack } from './analysis/languages/back-references.ts'
import { beginsAsQuestion } from './analysis/languages/interrogatives.ts'
import { systemsIn } from './analysis/systems.ts'
import { withInitials } from './analysis/tokenizer.ts'
import { isOnlyLinks } from './chunking/blocks.ts'
import type { Chunk } from './chunking/chunks.ts'
import type { Corpus } from './corpus.ts'
import { analyzerFor, findPages, readQuestion } from './find-pages.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import type { Asked } from './quoting/asked.ts'
import { isComparing } from './quoting/comparing.ts'
import { type Definition, definitionIn } from './quoting/definitions.ts'
import { messageIn } from './quoting/messages.ts'
import { chooseQuotes, type Quote } from './quoting/quotes.ts'
import { type Relevance, relevanceOf } from './quoting/relevance.ts'
import { setOffMessageIn } from './quoting/set-off-message.ts'
import { titledPartIn } from './quoting/titled-part.ts'
import { asksForChanges } from './ranking/boost.ts'
import { comparedSubjects } from './ranking/comparison.ts'
import { askedContent } from './ranking/concepts.ts'
import { isDocumented } from './ranking/own-name.ts'
import type { Question } from './ranking/question.ts'
import type { RankedPage } from './ranking/rank.ts'
import { pickSections } from './ranking/sections.ts'
import { unknownWords } from './ranking/unknown-words.ts'
import { checkedByQuotes, isHeaded, type Verdict, verdictFor } from './verdict.ts'
import { weights } from './weights.ts'

export interface Retrieval {
  /** Sections to answer from, best first: one of each page, and more of a page only where pages run out. */
  sections: Chunk[]
  /** How well each section fits, compared with the first. */
  scores: number[]
  verdict: Verdict
  /** What of them, or of other sections of their pages, most likely answers, best first. */
  quotes: () => Quote[]
  /** Of the sections those that hold what the question is mainly about; changelogs only when it asks for changes. */
  related: () => Chunk[]
  /** Words of the question of which no page holds a synonym either, a few at most. */
  unknown: string[]
  /** When only another version than the reader’s answers: the one that was asked for, and the one that answers. */
  otherVersion?: { asked: string; found: string } | undefined
  /** Whether the question names nothing at all: “help”, “thanks”. */
  isVague: boolean
}

export interface RetrievalOptions {
  /** How many sections. */
  limit: number
  accepts: (page: Page) => boolean
}

/** Finds the sections that a question is about: of one that can stand by itself and is answered so, whatever was asked before. */
export const retrieve = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  if (asked.earlier.length > 0 && standsAlone(corpus, asked)) {
    const alone = retrieveFor(corpus, { ...asked, earlier: [] }, options)
    if (alone.verdict === 'clearly') return alone
  }
  return retrieveFor(corpus, asked, options)
}

/** Whether nothing in a question says that it goes on with its thread. */
const standsAlone = (corpus: Corpus, question: Question): boolean => {
  const { language, termsOf, isContentTerm } = analyzerFor(corpus, question)
  const { text } = question
  const isWhole = beginsAsQuestion.test(text) || new Set(termsOf(text).filter(isContentTerm)).size > 1
  return isWhole && !language.followUp.test(text) && !refersBack.test(text)
}

/** Finds the sections; of a question that compares two things, those that say how they differ or what they are. */
const retrieveFor = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const question = readQuestion(corpus, asked)
  const { asked: about, ...found } = search(corpus, question, options)
  const things = comparedSubjects(analyzerFor(corpus, question).language, question.text)
  if (!things) return found
  // What says itself how they differ is better than what each of them is.
  const [best] = things.some(hasWord) ? found.quotes() : []
  if (best && isComparing(about, best)) return { ...found, verdict: 'clearly' }
  return withCompared(
    found,
    things.map(thing => openingOf(corpus, thing, question, options)),
    // Words lead to what tells of both by themselves, signs do not.
    !things.some(hasWord),
    options.limit
  )
}

/** With what the two things are that a question compares, if pages say that of both. */
const withCompared = (
  found: Retrieval,
  openings: (Quote | undefined)[],
  mayBeOnePlace: boolean,
  limit: number
): Retrieval => {
  const [first, second] = openings.map(quote => quote?.chunk)
  if (!first || !second) return found
  const isOnePlace = first.page === second.page && first.anchor === second.anchor
  if (isOnePlace && !mayBeOnePlace) return found
  const explained = isOnePlace ? openings.slice(0, 1) : openings
  const compared = explained.flatMap(quote => (quote ? [{ chunk: quote.chunk, score: 1 }] : []))
  const others = found.sections
    .map((chunk, index) => ({ chunk, score: weights.besideComparison * (found.scores[index] ?? 0) }))
    .filter(({ chunk }) => chunk.page !== first.page && chunk.page !== second.page)
  const all = [...compared, ...others].slice(0, limit)
  return {
    ...found,
    quotes: () => explained.flatMap(quote => quote ?? []),
    sections: all.map(({ chunk }) => chunk),
    scores: all.map(({ score }) => score),
    verdict: 'clearly'
  }
}

const search = (
  corpus: Corpus,
  question: Question,
  { limit, accepts }: RetrievalOptions
): Retrieval & { asked: Asked } => {
  const { index, concepts, ranked: found } = findPages(corpus, question, accepts)
  const { analyzer } = index
  const pasted = messageIn(found, index, question.text)
  const title = pasted ? undefined : titledPartIn(found, index, question.text)
  const message = pasted ?? (title ? undefined : setOffMessageIn(found, index, question.text, accepts))
  // Where one of two things is defined, nothing is said of how they differ.
  const asksOther = message || title || comparedSubjects(analyzer.language, question.text)
  const definition = asksOther ? undefined : definitionIn(found, index, concepts, question.text, accepts)
  const meant = message ?? title ?? definition
  const ranked = meant ? withFirst(found, meant) : found
  const sections = pickSections(ranked, limit)
  const relevance = relevanceOf(index.terms, concepts)
  const unknown = unknownWords(index, question.text)
  const asked: Asked = {
    text: question.text,
    analyzer,
    relevance,
    definition,
    message: message?.piece,
    title: title?.piece,
    systems: systemsIn(question.text).filter(({ name }) => !isDocumented(index, name)),
    unknown
  }
  let chosen: Quote[] | undefined
  const quotes = () => {
    chosen ??= chooseQuotes(ranked, asked).slice(0, limit)
    return chosen
  }
  const verdict = isHeaded({ index, ranked }, question, asked, quotes)
    ? 'clearly'
    : checkedByQuotes(meant ? 'clearly' : verdictFor({ index, concepts, ranked }, question), asked, quotes)
  return {
    sections: sections.map(({ chunk }) => chunk),
    scores: sections.map(({ score }) => score / (sections[0]?.score || 1)),
    verdict,
    asked,
    quotes,
    related: () =>
      relatedAmong(
        sections.map(({ chunk }) => chunk),
        index,
        relevance,
        asksForChanges(analyzer, question, concepts)
      ),
    unknown,
    isVague: askedContent(concepts).length === 0
  }
}

/** With the place first that is meant. */
const withFirst = (ranked: RankedPage[], { page, chunk }: Pick<Definition, 'page' | 'chunk'>): RankedPage[] => {
  const others = page.chunks.filter(other => other !== chunk)
  const first = { ...page, score: ranked[0]?.score ?? 1, chunks: [{ ...chunk, score: 1 }, ...others] }
  return [first, ...ranked.filter(other => other !== page)]
}

/** The share of what is asked that a section holds which is worth naming. */
const mainTerms = 0.6

const relatedAmong = (sections: Chunk[], index: SearchIndex, { shareOf }: Relevance, asksChanges: boolean): Chunk[] =>
  sections.filter(chunk => {
    if (chunk.kinds.isChangelog && !asksChanges) return false
    const section = readSections(chunk.page).find(({ anchor }) => anchor === chunk.anchor)
    if (section && isOnlyLinks(section)) return false
    const terms = index.chunksOf(chunk.page.file).find(indexed => isSame(indexed.chunk, chunk))?.terms
    return terms !== undefined && shareOf(terms) >= mainTerms
  })

/** Whether it is the same place of a page, which may have been read again since. */
const isSame = (one: Chunk, other: Chunk): boolean =>
  one.anchor === other.anchor && one.heading === other.heading && one.from === other.from

/** Whether it is more than signs. */
const hasWord = (thing: string): boolean => /[\p{L}\p{N}]/u.test(thing)

/** What a page or a section says of the thing that it is named after. */
const openingOf = (corpus: Corpus, thing: string, question: Question, options: RetrievalOptions): Quote | undefined => {
  const { language, termsOf, isStopTerm } = analyzerFor(corpus, question)
  const text = language.define(thing)
  const { sections, quotes } = search(corpus, { ...question, text, earlier: [] }, options)
  const [section] = sections
  if (!section) return
  const titles = `${withInitials(section.page.title)}\n${section.heading}`
  const named = new Set(termsOf(titles))
  const terms = termsOf(thing).filter(term => !isStopTerm(term))
  const isNamed = hasWord(thing)
    ? terms.length > 0 && terms.every(term => named.has(term))
    : titles.replaceAll(' ', '').includes(thing)
  if (!isNamed) return
  const quote = quotes().find(({ chunk }) => isSame(chunk, section))
  return quote && { ...quote, pieces: quote.likeliest }
}
