import { beginsAsQuestion } from '../analysis/languages/interrogatives.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { RankedChunk, SearchResult } from '../ranking/rank.ts'
import { bestOfSections } from './candidates.ts'
import type { ExactMatch } from './exact-match.ts'
import { type Piece, piecesAround } from './pieces.ts'

/** `TypeError: …`, `[ERROR]: …`, `FATAL: …`: only then are sections read word by word. */
const pasted = /(?:\b(?:fatal|panic)|error|exception|warning)\b\]?(?: ?\[[^\]]*\])?(?: ?\([^()]*\))?\s*:/i

/** Pages, best first; sections of each, and characters of these; words that are asked, and places of each. */
const max = { pages: 6, sections: 6, characters: 40_000, words: 100, places: 3 }
/** Further pages, of which only sections are read that have most of the words. */
const further = { pages: 30, share: 0.7 }

/**
 * Words in a row that no two texts have by chance. Of a short message all are enough, but for a last one that may be the
 * name in question where none is set off.
 */
const minWords = { any: 6, short: 4 }

/** The code of an error, which tells more than its words: `error[E0255]:`, `error TS2345:`, `Error [ERR_X]:`. */
const errorCode = /\b(?:[Ee]rror|ERROR) ?[[( ](?=[A-Z]*[\d_])([A-Z][A-Z\d_]{2,60})[\])]?\s*:/

/** Whether a question pastes an error message. */
export const pastesMessage = (text: string): boolean => pasted.test(text)

/**
 * Finds the place where the documentation has the error message that a question pastes, its code, or a long part of it. A
 * text that asks nothing is a message where most of it stands there in a row.
 */
export const messageIn = ({ index, ranked }: SearchResult, text: string): ExactMatch | undefined => {
  const { analyzer, terms } = index
  const [head] = pasted.exec(text) ?? []
  if (head === undefined && asks(text)) return
  const code = errorCode.exec(text)?.[1]
  // The class of an error tells nothing, and what is asked before a message is no part of it.
  const message = head === undefined ? text : text.slice(text.indexOf(head) + head.length)
  const read = wordsFor(message)
  const words = read(message).slice(0, max.words)
  const enough = head === undefined ? Math.max(minWords.any, words.length / 2) : enoughOf(message)
  if (words.length < enough) return
  const asked = placesOf(words)
  const runIn = (pieces: Piece[]): number => {
    const said = textOf(pieces)
    const hasCode = code !== undefined && new RegExp(`(?<!\\w)${code}(?!\\w)`).test(said)
    return hasCode ? max.words : longestRun(asked, read(said))
  }
  const messageTerms = [...new Set(analyzer.termsOf(message).slice(0, max.words))]
  const hasMost = (chunk: RankedChunk) =>
    messageTerms.filter(term => terms.occurrences(chunk.terms, term) > 0).length >= further.share * messageTerms.length
  const [best] = ranked
    .slice(0, further.pages)
    .flatMap((page, place) =>
      bestOfSections(place < max.pages ? page.chunks : page.chunks.filter(hasMost))
        .slice(0, max.sections)
        .map(chunk => {
          const pieces = piecesAround(chunk.chunk)
          return { found: { page, chunk }, pieces, run: runIn(pieces) }
        })
    )
    .filter(({ run }) => run >= enough)
    .sort((a, b) => b.run - a.run)
  const [told] = best?.pieces.map(piece => ({ piece, run: runIn([piece]) })).sort((a, b) => b.run - a.run) ?? []
  return best && told && { ...best.found, piece: told.piece, as: 'message' }
}

/** Whether a text asks something: one that does not may be a message too, however it is worded. */
const asks = (text: string): boolean => /[?？؟]/.test(text) || beginsAsQuestion.test(text)

const enoughOf = (message: string): number => {
  const [firstLine = ''] = message.trim().split('\n', 1)
  const shortOf = firstLine.search(filled) < 0 ? 1 : 0
  return Math.min(minWords.any, Math.max(minWords.short, lowerWords(firstLine).length - shortOf))
}

/** What differs from one message to the next: what stands in quotation marks, backquotes or brackets. */
const filled = /`[^`\n]{1,80}`|"[^"\n]{1,80}"|(?<!\w)'[^'\n]{1,80}'(?!\w)|\[[^\]\n]{1,80}\]/g

const lowerWords = (text: string): string[] => wordsOf(text.replaceAll(filled, ' ').toLowerCase())

/** How a message is read: all words of one that is in quotation marks throughout, as `{"message": "Not found."}`. */
const wordsFor = (message: string): ((text: string) => string[]) =>
  lowerWords(message).length === 0 ? text => wordsOf(text.toLowerCase()) : lowerWords

/** Where each word stands: its first places, because a question may repeat one without end. */
const placesOf = (words: string[]): ReadonlyMap<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) places.set(word, [...(places.get(word) ?? []), at].slice(0, max.places))
  return places
}

const textOf = (pieces: Piece[]): string =>
  pieces
    .map(piece => piece.text)
    .join('\n')
    .slice(0, max.characters)

/** How many words in a row a text has at most as they are asked. */
const longestRun = (asked: ReadonlyMap<string, number[]>, said: string[]): number => {
  let longest = 0
  let before = new Map<number, number>()
  for (const word of said) {
    before = new Map((asked.get(word) ?? []).map(at => [at, (before.get(at - 1) ?? 0) + 1]))
    longest = Math.max(longest, ...before.values())
  }
  return longest
}
