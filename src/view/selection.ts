import { type ContextItem, pagePath } from '../protocol/index.ts'

/** More than this is no passage to ask about but a page; the rest is cut. In UTF-16 units. */
const longest = 8000

/**
 * The page’s selected text as a context item, with the nearest element that has an id.
 * Nothing where nothing is selected, or where the selection lies outside `within`.
 */
export const readSelection = (selection: Selection | null, within: boolean | string): ContextItem | undefined => {
  const value = selection?.toString().trim().slice(0, longest)
  if (!within || !selection?.rangeCount || !value) return
  const node = selection.getRangeAt(0).commonAncestorContainer
  const element = node instanceof Element ? node : node.parentElement
  if (typeof within === 'string' && !element?.closest(within)) return
  const elementId = element?.closest('[id]')?.id
  return { type: 'textSelection', value, path: pagePath(location.pathname), ...(elementId && { elementId }) }
}
