import type { ContextItem } from '../../protocol/context.ts'
import type { GivenOptions } from '../options.ts'
import { isOffered, nearestId, never } from './offered.ts'

/** Text of the page that the reader has selected. */
export interface Selected {
  item: ContextItem
  range: Range
  /** Whether it was selected from its end to its beginning: the reader then looks at its beginning. */
  isBackward: boolean
}

/** Longest selection that is read: a longer one is a whole page, and a context item holds much less. */
const maxLength = 50_000

/** The page’s selection; `undefined` where it is empty or may not be offered. */
export const readSelection = (scope: GivenOptions['selection']): Selected | undefined => {
  const selection = getSelection()
  if (!selection?.rangeCount || selection.isCollapsed) return
  const range = selection.getRangeAt(0).cloneRange()
  const common = elementOf(range.commonAncestorContainer)
  if (!common || !isOffered(common, scope)) return
  for (const element of common.querySelectorAll(never)) if (range.intersectsNode(element)) return
  // `toString` leaves out hidden text.
  const value = selection.toString().trim()
  if (!value || value.length > maxLength) return
  const isBackward = selection.focusNode === range.startContainer && selection.focusOffset === range.startOffset
  return { item: { type: 'textSelection', value, ...nearestId(common) }, range, isBackward }
}

export const elementOf = (node: Node): Element | null => (node instanceof Element ? node : node.parentElement)
