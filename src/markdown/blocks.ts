import { blockStarts } from './blockStarts.ts'
import { eatQuoteMark, indentOf, isBlank, type Line, skipIndent } from './line.ts'
import { closeTo, innermost, type OpenNode, openNode, type Place, type State, takeDefinitions } from './state.ts'
import { addRow, startTable } from './table.ts'
import type { Code, Paragraph } from './tree.ts'

/**
 * Adds one line, without its line end, to the document. As CommonMark puts it: first the line is
 * matched against the open containers, then new blocks are looked for, then what is left is text.
 */
export const addLine = (state: State, text: string): void => {
  const line: Line = { rest: text.replaceAll('\0', '\ufffd'), column: 0 }
  state.blank = placeLine(state, line)
}

/** Returns whether the line was blank in a way that can make a list loose. */
const placeLine = (state: State, line: Line): boolean => {
  let depth = 1
  while (depth < state.open.length && continues(state.open[depth] as OpenNode, line)) depth++

  const tip = innermost(state)
  const isLeaf = tip.type === 'paragraph' || tip.type === 'code' || tip.type === 'table'
  const allMatched = depth === state.open.length - (isLeaf ? 1 : 0)
  if (allMatched && tip.type === 'code' && continueCode(state, tip, line)) return isBlank(line) && !tip.fence

  const paragraph = tip.type === 'paragraph' ? tip : undefined
  const place: Place = { depth, paragraph, interrupted: allMatched ? paragraph : undefined }
  if (startBlocks(state, line, place)) return false

  if (isBlank(line)) {
    closeTo(state, place.depth)
    const container = innermost(state)
    return container.type !== 'quote' && !(container.type === 'item' && place.depth > depth)
  }
  const body = line.rest.trimStart()
  if (place.paragraph) {
    if (!allMatched || !startTable(state, place.paragraph, body)) addText(state, place.paragraph, body)
  } else if (allMatched && tip.type === 'table' && place.depth === depth) {
    if (!addRow(state, tip, body)) openParagraph(state, depth, body)
  } else openParagraph(state, place.depth, body)
  return false
}

/** Whether an open container goes on in this line; its marker is eaten. */
const continues = (node: OpenNode, line: Line): boolean => {
  switch (node.type) {
    case 'list':
      return true
    case 'quote': {
      if (indentOf(line) > 3 || !line.rest.trimStart().startsWith('>')) return false
      eatQuoteMark(line)
      return true
    }
    case 'item':
    case 'footnote': {
      if (isBlank(line)) return node.children.length > 0
      const width = node.type === 'item' ? node.width : 4
      if (indentOf(line) < width) return false
      skipIndent(line, width)
      return true
    }
    default:
      return false
  }
}

/** False when the line ends indented code. */
const continueCode = (state: State, node: Code, line: Line): boolean => {
  const { fence } = node
  if (fence) {
    const closing = indentOf(line) < 4 ? /^(?:`{3,}|~{3,})$/.exec(line.rest.trim())?.[0] : undefined
    if (closing?.startsWith(fence.mark)) {
      closeTo(state, state.open.length - 1)
      node.complete = true
      return true
    }
    skipIndent(line, fence.indent)
  } else {
    if (indentOf(line) < 4 && !isBlank(line)) return false
    skipIndent(line, 4)
  }
  node.code += line.rest + '\n'
  return true
}

/** Opens whatever blocks begin in the line. True when nothing of the line is left. */
const startBlocks = (state: State, line: Line, place: Place): boolean => {
  for (;;) {
    if (isBlank(line)) return false
    if (indentOf(line) > 3) {
      if (place.paragraph) return false
      closeTo(state, place.depth)
      skipIndent(line, 4)
      openNode(state, { type: 'code', code: line.rest + '\n', language: '', complete: false, fence: undefined })
      return true
    }
    const outcome = blockStarts.reduce<'leaf' | 'container' | undefined>(
      (found, start) => found ?? start(state, line, place),
      undefined
    )
    if (outcome !== 'container') return outcome === 'leaf'
    place.depth = state.open.length
    place.paragraph = place.interrupted = undefined
  }
}

const addText = (state: State, paragraph: Paragraph, body: string): void => {
  // A definition is finished when the next line is no title of it: it need not wait for the paragraph's end.
  if (!/^["'(]/.test(body)) takeDefinitions(state, paragraph)
  paragraph.text += (paragraph.text && '\n') + body
}

const openParagraph = (state: State, depth: number, text: string): void => {
  closeTo(state, depth)
  openNode(state, { type: 'paragraph', text, content: [], missing: [] })
}
