import type { ContextItem } from '../protocol/index.ts'
import { currentPathOrAddress } from '../transport/current-path.ts'
import type { ResolvedOptions } from '../widget/options.ts'

/** A longer selection is cut: it is a page and no passage to ask about. In UTF-16 units. */
const maxLength = 8000

/**
 * The page’s selected text as a context item, with the nearest element that has an id.
 * Nothing where nothing is selected, or where that lies outside of the option’s selector.
 */
export const readSelection = (
  selection: Selection | null,
  options: Pick<ResolvedOptions, 'selection' | 'currentPath'>
): ContextItem | undefined => {
  const within = options.selection
  const value = selection?.toString().trim().slice(0, maxLength)
  if (!within || !selection?.rangeCount || !value) return
  const node = selection.getRangeAt(0).commonAncestorContainer
  const element = node instanceof Element ? node : node.parentElement
  if (typeof within === 'string' && !isWithin(element, within)) return
  const elementId = element?.closest('[id]')?.id
  const path = currentPathOrAddress(options.currentPath)
  return { type: 'textSelection', value, path, ...(elementId && { elementId }) }
}

const isWithin = (element: Element | null, selector: string): boolean => {
  try {
    return !!element?.closest(selector)
  } catch {
    console.warn(`Docs Assistant: the option selection is no selector: ${selector}`)
    return false
  }
}
