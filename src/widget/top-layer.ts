import type { IdleEnvironment } from './idle.ts'

/**
 * Puts the widget into the browser’s top layer, where transforms, filters, containment and z-indexes of its ancestors
 * cannot move or cover it. An inline panel, and a widget with the site’s own z-index, stay where they are.
 */
export const enterTopLayer = ({ host, root, given, signal }: IdleEnvironment): void => {
  // Firefox has popovers since version 125.
  if (!root.showPopover || given.layout === 'inline') return
  const bringToFront = () => {
    root.popover = null
    if (!root.isConnected || getComputedStyle(host).getPropertyValue('--docs-assistant-z-index')) return
    root.popover = 'manual'
    root.showPopover()
  }
  bringToFront()
  // Enters the top layer again at each opening, because the last to enter is on top.
  host.addEventListener('docs-assistant:open', bringToFront, { signal })
  signal.addEventListener('abort', () => {
    root.popover = null
  })
}
