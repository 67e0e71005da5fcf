import type { ContextItem } from '../../protocol/context.ts'
import type { GivenOptions } from '../options.ts'
import { isOffered, nearestId, never } from './offered.ts'

/** Text of the page that the reader has selected. */
export interface Selected {
  item: ContextItem
  range: Range
  /** Whether it was selected from its end to its beginning, where the reader’s eyes are then. */
  isBackward: boolean
}

/** Characters from which on it is a site and no passage; a context item holds much less. */
const most = 50_000

/** The page’s selection, unless it may not be offered or is none. */
export const readSelection = (scope: GivenOptions['selection']): Selected | undefined => {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return
  const range = selection.getRangeAt(0).cloneRange()
  const common = elementOf(range.commonAncestorContainer)
  if (!common || !isOffered(common, scope)) return
  for (const element of common.querySelectorAll(never)) if (range.intersectsNode(element)) return
  // As the reader sees it: without what is hidden.
  const value = selection.toString().trim()
  if (!value || value.length > most) return
  const isBackward = selection.focusNode === range.startContainer && selection.focusOffset === range.startOffset
  return { item: { type: 'textSelection', value, ...nearestId(common) }, range, isBackward }
}

export const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)
