import { linesOf, type Piece, wordsOf } from './pieces.ts'

/** The room of a quote: words of prose before the first code, all words, and lines of code. */
export interface Room {
  words: number
  all: number
  lines: number
  /** Whether a single piece must fit in as well. */
  isStrict?: true
}

/** Consecutive pieces of a section. */
export interface Stretch {
  from: number
  /** The index after its last piece. */
  to: number
  /** How likely it contains the answer. */
  likelihood: number
  /** The likelihood, less the cost of reading. */
  worth: number
}

/** The cost of reading, as likelihood. Code is only skimmed. */
const cost = { word: 0.0008, wordBehindCode: 0.0003, line: 0.0004 }

/** Paragraphs of more words are also quoted from their middle. */
const longParagraph = 25

/**
 * The stretch of a section that is most worth reading. A single piece may exceed the room, prose also with what introduces
 * it, unless that is strict.
 *
 * @param leans Whether a sentence is only understood after the one before it.
 */
export const bestStretch = (
  pieces: Piece[],
  likelihoods: readonly number[],
  room: Room,
  leans: (piece: Piece) => boolean
): Stretch | undefined => {
  let best: Stretch | undefined
  for (const from of startsIn(pieces)) {
    let [words, all, lines, likelihood, isBehindCode] = [0, 0, 0, 0, false]
    const alone = endOfFirst(pieces, from)
    for (let to = from + 1; to <= pieces.length; to++) {
      const piece = pieces[to - 1] as Piece
      all += piece.words
      lines += piece.lines
      likelihood += likelihoods[to - 1] ?? 0
      if (piece.kind === 'code') isBehindCode = true
      if (!isBehindCode) words += piece.words
      if (mustFit(to > alone, room) && (words > room.words || all > room.all)) break
      if (mustFit(to > from + 1, room) && lines > room.lines) break
      if (piece.isLeadIn && to < pieces.length) continue
      const worth = likelihood - cost.word * words - cost.wordBehindCode * (all - words) - cost.line * lines
      if (!best || worth > best.worth) best = { from, to, likelihood, worth }
    }
  }
  return best && extendToEnds(pieces, best, room, leans)
}

/** The end of the first piece from a place on that introduces nothing. */
export const endOfFirst = (pieces: Piece[], from: number): number => {
  let at = from
  while (pieces[at]?.isLeadIn) at++
  return Math.min(at + 1, pieces.length)
}

const mustFit = (isLonger: boolean, { isStrict }: Room): boolean => isLonger || isStrict === true

/** A stretch may become longer by so many words, so that nothing is cut. */
const maxExtension = 15

/**
 * Extends a stretch to the end of its block, over code after it with the sentence that says what the code does, and to
 * the end of the section, if little is left; over the rest of a list that is introduced or numbered, if there is room,
 * because a few items alone mislead.
 */
const extendToEnds = (pieces: Piece[], stretch: Stretch, room: Room, leans: (piece: Piece) => boolean): Stretch => {
  const { from } = stretch
  let { to } = stretch
  const extend = (end: number, maxWords = 0, further = maxExtension) => {
    const all = pieces.slice(from, end)
    const most = Math.max(maxWords, wordsOf(pieces.slice(from, to)) + further)
    if (wordsOf(all) <= most && linesOf(all) <= room.lines) to = end
  }
  const last = pieces[to - 1]
  const isOfBlock = ({ block }: Piece) => block === last?.block
  const start = pieces.findIndex(isOfBlock)
  const isIntroduced = start > from && pieces[start - 1]?.isLeadIn
  const isWhole = last?.node.type === 'list' && (last.node.ordered || isIntroduced)
  const end = pieces.findLastIndex(isOfBlock) + 1
  const introducesCode = pieces[end - 1]?.isLeadIn && pieces[end]?.kind === 'code'
  extend(end, isWhole ? room.all : 0, introducesCode ? 2 * maxExtension : maxExtension)
  if (pieces[to]?.kind === 'code') extend(to + 1)
  const next = pieces[to]
  if (pieces[to - 1]?.kind === 'code' && next && explainsCode(next, leans)) extend(to + 1)
  extend(pieces.length)
  return { ...stretch, to: withIntroduced(pieces, from, to, room) }
}

/** Words of “In this tutorial, you learn how to:”, which says nothing without what it introduces. */
const saysLittle = 8

/** The end of a stretch whose last piece introduces more: over as much of that as there is room for, or before it. */
const withIntroduced = (pieces: Piece[], from: number, to: number, room: Room): number => {
  if (!pieces[to - 1]?.isLeadIn) return to
  const block = pieces[to]?.block
  const fits = (end: number) =>
    wordsOf(pieces.slice(from, end)) <= room.all && linesOf(pieces.slice(from, end)) <= room.lines
  let end = to
  while (pieces[end] && pieces[end]?.block === block && fits(end + 1)) end++
  const isCut = end === to && to < pieces.length
  return isCut && (pieces[to - 1] as Piece).words <= saysLittle ? to - 1 : end
}

/** “This function returns …”, or the rest of a sentence that the code is a part of. */
const explainsCode = (piece: Piece, leans: (piece: Piece) => boolean): boolean =>
  piece.kind === 'sentence' && !piece.isLeadIn && (/^\p{Ll}/u.test(piece.text.trimStart()) || leans(piece))

/** Kept as long as the pieces themselves: starts are the same for all questions, and each further quote needs them. */
const cache = new WeakMap<Piece[], number[]>()

const startsIn = (pieces: Piece[]): number[] => {
  const starts = cache.get(pieces) ?? findStarts(pieces)
  cache.set(pieces, starts)
  return starts
}

/** Whether it is code behind the sentence that it shows, or the styles of an example behind its code. */
const belongsBehind = ({ kind, node }: Piece, before: Piece): boolean =>
  kind === 'code' &&
  (before.kind === 'sentence' || (before.kind === 'code' && node.type === 'code' && styles.test(node.lang ?? '')))

const styles = /^(?:s?css|sass|less)$/i

/** Where a quote may begin: at a block, item, row or sentence of a long paragraph, but not after what introduces it. */
const findStarts = (pieces: Piece[]): number[] =>
  pieces.flatMap((piece, at) => {
    const before = pieces[at - 1]
    if (before && (before.isLeadIn || belongsBehind(piece, before))) return []
    const isLong = () => wordsOf(pieces.filter(({ block }) => block === piece.block)) > longParagraph
    return piece.isFirst || piece.kind !== 'sentence' || isLong() ? [at] : []
  })
