import { wordsOf } from '../analysis/tokenizer.ts'
import type { RankedPage } from '../ranking/rank.ts'
import { bestOfSections, candidateOf } from './candidates.ts'
import type { Definition } from './definitions.ts'
import type { Piece } from './pieces.ts'

/** `TypeError: …`, `[ERROR]: …`, `FATAL: …`: only then are sections read word by word. */
const pasted =
  /(?:\b(?:error|fatal|warning|panic|exception)\b|(?:Error|Exception|Warning)\b)\]?(?: ?\[[^\]]*\])?(?: ?\([^()]*\))?\s*:/i

/** Pages, best first; sections of each, and characters of these; words that are asked, and places of each. */
const max = { pages: 6, sections: 6, characters: 40_000, words: 100, places: 3 }

/** Words in a row that no two texts have by chance. Names and numbers within a message differ from one to the next. */
const minWords = 6

/** Whether a question pastes an error message. */
export const pastesMessage = (text: string): boolean => pasted.test(text)

/** Finds the place where the documentation has the error message that a question pastes, or a long part of it. */
export const messageIn = (ranked: RankedPage[], text: string): Pick<Definition, 'page' | 'chunk'> | undefined => {
  if (!pastesMessage(text)) return
  const asked = placesOf(lowerWords(text).slice(0, max.words))
  return ranked
    .slice(0, max.pages)
    .flatMap(page =>
      bestOfSections(page.chunks)
        .slice(0, max.sections)
        .flatMap(chunk =>
          candidateOf(chunk.chunk).map(({ pieces }) => ({ page, chunk, run: longestRun(asked, pieces) }))
        )
    )
    .filter(({ run }) => run >= minWords)
    .sort((a, b) => b.run - a.run)[0]
}

const lowerWords = (text: string): string[] => wordsOf(text.toLowerCase())

/** Where each word stands: its first places, because a question may repeat one without end. */
const placesOf = (words: string[]): ReadonlyMap<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) places.set(word, [...(places.get(word) ?? []), at].slice(0, max.places))
  return places
}

/** How many words in a row the pieces have at most as they are asked. */
const longestRun = (asked: ReadonlyMap<string, number[]>, pieces: Piece[]): number => {
  const text = pieces.map(piece => piece.text).join('\n')
  let longest = 0
  let before = new Map<number, number>()
  for (const word of lowerWords(text.slice(0, max.characters))) {
    before = new Map((asked.get(word) ?? []).map(at => [at, (before.get(at - 1) ?? 0) + 1]))
    longest = Math.max(longest, ...before.values())
  }
  return longest
}
