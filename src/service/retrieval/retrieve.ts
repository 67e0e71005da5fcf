import { type Page, pathKey, readSections } from '../docs/index.ts'
import type { Analyzer } from './analysis/analyzer.ts'
import { refersBack } from './analysis/languages/back-references.ts'
import { beginsAsQuestion } from './analysis/languages/interrogatives.ts'
import { withNames } from './analysis/names.ts'
import { systemsIn } from './analysis/systems.ts'
import { withInitials } from './analysis/tokenizer.ts'
import { isOnlyLinks } from './chunking/blocks.ts'
import type { Chunk } from './chunking/chunks.ts'
import type { Corpus } from './corpus.ts'
import type { SearchIndex } from './indexing/search-index.ts'
import { lacksAnswerType } from './quoting/answer-type.ts'
import type { Asked } from './quoting/asked.ts'
import { isComparing } from './quoting/comparing.ts'
import { type Definition, definitionIn } from './quoting/definitions.ts'
import { messageIn, pastesMessage } from './quoting/messages.ts'
import { lacksNamedSubjects } from './quoting/named-subjects.ts'
import { chooseQuotes, type Quote } from './quoting/quotes.ts'
import { relevanceOf } from './quoting/relevance.ts'
import { lacksClaim, lacksRequest } from './quoting/request.ts'
import { titledPartIn } from './quoting/titled-part.ts'
import { asksForChanges } from './ranking/boost.ts'
import { comparedSubjects } from './ranking/comparison.ts'
import { askedContent, type Concept, conceptsOf } from './ranking/concepts.ts'
import { confidence } from './ranking/confidence.ts'
import { corrected } from './ranking/corrections.ts'
import { holdsNames, isNameLookup } from './ranking/named.ts'
import { isDocumented, withoutOwnName } from './ranking/own-name.ts'
import { type Question, truncateQuestion } from './ranking/question.ts'
import { type RankedPage, rankPages } from './ranking/rank.ts'
import { pickSections } from './ranking/sections.ts'
import { guessWord, unknownWords } from './ranking/unknown-words.ts'
import { vocabularyOf } from './ranking/vocabulary.ts'
import { type Verdict, verdictOf } from './verdict.ts'
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

/** For a question that compares two things, what they are comes first. */
const retrieveFor = (corpus: Corpus, asked: Question, options: RetrievalOptions): Retrieval => {
  const question = readQuestion(corpus, asked)
  const { asked: about, ...found } = search(corpus, question, options)
  const things = comparedSubjects(analyzerFor(corpus, question).language, question.text)
  // What says itself how they differ is better than what each of them is.
  const [best] = things?.some(hasWord) ? found.quotes() : []
  if (best && isComparing(about, best)) return { ...found, verdict: 'clearly' }
  const openings = things?.map(thing => openingOf(corpus, thing, question, options)) ?? []
  const [first, second] = openings.map(quote => quote?.chunk)
  if (!first || !second) return found
  const isOnePlace = first.page === second.page && first.anchor === second.anchor
  // Words lead to what tells of both by themselves, signs do not.
  if (isOnePlace && things?.some(hasWord)) return found
  const explained = isOnePlace ? openings.slice(0, 1) : openings
  const compared = explained.flatMap(quote => (quote ? [{ chunk: quote.chunk, score: 1 }] : []))
  const others = found.sections
    .map((chunk, index) => ({ chunk, score: weights.besideComparison * (found.scores[index] ?? 0) }))
    .filter(({ chunk }) => chunk.page !== first.page && chunk.page !== second.page)
  const all = [...compared, ...others].slice(0, options.limit)
  return {
    ...found,
    quotes: () => explained.flatMap(quote => quote ?? []),
    sections: all.map(({ chunk }) => chunk),
    scores: all.map(({ score }) => score),
    verdict: 'clearly'
  }
}

/** A question as it is looked for: no longer than need be, and with the names of the docs as they are spelled there. */
export const readQuestion = (corpus: Corpus, asked: Question): Question => {
  const question = truncateQuestion(asked, sentence => {
    const { termsOf, isContentTerm } = analyzerFor(corpus, { ...asked, text: sentence })
    return new Set(termsOf(sentence).filter(isContentTerm)).size > 1
  })
  const index: SearchIndex = { ...corpus.index, analyzer: analyzerFor(corpus, question) }
  const { namesOf, guessName } = index.spelling
  // A message that is pasted is looked for as it stands.
  const text = pastesMessage(question.text) ? question.text : withoutOwnName(index, question.text)
  return { ...question, text: corrected(index, withNames(text, namesOf, guessName)) }
}

/** A question is cut by its own language, or else by that of the page that is open. */
const analyzerFor = ({ index, pages }: Corpus, { text, currentPath }: Question): Analyzer => {
  const open = currentPath === undefined ? undefined : pages.get(pathKey(currentPath))
  return index.analyzerFor(text, open && index.languageOf(open.file).tag)
}

/** The share of what is asked that a section holds which is worth naming. */
const mainTerms = 0.6

/** A question as it is understood, and the pages that fit it, best first. */
interface Found {
  /** Cuts words by the language of the question. */
  index: SearchIndex
  concepts: Concept[]
  ranked: RankedPage[]
}

/**
 * @param guess Tells what a word that no page holds may have been meant to be.
 * @param leaning What a question that says too little is about. Default: the page that is open.
 */
export const findPages = (
  corpus: Corpus,
  question: Question,
  accepts: RetrievalOptions['accepts'],
  guess: (index: SearchIndex, word: string) => string[] = guessWord,
  leaning = titleOfOpen(corpus, question)
): Found => {
  const analyzer = analyzerFor(corpus, question)
  const index: SearchIndex = { ...corpus.index, analyzer }
  const concepts = conceptsOf(analyzer, question, leaning, word => guess(index, word), vocabularyOf(index, analyzer))
  return { index, concepts, ranked: rankPages(index, concepts, question, accepts) }
}

const titleOfOpen = ({ pages }: Corpus, { currentPath }: Question): string =>
  currentPath === undefined ? '' : (pages.get(pathKey(currentPath))?.title ?? '')

const search = (
  corpus: Corpus,
  question: Question,
  { limit, accepts }: RetrievalOptions
): Retrieval & { asked: Asked } => {
  const { index, concepts, ranked: found } = findPages(corpus, question, accepts)
  const { analyzer } = index
  const message = messageIn(found, index, question.text)
  const title = message ? undefined : titledPartIn(found, index, question.text)
  const definition = message || title ? undefined : definitionIn(found, index, concepts, question.text, accepts)
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
  const verdict = meant ? 'clearly' : verdictFor({ index, concepts, ranked }, question)
  return {
    sections: sections.map(({ chunk }) => chunk),
    scores: sections.map(({ score }) => score / (sections[0]?.score || 1)),
    verdict: checked(verdict, asked, quotes),
    asked,
    quotes,
    related: () => {
      const asksChanges = asksForChanges(analyzer, question, concepts)
      return sections.flatMap(({ chunk }) => {
        if (chunk.kinds.isChangelog && !asksChanges) return []
        const section = readSections(chunk.page).find(({ anchor }) => anchor === chunk.anchor)
        if (section && isOnlyLinks(section)) return []
        const terms = index.chunksOf(chunk.page.file).find(indexed => isSame(indexed.chunk, chunk))?.terms
        return terms && relevance.shareOf(terms) >= mainTerms ? [chunk] : []
      })
    },
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

/** Below this likelihood, what would be quoted has nothing to do with the question. */
const leastClose = 0.06

/** A verdict that what would be quoted bears out. */
const checked = (verdict: Verdict, asked: Asked, quotes: () => Quote[]): Verdict => {
  if (verdict === 'no') return 'no'
  if (verdict === 'perhaps') return quotes().some(({ likelihood }) => likelihood >= leastClose) ? 'perhaps' : 'no'
  return [lacksAnswerType, lacksNamedSubjects, lacksRequest, lacksClaim].some(lacks => lacks(asked, quotes))
    ? 'perhaps'
    : 'clearly'
}

/** Whether it is answered, as far as what was found can tell. */
const verdictFor = ({ index, concepts, ranked }: Found, question: Question): Verdict => {
  if (isNameLookup(index, concepts, question, ranked)) return 'clearly'
  const verdict = verdictOf(confidence(index, concepts, question, ranked))
  // Words that the docs do not have tell nothing against what they say of a name of the code.
  if (verdict === 'no') return holdsNames(index, question, ranked) ? 'perhaps' : 'no'
  const { analyzer, terms } = index
  if (analyzer.language === analyzer.cut) return verdict
  // Words that a question shares with pages in another language tell little of those that it does not share.
  return askedContent(concepts).every(({ term }) => terms.frequency(term) > 0) ? verdict : 'perhaps'
}

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
