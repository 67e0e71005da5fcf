import type { Analyzer } from '../analysis/analyzer.ts'
import { joinedNames } from '../analysis/names.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import { weights } from '../weights.ts'
import type { Question } from './question.ts'
import type { Variants } from './variants.ts'

/** One thing that a question is about: a term, and those that may stand for it. */
export interface Concept {
  term: string
  /** How much it counts, 1 at most. */
  weight: number
  /** Terms that stand for it, and how well: 1 for the term itself. */
  terms: ReadonlyMap<string, number>
  /** Whether the question has it, or the one that it leans on, and not what goes with the question. */
  isAsked: boolean
  /** Whether it says what the question is about, as a generic word does not. */
  isContent: boolean
}

/** A question with more concepts is about none of them. */
const conceptsAtMost = 60

/**
 * What a question is about. Context that goes with it counts a little; so does the question before, when this one
 * leans on it (“and in Vue?”), and the page that is open, when it says too little even so (“what does this do?”).
 *
 * @param guess Tells what a word that no page holds may have been meant to be.
 * @param variantsOf Tells under which other forms pages hold a word.
 */
export const conceptsOf = (
  { language, termsOf, isStopTerm, isContentTerm, synonymsOf, relatedTo, phrases }: Analyzer,
  { text, earlier, context }: Question,
  pageTitle: string,
  guess: (word: string) => string[],
  variantsOf: (word: string) => Variants = noVariants
): Concept[] => {
  const concepts = new Map<string, Concept>()
  const share = weights.concept
  const addWord = (word: string, weight: number, isAsked: boolean) => {
    const { isKnown, same, compounds, parts } = variantsOf(word)
    const guesses = guess(word).flatMap(termsOf)
    for (const [place, own] of termsOf(word).entries()) {
      if (isStopTerm(own)) continue
      const [other] = place > 0 ? [] : same
      const term = isKnown || !other ? own : other
      if (isStopTerm(term) || concepts.has(term) || concepts.size >= conceptsAtMost) continue
      if (parts.length > 0) {
        for (const part of parts) addWord(part, weight * share.compound, isAsked)
        continue
      }
      const isContent = isContentTerm(own)
      const terms = new Map([
        ...guesses.map(guessed => [guessed, share.guess] as const),
        ...(place > 0 ? [] : compounds).map(compound => [compound, share.compound] as const),
        ...[...relatedTo(own)].map(related => [related, share.related] as const),
        ...[...synonymsOf(own)].map(synonym => [synonym, share.synonym] as const),
        ...(place > 0 ? [] : same).map(form => [form, 1] as const),
        [own, 1] as const
      ])
      const counts = weight * (place > 0 ? share.part : 1) * (isContent ? 1 : share.generic)
      concepts.set(term, { term, weight: counts, terms, isAsked, isContent })
    }
  }
  const add = (source: string, weight: number, isAsked: boolean) => {
    for (const word of wordsOf(source)) addWord(word, weight, isAsked)
  }
  const addName = (term: string) => {
    if (concepts.has(term) || !variantsOf(term).isKnown) return
    concepts.set(term, { term, weight: 1, terms: new Map([[term, 1]]), isAsked: true, isContent: true })
  }
  const contentTerms = () => askedContent([...concepts.values()]).length
  const joinPhrases = (source: string) =>
    phrases.reduce((joined, [phrase, word]) => joined.replaceAll(phrase, word), source)

  add(joinPhrases(text), 1, true)
  for (const term of joinedNames(text)) addName(term)
  // “Explain this” asks for what goes with it.
  const pointsAway = contentTerms() === 0
  for (const { value } of context) add(value, share.context, pointsAway)
  if (contentTerms() < 3 || language.followUp.test(text)) {
    for (const before of earlier.toReversed()) add(joinPhrases(before), share.earlier, true)
  }
  if (contentTerms() < 2) add(pageTitle, share.page, pointsAway && context.length === 0)
  return [...concepts.values()].map(concept => withoutAsked(concept, concepts))
}

/** What is asked itself stands for nothing else: “docker image” asks for two things, and each is to be there. */
const withoutAsked = (concept: Concept, asked: ReadonlyMap<string, unknown>): Concept => ({
  ...concept,
  terms: new Map([...concept.terms].filter(([term]) => term === concept.term || !asked.has(term)))
})

/** What of it is asked and can be looked up; nothing when a question is vague. */
export const askedContent = (concepts: Concept[]): Concept[] =>
  concepts.filter(({ isAsked, isContent }) => isAsked && isContent)

/** What is merely related helps to find a page. It is no sign that a page has what is asked. */
export const withoutRelated = ({ relatedTo }: Analyzer, concept: Concept): Concept => {
  const related = relatedTo(concept.term)
  const isSame = (term: string, share: number) => share > weights.concept.related || !related.has(term)
  return { ...concept, terms: new Map([...concept.terms].filter(([term, share]) => isSame(term, share))) }
}

const noVariants = (): Variants => ({ isKnown: true, same: [], compounds: [], parts: [] })
