import { blockStarts, type Place } from './block-starts.ts'
import * as limits from './limits.ts'
import { indentOf, isBlank, type Line, skipIndent, skipText } from './line.ts'
import {
  closeTo,
  innermost,
  type Open,
  type OpenNode,
  openNode,
  type State,
  takeDefinitions,
  unparsed
} from './state.ts'
import { addRow, startTable } from './table.ts'
import type { Code, Paragraph } from './tree.ts'
import { visibleText } from './url.ts'

/**
 * Adds one line, without its line end, to the document. As CommonMark puts it: first the line is
 * matched against the open containers, then new blocks are looked for, then what is left is text.
 */
export const addLine = (state: State, text: string): void => {
  const line: Line = { rest: visibleText(text).replaceAll('\0', '\ufffd'), column: 0 }
  state.blank = placeLine(state, line)
}

/** Returns whether the line is a blank line that can make a list loose. */
const placeLine = (state: State, line: Line): boolean => {
  let depth = 1
  while (depth < state.open.length && continues(state.open[depth] as OpenNode, line)) depth++

  const tip = innermost(state)
  // All but the innermost block, which is the one that holds text.
  const allMatched = depth === state.open.length - 1
  if (allMatched && tip.type === 'code' && continueCode(state, tip, line)) return isBlank(line) && !tip.fence

  const paragraph = tip.type === 'paragraph' ? tip : undefined
  const place: Place = { depth, indent: 0, paragraph, interrupted: allMatched ? paragraph : undefined }
  const { awaited } = state
  state.awaited = undefined
  // The lines of an open display formula start no blocks, even if they begin with `-` or `#`.
  const isFormula = awaited && place.interrupted && !isBlank(line)
  if (!isFormula && startBlocks(state, line, place)) return false

  const body = line.rest.trimStart()
  if (isBlank(line)) {
    closeTo(state, place.depth)
    const container = innermost(state)
    return container.type !== 'quote' && place.depth === depth
  }
  state.awaited = state.math?.closing(body, place.paragraph && awaited)
  if (place.paragraph) {
    if (!allMatched || !startTable(state, place.paragraph, body)) continueParagraph(state, place.paragraph, body)
  } else if (!allMatched || tip.type !== 'table' || place.depth > depth || !addRow(state, tip, body)) {
    closeTo(state, place.depth)
    openNode(state, { type: 'paragraph', ...unparsed(body) })
  }
  return false
}

/** Returns whether the line continues an open container, and consumes the container’s marker. */
const continues = (node: OpenNode, line: Line): boolean => {
  const indent = indentOf(line)
  if (node.type === 'list') return true
  if (node.type === 'quote') {
    if (indent > 3 || !line.rest.trimStart().startsWith('>')) return false
    skipIndent(line, indent)
    skipText(line, 1)
    skipIndent(line, 1)
    return true
  }
  if (!('width' in node) || (isBlank(line) ? !node.children.length : indent < node.width)) return false
  skipIndent(line, node.width)
  return true
}

/** Adds the line to an open code block, or closes it at its fence. Returns false when the line ends indented code. */
const continueCode = (state: State, node: Open<Code>, line: Line): boolean => {
  const { fence } = node
  if (!fence && indentOf(line) < 4 && !isBlank(line)) return false
  const closing = indentOf(line) < 4 ? /^(?:`{3,}|~{3,})$/.exec(line.rest.trim())?.[0] : undefined
  if (fence && closing?.startsWith(fence.mark)) closeTo(state, state.open.length - 1)
  else {
    skipIndent(line, fence ? fence.indent : 4)
    node.code += line.rest + '\n'
    state.size += lineSize(line)
  }
  return true
}

/** Opens the blocks that begin in the line. Returns true when they take the whole line. */
const startBlocks = (state: State, line: Line, place: Place): boolean => {
  place.indent = indentOf(line)
  if (isBlank(line)) return false
  if (place.indent > 3) {
    if (place.paragraph) return false
    closeTo(state, place.depth)
    skipIndent(line, 4)
    openNode(state, { type: 'code', code: line.rest + '\n', language: '', complete: false })
    state.size += lineSize(line)
    return true
  }
  skipIndent(line, 3)
  for (const { pattern, isContainer, allows, open } of blockStarts) {
    const match = (!isContainer || place.depth < limits.depth) && pattern.exec(line.rest)
    if (!match || (allows && !allows(match, place, line, state))) continue
    closeTo(state, place.depth)
    skipText(line, match[0].length)
    open(state, match, place, line)
    if (!isContainer) return true
    place.depth = state.open.length
    place.paragraph = place.interrupted = undefined
    return startBlocks(state, line, place)
  }
  return false
}

const continueParagraph = (state: State, paragraph: Open<Paragraph>, body: string): void => {
  // A definition is complete when the next line cannot be its title, so it takes effect before the paragraph ends.
  if (!/^["'(]/.test(body)) takeDefinitions(state, paragraph)
  // A paragraph too long to parse is split into pieces, so that the browser can skip the layout of those out of view.
  if (paragraph.text.length > limits.prose) {
    closeTo(state, state.open.length - 1)
    openNode(state, { type: 'paragraph', ...unparsed(body) })
  } else paragraph.text += (paragraph.text && '\n') + body
}

const lineSize = ({ rest }: Line) => 1 + rest.length / limits.unitsPerNode
