import { readSections } from '../../docs/index.ts'
import { wordsOf } from '../analysis/tokenizer.ts'
import type { Chunk } from '../chunking/chunks.ts'
import type { RankedPage } from '../ranking/rank.ts'
import type { Definition } from './definitions.ts'
import { type Piece, piecesOf } from './pieces.ts'

/** `TypeError: …`, `[ERROR]: …`, `FATAL: …`: only then are sections read word by word. */
const pasted =
  /(?:\b(?:error|fatal|warning|panic|exception)\b|(?:Error|Exception|Warning)\b)\]?(?: ?\[[^\]]*\])?(?: ?\([^()]*\))?\s*:/i

/** Pages, best first, and chunks of each whose sections are read. */
const max = { pages: 15, chunks: 8 }

/** Words in a row that no two texts have by chance. Names and numbers within a message differ from one to the next. */
const minWords = 6

/** Finds the place where the documentation has the error message that a question pastes, or a long part of it. */
export const messageIn = (ranked: RankedPage[], text: string): Pick<Definition, 'page' | 'chunk'> | undefined => {
  if (!pasted.test(text)) return
  const asked = lowerWords(text)
  return ranked
    .slice(0, max.pages)
    .flatMap(page =>
      page.chunks
        .slice(0, max.chunks)
        .map(chunk => ({ page, chunk, words: longestRun(asked, piecesAround(chunk.chunk)) }))
    )
    .filter(({ words }) => words >= minWords)
    .sort((a, b) => b.words - a.words)[0]
}

const lowerWords = (text: string): string[] => wordsOf(text.toLowerCase())

const piecesAround = ({ page, anchor }: Chunk): Piece[] => {
  const section = readSections(page).find(each => each.anchor === anchor)
  return section ? piecesOf(section) : []
}

/** How many words in a row the pieces have at most as they are asked. */
const longestRun = (asked: string[], pieces: Piece[]): number => {
  const places = new Map<string, number[]>()
  for (const [at, word] of asked.entries()) places.set(word, [...(places.get(word) ?? []), at])
  let longest = 0
  let before = new Map<number, number>()
  for (const word of pieces.flatMap(({ text }) => lowerWords(text))) {
    before = new Map((places.get(word) ?? []).map(at => [at, (before.get(at - 1) ?? 0) + 1]))
    longest = Math.max(longest, ...before.values())
  }
  return longest
}
