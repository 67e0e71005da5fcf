import { lettersOf } from './letters.ts'
import type { Slices } from './slices.ts'

/** The letters of a page in reading order, and the pieces of text that they come from. */
export interface PageText {
  letters: string
  pieces: readonly Piece[]
}

interface Piece {
  node: Text
  /** Where the piece begins in its node: a long one is read in several. */
  offset: number
  length: number
  /** Where its letters begin in those of the page. */
  start: number
}

/** Characters that are read at a time, and letters that are read at all. */
const longest = { piece: 20_000, page: 4_000_000 }

export const readPageText = async (root: Node, slices: Slices): Promise<PageText> => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
    node instanceof Element && node.matches(noContent) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  )
  const letters: string[] = []
  const pieces: Piece[] = []
  let start = 0
  for (let node = walker.nextNode(); node && start < longest.page; node = walker.nextNode()) {
    for (let offset = 0; node instanceof Text && offset < node.length; offset += longest.piece) {
      const text = node.data.slice(offset, offset + longest.piece)
      const found = lettersOf(text)
      pieces.push({ node, offset, length: text.length, start })
      letters.push(found)
      start += found.length
    }
    const pause = slices()
    if (pause) await pause
  }
  return { letters: letters.join(''), pieces }
}

/** What is no text of the page, or repeats it. */
const noContent =
  'script, style, noscript, template, nav, [role=navigation], [role=search], [aria-hidden=true], button, input, textarea, select, iframe, object, video, audio, canvas, svg, docs-assistant'

/** How many letters stand before a node. */
export const lettersBefore = ({ pieces, letters }: PageText, node: Node): number =>
  pieces[firstOf(pieces, piece => (node.compareDocumentPosition(piece.node) & behind) !== 0)]?.start ?? letters.length

const behind = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY

/** The places of letters: a range for each text node, so that nothing between two of them belongs to it. */
export const rangesOf = ({ pieces }: PageText, from: number, to: number): Range[] => {
  const first = firstOf(pieces, (_, index) => from < (pieces[index + 1]?.start ?? Number.POSITIVE_INFINITY))
  const end = firstOf(pieces, ({ start }) => start >= to)
  return pieces.slice(first, end).map((piece, index, taken) => {
    const range = document.createRange()
    const isLast = index === taken.length - 1
    range.setStart(piece.node, piece.offset + (index === 0 ? startOf(textOf(piece), from - piece.start) : 0))
    range.setEnd(piece.node, piece.offset + (isLast ? endOf(textOf(piece), to - piece.start) : piece.length))
    return range
  })
}

/** The index of the first item from which on a condition holds; the length where it never does. */
const firstOf = <Item>(items: readonly Item[], holds: (item: Item, index: number) => boolean): number => {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(items[middle] as Item, middle)) high = middle
    else low = middle + 1
  }
  return low
}

const textOf = ({ node, offset, length }: Piece) => node.data.slice(offset, offset + length)

/** Where the letter of this number begins in a text, with the quotation mark or bracket before it. */
const startOf = (text: string, letter: number) => {
  let seen = 0
  let offset = 0
  for (const character of text) {
    seen += lettersOf(character).length
    if (seen > letter) break
    offset += character.length
  }
  return offset - (/[^\p{L}\p{N}\s]*$/u.exec(text.slice(0, offset))?.[0].length ?? 0)
}

/** Where so many letters of a text end, with the punctuation behind them. */
const endOf = (text: string, letters: number) => {
  let seen = 0
  let offset = 0
  for (const character of text) {
    if (seen >= letters) break
    seen += lettersOf(character).length
    offset += character.length
  }
  return offset + (/^[^\p{L}\p{N}\s]*/u.exec(text.slice(offset))?.[0].length ?? 0)
}
