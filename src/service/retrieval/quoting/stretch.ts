import { linesOf, type Piece, wordsOf } from './pieces.ts'

/** What there is room for: words of prose before the first code, all words, and lines of code. */
export interface Room {
  words: number
  all: number
  lines: number
  /** Whether a single piece has to keep to it as well. */
  isStrict?: true
}

/** Pieces of a section that follow one another. */
export interface Stretch {
  from: number
  /** The first piece that is no more of it. */
  to: number
  /** How likely it has what answers. */
  likelihood: number
  /** The same, less what it costs to read. */
  worth: number
}

/** What reading costs, as likelihood. Code is looked over. */
const cost = { word: 0.0008, wordBehindCode: 0.0003, line: 0.0004 }

/** Longer paragraphs are also quoted from their middle. */
const longParagraph = 25

/** The stretch of a section that is most worth reading. A single piece may be longer than there is room for, unless that is strict. */
export const bestStretch = (pieces: Piece[], likelihoods: readonly number[], room: Room): Stretch | undefined => {
  let best: Stretch | undefined
  for (const from of startsIn(pieces)) {
    let [words, all, lines, likelihood, isBehindCode] = [0, 0, 0, 0, false]
    for (let to = from + 1; to <= pieces.length; to++) {
      const piece = pieces[to - 1] as Piece
      all += piece.words
      lines += piece.lines
      likelihood += likelihoods[to - 1] ?? 0
      if (piece.kind === 'code') isBehindCode = true
      if (!isBehindCode) words += piece.words
      if (mayNotExceed(to - from, room) && (words > room.words || all > room.all || lines > room.lines)) break
      if (piece.isLeadIn && to < pieces.length) continue
      const worth = likelihood - cost.word * words - cost.wordBehindCode * (all - words) - cost.line * lines
      if (!best || worth > best.worth) best = { from, to, likelihood, worth }
    }
  }
  return best && rounded(pieces, best, room)
}

const mayNotExceed = (pieces: number, { isStrict }: Room): boolean => pieces > 1 || isStrict === true

/** So many words more are read gladly when then nothing is cut. */
const gladlyRead = 15

/** To the end of its last block, with the code behind it, and to the end of the section, where little of them is left. */
const rounded = (pieces: Piece[], stretch: Stretch, room: Room): Stretch => {
  const { from } = stretch
  let { to } = stretch
  const extend = (end: number) => {
    const more = pieces.slice(to, end)
    const lines = linesOf(pieces.slice(from, end))
    if (wordsOf(more) <= gladlyRead && lines <= room.lines) to = end
  }
  const last = pieces[to - 1]
  extend(pieces.findLastIndex(({ block }) => block === last?.block) + 1)
  if (pieces[to]?.kind === 'code') extend(to + 1)
  extend(pieces.length)
  return { ...stretch, to }
}

/** As long as the pieces themselves are remembered: it is the same for every question, and asked for each further quote. */
const remembered = new WeakMap<Piece[], number[]>()

const startsIn = (pieces: Piece[]): number[] => {
  const starts = remembered.get(pieces) ?? findStarts(pieces)
  remembered.set(pieces, starts)
  return starts
}

/** Where a quote may begin: with a block, an item, a row, a sentence of a long paragraph; not behind what leads in to it. */
const findStarts = (pieces: Piece[]): number[] =>
  pieces.flatMap((piece, at) => {
    const before = pieces[at - 1]
    if (before && (before.isLeadIn || (piece.kind === 'code' && before.kind === 'sentence'))) return []
    const isLong = () => wordsOf(pieces.filter(({ block }) => block === piece.block)) > longParagraph
    return piece.isFirst || piece.kind !== 'sentence' || isLong() ? [at] : []
  })
