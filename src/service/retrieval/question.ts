import type { ContextItem } from '../../protocol/index.ts'
import { synonymsOf } from './synonyms.ts'
import { termsOf, wordsOf } from './terms.ts'
import { stopTerms, weakTerms } from './words.ts'

/** What is asked, in the reader’s words and with what goes with it. Its texts are cut before anything reads them. */
export interface Question {
  text: string
  /** Earlier questions of the same thread, oldest first. */
  earlier: string[]
  context: ContextItem[]
  currentPath: string | undefined
}

/** One thing that a question is about: a term, and those that may stand for it. */
export interface Concept {
  term: string
  /** How much it counts, 1 at most. */
  weight: number
  /** Terms that stand for it, and how well: 1 for the term itself. */
  terms: ReadonlyMap<string, number>
  /** Whether the question has it, or the one that it leans on, and not what goes with the question. */
  asked: boolean
}

/** How well a synonym, or what a word was meant to be, stands for a word, and how much the words beside the question’s own telling ones count. */
const share = { part: 0.3, synonym: 0.6, guess: 0.3, weak: 0.45, context: 0.3, earlier: 0.6, page: 0.3 }

/**
 * What a question is about. Context that goes with it counts a little; so does the question before, when this one
 * leans on it (“and in Vue?”), and the page that is open, when it says too little even so (“what does this do?”).
 *
 * @param guess Tells what a word that no page holds may have been meant to be.
 */
export const conceptsOf = (
  { text, earlier, context }: Question,
  pageTitle: string,
  guess: (word: string) => string[]
): Concept[] => {
  const concepts = new Map<string, Concept>()
  const add = (source: string, weight: number, asked: boolean) => {
    for (const word of wordsOf(source)) {
      const guesses = guess(word).flatMap(termsOf)
      for (const [place, term] of termsOf(word).entries()) {
        if (stopTerms.has(term) || concepts.has(term) || concepts.size >= conceptsAtMost) continue
        const terms = new Map([
          ...guesses.map(other => [other, share.guess] as const),
          ...[...synonymsOf(term)].map(other => [other, share.synonym] as const),
          [term, 1] as const
        ])
        concepts.set(term, {
          term,
          weight: weight * (place > 0 ? share.part : 1) * (weakTerms.has(term) ? share.weak : 1),
          terms,
          asked
        })
      }
    }
  }
  add(plainPhrases(text), 1, true)
  // “Explain this” asks for what goes with it.
  const pointsAway = telling(concepts) === 0
  for (const { value } of context) add(value, share.context, pointsAway)
  if (leansOnWhatWasBefore(text, concepts))
    for (const before of earlier.toReversed()) add(plainPhrases(before), share.earlier, true)
  if (telling(concepts) < 2) add(pageTitle, share.page, pointsAway && context.length === 0)
  return [...concepts.values()]
}

/** Characters of a question, and of a context item, which may be a whole file: the beginning tells what it is about. */
const length = { text: 2_000, context: 600 }
/** Earlier questions and context items that are read. */
const most = { earlier: 2, context: 10 }

/** What is read of a question: a client may send megabytes. */
export const cut = ({ text, earlier, context, currentPath }: Question): Question => ({
  text: text.slice(0, length.text).trim(),
  earlier: earlier.slice(-most.earlier).map(before => before.slice(0, length.text)),
  context: context.slice(0, most.context).map(item => ({ ...item, value: item.value.slice(0, length.context) })),
  currentPath
})

/** Whoever asks of more things at once asks of none. */
const conceptsAtMost = 60

/** Whether nothing is named that could be looked up. */
export const isVague = (concepts: Concept[]): boolean =>
  !concepts.some(({ term, asked }) => asked && !weakTerms.has(term))

const leansOnWhatWasBefore = (text: string, concepts: ReadonlyMap<string, Concept>): boolean =>
  telling(concepts) < 3 || /^\s*(and|but|or|also|what about|how about|then|so)\b/i.test(text)

const telling = (concepts: ReadonlyMap<string, Concept>): number =>
  [...concepts.values()].filter(({ term, asked }) => asked && !weakTerms.has(term)).length

/** Whether somebody tells of trouble: what the words below say is seldom in a heading. */
export const tellsOfTrouble = (text: string): boolean => troubleWords.test(text)

const troubleWords =
  /\b(not|never|nothing|cannot|fail(s|ed|ing)?|errors?|broken|wrong|missing|stuck|crash(es|ed)?|complain\w*|slow|why|twice|keeps|mismatch|too (many|often|slow|much)|cut off)\b|n['’]t\b/i

/** Whether it is asked what something is, not how it is done. */
export const asksWhatItIs = (text: string): boolean =>
  /^(what('s| is| are)|explain|define)\s+(an?\s+|the\s+)?[\w.-]+(\s+[\w.-]+)?\s*\??$/i.test(text)

/** Whether something of the code itself is named: `useChat`, `max_tokens`, `run()`. */
export const namesCode = (text: string): boolean => /[a-z][A-Z]|\w_\w|\w\(\)|`/.test(text)

/** Phrases of small words that mean something only together. */
const plainPhrases = (text: string): string =>
  text
    .replaceAll(/\b(log|sign)(ged|ging|s)?[ -]?(in|on)\b/gi, 'login')
    .replaceAll(/\bget(ting)? started\b/gi, 'quickstart')
    .replaceAll(/\bset(ting|s)?[ -]?up\b/gi, 'setup')
    .replaceAll(/\btry(ing)? again\b/gi, 'retry')
    .replaceAll(/\b(at the same time|side by side|at once)\b/gi, 'parallel')
    .replaceAll(/\bserver[ -]sent events?\b/gi, 'sse')
    .replaceAll(/\bfall(s|ing)? back\b/gi, 'fallback')
    .replaceAll(/\b(speech|audio|voice|recording)s?[ -]to[ -]text\b/gi, '$1 transcription')
