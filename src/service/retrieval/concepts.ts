import type { Analyzer } from './analyzer.ts'
import type { Question } from './question.ts'
import { wordsOf } from './tokenizer.ts'
import { weights } from './weights.ts'

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
 */
export const conceptsOf = (
  { language, termsOf, isStopTerm, isContentTerm, synonymsOf }: Analyzer,
  { text, earlier, context }: Question,
  pageTitle: string,
  guess: (word: string) => string[]
): Concept[] => {
  const concepts = new Map<string, Concept>()
  const share = weights.concept
  const add = (source: string, weight: number, isAsked: boolean) => {
    for (const word of wordsOf(source)) {
      const guesses = guess(word).flatMap(termsOf)
      for (const [place, term] of termsOf(word).entries()) {
        if (isStopTerm(term) || concepts.has(term) || concepts.size >= conceptsAtMost) continue
        const isContent = isContentTerm(term)
        const terms = new Map([
          ...guesses.map(other => [other, share.guess] as const),
          ...[...synonymsOf(term)].map(other => [other, share.synonym] as const),
          [term, 1] as const
        ])
        const counts = weight * (place > 0 ? share.part : 1) * (isContent ? 1 : share.generic)
        concepts.set(term, { term, weight: counts, terms, isAsked, isContent })
      }
    }
  }
  const contentTerms = () => askedContent([...concepts.values()]).length
  const joinPhrases = (source: string) =>
    language.phrases.reduce((joined, [phrase, word]) => joined.replaceAll(phrase, word), source)

  add(joinPhrases(text), 1, true)
  // “Explain this” asks for what goes with it.
  const pointsAway = contentTerms() === 0
  for (const { value } of context) add(value, share.context, pointsAway)
  if (contentTerms() < 3 || language.followUp.test(text)) {
    for (const before of earlier.toReversed()) add(joinPhrases(before), share.earlier, true)
  }
  if (contentTerms() < 2) add(pageTitle, share.page, pointsAway && context.length === 0)
  return [...concepts.values()]
}

/** What of it is asked and can be looked up; nothing when a question is vague. */
export const askedContent = (concepts: Concept[]): Concept[] =>
  concepts.filter(({ isAsked, isContent }) => isAsked && isContent)
