import type { BlockContent, Code, Paragraph, PhrasingContent, TableRow } from 'mdast'
import { sum } from '../../../shared/numbers.ts'
import { type BlockNode, type SectionTree, sectionAt } from '../../docs/index.ts'
import { countWords } from '../analysis/tokenizer.ts'
import { appendRows, quotable, rowsOf } from '../chunking/blocks.ts'
import type { Chunk } from '../chunking/chunks.ts'
import { sentencesOf, textOf } from './sentences.ts'

/** The smallest unit that is quoted: a sentence, a list item, a table row or a block of code. */
export interface Piece {
  kind: 'sentence' | 'item' | 'row' | 'code' | 'heading' | 'other'
  /** An item comes in a list of its own, a row in a table with its head. */
  node: BlockNode
  /** The position of its block in the section, and its own. */
  block: number
  place: number
  /** Whether its block begins, or ends, with it. */
  isFirst: boolean
  isLast: boolean
  text: string
  words: number
  /** Lines of code, of which a long one counts as several; 0 for prose. */
  lines: number
  /** Whether it introduces the piece after it. */
  isLeadIn: boolean
}

const cache = new WeakMap<SectionTree, Piece[]>()

/** The pieces of the section that a chunk is of. */
export const piecesAround = ({ page, anchor }: Pick<Chunk, 'page' | 'anchor'>): Piece[] => {
  const section = sectionAt(page, anchor)
  return section ? piecesOf(section) : []
}

/** Splits a section into pieces, with its notes as part of its text. They are cached: nobody may change them. */
export const piecesOf = (section: SectionTree): Piece[] => {
  const pieces = cache.get(section) ?? splitSection(section)
  cache.set(section, pieces)
  return pieces
}

const splitSection = ({ nodes }: SectionTree): Piece[] =>
  quotable(nodes)
    .flatMap(contentBlocks)
    .flatMap((node, block) => {
      const parts = partsOf(node)
      return parts.map((part, at) => ({ part, block, isFirst: at === 0, isLast: at === parts.length - 1 }))
    })
    .map(({ part, ...within }, place) => pieceOf(part, { ...within, place }))
    .map((piece, place, all) => (leadsTo(piece, all, place) ? { ...piece, isLeadIn: true } : piece))

/**
 * Whether a paragraph leads to the code, list or table behind it: it ends with no full stop (“To share the link,”), or one
 * of its sentences says so: 次に示します。, “Put it into the following folders. Make those that are missing.”
 */
const leadsTo = ({ kind, text, block }: Piece, all: readonly Piece[], place: number): boolean => {
  const next = all[place + 1]
  if (kind !== 'sentence' || !(next?.kind === 'code' || next?.kind === 'item' || next?.kind === 'row')) return false
  if (!/[\p{P}\p{S}]$/u.test(text.trimEnd()) || /[,，、;—–-]$/.test(text.trimEnd())) return true
  for (let at = place; all[at]?.block === block; at--) if (introducing.test(all[at]?.text.trimEnd() ?? '')) return true
  return false
}

const introducing =
  /(?:次[のにはをで]|以下|下記|下面|下列|如下).*。$|(?:다음|아래)(?:[와과] 같|[은는의] ).*다\.$|\b(?:the following|as follows|(?:shown|given|listed) below|(?:table|list|example|code|script|snippet|steps|commands?) below|like this|folgende[nrs]?|suivante?s?|ci-dessous|siguientes?|a continuación|seguintes?|a seguir|abaixo)\b[^.]{0,200}\.$|(?:следующ|ниже)[^.]{0,200}\.$/iu

const pieceOf = ({ kind, node }: Part, within: Pick<Piece, 'block' | 'place' | 'isFirst' | 'isLast'>): Piece => {
  const text = textOfPiece(node)
  return {
    kind,
    node,
    ...within,
    text,
    words: kind === 'code' ? 0 : countWords(text),
    lines: kind === 'code' ? sum(text.split('\n').map(linesFilled)) : 0,
    isLeadIn: node.type === 'heading' || (kind === 'sentence' && (/[:：]$/.test(text.trimEnd()) || isCaption(node)))
  }
}

/** Characters of code that count as a line: an example may have all of its JSON in one. */
const charactersOfLine = 80

const linesFilled = (line: string): number => Math.max(1, Math.ceil(line.length / charactersOfLine))

/**
 * The place of the first sentence: before it may stand signatures, parameters, and a banner such as
 * “Stability: 1 - Experimental”, which end without a full stop.
 */
export const firstSentence = (pieces: Piece[]): number =>
  pieces.findIndex(
    piece =>
      (piece.kind === 'sentence' || isRowWithoutHead(piece)) && /[.!?:…。！？：]['"”)]*$/.test(piece.text.trimEnd())
  )

/** A row of a table that has no head, such as the description of a setting above its default. */
const isRowWithoutHead = ({ kind, node }: Piece): boolean =>
  kind === 'row' && node.type === 'table' && textOf(node.children[0] as TableRow).trim() === ''

/** What the first cell of a row says; of what is no row, nothing. */
export const firstCell = ({ node }: Piece): string => {
  const cell = node.type === 'table' ? node.children.at(-1)?.children[0] : undefined
  return cell ? textOf(cell) : ''
}

/** The pieces nested within an item, such as the items of an inner list, each by itself. */
export const piecesWithin = ({ kind, node, block, place }: Piece): Piece[] => {
  if (kind !== 'item' || node.type !== 'list') return []
  return node.children
    .flatMap(({ children }) => children)
    .flatMap(partsOf)
    .map(part => pieceOf(part, { block, place, isFirst: false, isLast: false }))
    .flatMap(piece => [piece, ...piecesWithin(piece)])
}

/** `**test.js**` above a file, `**Note**` above a note, the question of a FAQ: a line in bold that is no sentence. */
export const isCaption = (node: BlockNode): boolean => {
  if (node.type !== 'paragraph') return false
  const [first, ...others] = node.children.filter(child => textOf(child).trim() !== '')
  return first?.type === 'strong' && others.length === 0 && !/[.!…。！]$/.test(textOf(node).trimEnd())
}

/** Pieces of one section in the order in which they stand there. */
export const inOrder = (pieces: Piece[]): Piece[] => pieces.toSorted((a, b) => a.block - b.block || a.place - b.place)

export const wordsOf = (pieces: Piece[]): number => sum(pieces.map(({ words }) => words))

export const linesOf = (pieces: Piece[]): number => sum(pieces.map(({ lines }) => lines))

/** A heading among what stands below it. */
export const boldHeading = ({ headingNodes }: SectionTree): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: headingNodes }]
})

export const headingPiece = (section: SectionTree, block: number): Piece => {
  const node = boldHeading(section)
  const text = textOf(node)
  const alone = { block, place: -1, isFirst: true, isLast: true }
  return { kind: 'heading', node, ...alone, text, words: 0, lines: 0, isLeadIn: false }
}

/** Joins ordered pieces to blocks again, with `…` where a block is cut and where some are left out. */
export const joinPieces = (pieces: Piece[]): BlockNode[] => {
  const blocks: Piece[][] = []
  for (const [at, piece] of pieces.entries()) {
    const before = pieces[at - 1]
    if (before?.block === piece.block && !hasGap(before, piece)) blocks.at(-1)?.push(piece)
    // A block that is cut shows already that something is left out.
    else if (before && hasGap(before, piece) && before.isLast && piece.isFirst) blocks.push([], [piece])
    else blocks.push([piece])
  }
  return blocks
    .flatMap(block => (block.length > 0 ? joinBlock(block) : [omission]))
    .filter((node, at, all) => node !== omission || all[at - 1] !== omission)
}

/** Whether the section has other pieces between these two. */
const hasGap = (before: Piece, { place }: Piece): boolean => place > before.place + 1

const joinBlock = (pieces: Piece[]): BlockNode[] => {
  const [first, last] = [pieces[0] as Piece, pieces.at(-1) as Piece]
  const nodes = pieces.map(({ node }) => node)
  if (first.kind === 'sentence') {
    const children = (nodes as Paragraph[]).flatMap(node => node.children)
    return [
      {
        type: 'paragraph',
        children: [...(first.isFirst ? [] : [ellipsis('… ')]), ...children, ...(last.isLast ? [] : [ellipsis('…')])]
      }
    ]
  }
  return [...(first.isFirst ? [] : [omission]), nodes.reduce(appendRows), ...(last.isLast ? [] : [omission])]
}

const ellipsis = (value: string): PhrasingContent => ({ type: 'text', value })

const omission: BlockNode = { type: 'paragraph', children: [ellipsis('…')] }

const contentBlocks = (node: BlockNode): BlockNode[] =>
  node.type === 'blockquote'
    ? quotable(node.children as BlockContent[]).flatMap(contentBlocks)
    : node.type === 'thematicBreak'
      ? []
      : [node]

type Part = Pick<Piece, 'kind' | 'node'>

const partsOf = (node: BlockNode): Part[] => {
  if (node.type === 'paragraph') {
    const sentences = sentencesOf(node.children)
    return sentences.map(children => ({ kind: 'sentence', node: { ...node, children } }))
  }
  if (node.type === 'code') return [{ kind: 'code', node }]
  if (node.type === 'list') {
    const items = rowsOf(node)
    return items.flatMap((item, at): Part[] =>
      node.children[at]?.children.length ? [{ kind: 'item', node: item }] : []
    )
  }
  if (node.type === 'table') {
    const rows = rowsOf(node)
    return rows.length > 0 ? rows.map(row => ({ kind: 'row', node: row })) : [{ kind: 'other', node }]
  }
  return [{ kind: 'other', node }]
}

/** The text of a piece: of a row without the head, with spaces between cells and between items. */
const textOfPiece = (node: BlockNode): string => {
  if (node.type === 'code') return (node as Code).value
  if (node.type === 'table')
    return node.children
      .slice(node.children.length > 1 ? 1 : 0)
      .flatMap(row => row.children.map(cell => textOf(cell)))
      .join(' ')
  if (node.type === 'list')
    return node.children.flatMap(item => quotable(item.children).map(child => textOfPiece(child))).join(' ')
  return textOf(node)
}
