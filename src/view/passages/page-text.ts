import { lettersOf } from './letters.ts'
import type { Slices } from './slices.ts'

/** The letters of a page in reading order, and the pieces of text that they come from. */
export interface PageText {
  letters: string
  pieces: readonly Piece[]
}

interface Piece {
  node: Text
  /** Where the piece begins in its node; a long node is read in several pieces. */
  offset: number
  length: number
  /** Index of its first letter in the page’s letters. */
  start: number
}

/** Maximum number of characters in a piece, and of letters on a page. */
const max = { piece: 20_000, page: 4_000_000 }

export const readPageText = async (root: Node, slices: Slices): Promise<PageText> => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, node =>
    node instanceof Element && node.matches(noContent) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT
  )
  const letters: string[] = []
  const pieces: Piece[] = []
  let start = 0
  for (let node = walker.nextNode(); node && start < max.page; node = walker.nextNode()) {
    for (let offset = 0; node instanceof Text && offset < node.length; offset += max.piece) {
      const text = node.data.slice(offset, offset + max.piece)
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

/** Elements that are not text of the page, or repeat it. */
const noContent =
  'script, style, noscript, template, nav, [role=navigation], [role=search], [aria-hidden=true], button, input, textarea, select, iframe, object, video, audio, canvas, svg, docs-assistant'

/** Counts the letters before a node. */
export const lettersBefore = ({ pieces, letters }: PageText, node: Node): number =>
  pieces[firstOf(pieces, piece => (node.compareDocumentPosition(piece.node) & behind) !== 0)]?.start ?? letters.length

const behind = Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY

/** Returns a range in each text node that the letters come from, so that elements between the nodes are left out. */
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

/** Binary search: returns the index of the first item from which on a condition holds, or the length. */
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

/** Returns where the letter with this index begins in a text, including a quotation mark or bracket before it. */
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

/** Returns where the first `letters` letters of a text end, including the punctuation after them. */
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
