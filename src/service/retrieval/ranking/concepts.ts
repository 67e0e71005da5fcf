import { count } from '../../../shared/numbers.ts'
import type { Analyzer } from '../analysis/analyzer.ts'
import { numberedNames } from '../analysis/joined-terms.ts'
import { refersBack } from '../analysis/languages/back-references.ts'
import type { Language } from '../analysis/languages/language.ts'
import { compoundsIn, dotFilesIn, hasSign, identifiersIn, isFileName, joinedNames } from '../analysis/names.ts'
import { isTechnology } from '../analysis/product-names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import { weights } from '../weights.ts'
import { capitalisedNames } from './capitalised-names.ts'
import { smallWordNames } from './name-terms.ts'
import type { Question } from './question.ts'
import type { Vocabulary } from './vocabulary.ts'

/** One subject of a question: a term, and its substitutes, such as synonyms. */
export interface Concept {
  term: string
  /** How much it counts, at most 1. */
  weight: number
  /** The term itself, with 1, and its substitutes, each with how well it stands for the term. */
  terms: ReadonlyMap<string, number>
  /** Whether the reader asks for it: it stands in the question, or in what the question refers to. */
  isAsked: boolean
  /** Whether it says what the question is about, unlike a generic word. */
  isContent: boolean
}

/** Further concepts are ignored: a question with so many is about none of them. */
const maxConcepts = 60

interface Understanding {
  /** What a question that says too little is about, such as the title of the open page. Default: nothing. */
  leaning?: string
  /** Guesses what the reader meant by a word that no page holds. Default: nothing. */
  guess?: (word: string) => string[]
  /** What the pages hold. Default: every word as it is. */
  vocabulary?: Vocabulary
}

/**
 * Finds what a question is about. Its context counts a little; so do earlier questions, when this one depends on them
 * (“and in Vue?”), and what it leans on, when it still says too little (“what does this do?”).
 */
export const conceptsOf = (
  analyzer: Analyzer,
  { text, earlier, context }: Question,
  { leaning = '', guess = () => [], vocabulary = everything }: Understanding = {}
): Concept[] => {
  const { language, termsOf, joinPhrases } = analyzer
  const { holds } = vocabulary
  const shares = weights.concept
  const { concepts, add, addName } = createConcepts(analyzer, text, guess, vocabulary)
  const contentTerms = () => askedContent([...concepts.values()]).length

  const signed = signedNames(text, analyzer, holds)
  for (const name of signed) addName(name, 1)
  const words = text.replaceAll(/(?:--|@)[a-z][\w-]*/gi, name => (signed.includes(name.toLowerCase()) ? '' : name))
  add(joinPhrases(words), 1, true)
  for (const name of signed) add(name, shares.part, true)
  for (const term of joinedTerms(text, termsOf)) addName(term, shares.joined)
  for (const name of smallWordNames(analyzer, text, holds)) addName(name, 1)
  if (language.namesKeywords.test(text)) for (const term of termsOf(text)) addName(term, 1)
  // “Explain this” asks about its context.
  const asksOnlyForContext = contentTerms() === 0
  for (const { value } of context) add(value, shares.context, asksOnlyForContext)
  if (contentTerms() < 3 || language.followUp.test(text)) {
    for (const question of withoutReplaced(language, text, earlier)) add(joinPhrases(question), shares.earlier, true)
  }
  if (contentTerms() < 2) add(leaning, shares.page, asksOnlyForContext && context.length === 0)
  return [...concepts.values()].map(concept => withoutAskedSubstitutes(concept, concepts))
}

/**
 * The earlier questions, the latest first, each without its names where one behind it has another, which is meant instead:
 * “What about Bun?”
 */
const withoutReplaced = (language: Language, text: string, earlier: string[]): string[] => {
  let isReplaced = replacesNames(language, text)
  return earlier.toReversed().map(question => {
    const names = isReplaced ? namesIn(language, question) : []
    isReplaced ||= replacesNames(language, question)
    return names.reduce((left, name) => left.replaceAll(name, ' '), question)
  })
}

/** Whether a question has names, and refers to nothing that was named before. */
const replacesNames = (language: Language, text: string): boolean =>
  !refersBack.test(text) && namesIn(language, text).length > 0

/** Products, and what is written as a name, unless all nouns are. */
const namesIn = ({ capitalisesNouns }: Language, text: string): string[] => [
  ...(capitalisesNouns ? [] : capitalisedNames(text)),
  ...wordsOf(text).filter(word => isTechnology(word.toLowerCase()))
]

/** Collects concepts by their terms. What is added first counts. */
const createConcepts = (
  { termsOf, isStopTerm, isContentTerm, synonymsOf, relatedTo }: Analyzer,
  question: string,
  guess: (word: string) => string[],
  { holds, variantsOf }: Vocabulary
) => {
  const concepts = new Map<string, Concept>()
  const shares = weights.concept
  /** Of `.env` the file is meant: an environment is hardly it. */
  const fileTerms = new Set(dotFilesIn(question).flatMap(termsOf))
  const addWord = (word: string, weight: number, isAsked: boolean, joined: readonly string[] = []) => {
    const { isKnown, equivalents, compounds, parts } = variantsOf(word)
    const guesses = guess(word).flatMap(termsOf)
    for (const [place, ownTerm] of termsOf(word).entries()) {
      const isPart = place > 0
      if (isStopTerm(ownTerm)) continue
      const [equivalent] = isPart ? [] : equivalents
      const term = isKnown || !equivalent ? ownTerm : equivalent
      if (isStopTerm(term) || concepts.has(term) || concepts.size >= maxConcepts) continue
      if (parts.length > 0) {
        for (const part of parts) addWord(part, weight * shares.compound, isAsked)
        continue
      }
      const isContent = isContentTerm(ownTerm)
      const synonymShare = fileTerms.has(ownTerm) ? shares.related : shares.synonym
      const terms = new Map([
        ...guesses.map(guessed => [guessed, shares.guess] as const),
        ...(isPart ? [] : [...joined, ...compounds]).map(compound => [compound, shares.compound] as const),
        ...[...relatedTo(ownTerm)].map(related => [related, shares.related] as const),
        ...[...synonymsOf(ownTerm)].map(synonym => [synonym, synonymShare] as const),
        ...(isPart ? [] : equivalents).map(form => [form, 1] as const),
        [ownTerm, 1] as const
      ])
      const ownWeight = weight * (isPart ? shares.part : 1) * (isContent ? 1 : shares.generic)
      concepts.set(term, { term, weight: ownWeight, terms, isAsked, isContent })
    }
  }
  return {
    concepts: concepts as ReadonlyMap<string, Concept>,
    add(source: string, weight: number, isAsked: boolean) {
      const isSmall = (word: string) => termsOf(word).every(isStopTerm)
      const joined = joinedPairs(source, isSmall, pair => termsOf(pair).slice(0, 1).filter(holds))
      for (const word of wordsOf(source)) addWord(word, weight, isAsked, joined.get(word))
    },
    addName(term: string, weight: number) {
      if (concepts.has(term) || !holds(term)) return
      concepts.set(term, { term, weight, terms: new Map([[term, 1]]), isAsked: true, isContent: true })
    }
  }
}

/** Of `--watch` the flag is meant, more than its word, and of `@use` the directive, whose word alone says nothing. */
const signedNames = (text: string, { termsOf, isStopTerm }: Analyzer, holds: Vocabulary['holds']): string[] => {
  const isMeant = (name: string) => name.startsWith('--') || termsOf(name.slice(1)).every(isStopTerm)
  return joinedNames(text).filter(name => hasSign(name) && holds(name) && isMeant(name))
}

/**
 * Two words of a question that pages write as one stand for it both: `titlebar` for “title bar”.
 *
 * @param termsOf Terms of a word as far as pages hold them.
 */
const joinedPairs = (
  text: string,
  isSmall: (word: string) => boolean,
  termsOf: (word: string) => string[]
): Map<string, string[]> => {
  const joined = new Map<string, string[]>()
  for (const [, first = '', second = ''] of text.matchAll(pairs)) {
    if (isSmall(first) || isSmall(second)) continue
    for (const word of [first, second]) joined.set(word, [...(joined.get(word) ?? []), ...termsOf(first + second)])
  }
  return joined
}

const pairs = /(?<![\p{L}\p{N}_.-])(\p{L}{3,30}) (?=(\p{L}{3,30})(?![\p{L}\p{N}_-]))/gu

/** What is a term beside those of its words. A file that the reader names is where something stands, and not what it is. */
const joinedTerms = (text: string, termsOf: Analyzer['termsOf']): string[] => [
  ...identifiersIn(text)
    .filter(name => !isFileName(name))
    .flatMap(joinedNames),
  ...compoundsIn(text).flatMap(termsOf),
  ...numberedNames(text).flatMap(name => termsOf(name).slice(0, 1))
]

/** A term that is asked for is no substitute for another: “docker image” asks for two things, and both must occur. */
const withoutAskedSubstitutes = (concept: Concept, asked: ReadonlyMap<string, unknown>): Concept => ({
  ...concept,
  terms: new Map([...concept.terms].filter(([term]) => term === concept.term || !asked.has(term)))
})

/** The concepts that the reader asks for and that can be looked up; none when a question is vague. */
export const askedContent = (concepts: Concept[]): Concept[] =>
  concepts.filter(({ isAsked, isContent }) => isAsked && isContent)

/** Things that a question asks for, up to which it is short. */
export const shortQuestion = 2

/** The share of some words that is asked for, in whatever form: how much of a title or an address is about a question. */
export const askedShareBy = (concepts: Concept[]): ((words: string[]) => number) => {
  const asked = new Set(concepts.flatMap(({ terms }) => [...terms.keys()]))
  return words => count(words, word => asked.has(word)) / (words.length || 1)
}

/** Drops terms that are merely related: they help to find a page, but are no sign that it has what is asked. */
export const withoutRelated = ({ relatedTo }: Analyzer, concept: Concept): Concept => {
  const related = relatedTo(concept.term)
  const isSubstitute = (term: string, share: number) => share > weights.concept.related || !related.has(term)
  return { ...concept, terms: new Map([...concept.terms].filter(([term, share]) => isSubstitute(term, share))) }
}

const everything: Vocabulary = {
  holds: () => true,
  variantsOf: () => ({ isKnown: true, equivalents: [], compounds: [], parts: [] })
}
