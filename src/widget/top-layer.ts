import type { IdleEnvironment } from './idle.ts'

/**
 * Puts the widget into the browser’s top layer: there it stands in the window, whatever transforms, filters, contains or
 * covers what is around its element. With an inline panel it stays where it is, and with a z-index of the site’s own it
 * stays among what the page draws.
 */
export const enterTopLayer = ({ host, root, given, signal }: IdleEnvironment): void => {
  // Firefox knows popovers since version 125.
  if (!root.showPopover || given.layout === 'inline') return
  const bringToFront = () => {
    root.popover = null
    if (!root.isConnected || getComputedStyle(host).getPropertyValue('--docs-assistant-z-index')) return
    root.popover = 'manual'
    root.showPopover()
  }
  bringToFront()
  // What came last is on top: another widget, or something of the page.
  host.addEventListener('docs-assistant:open', bringToFront, { signal })
  signal.addEventListener('abort', () => {
    root.popover = null
  })
}
