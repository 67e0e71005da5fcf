import type { Assistant } from './handle.ts'
import type { IdleModule } from './idle.ts'
import type { GivenOptions } from './options.ts'
import type { PanelModule } from './panel.ts'
import { createWidget } from './widget.ts'

/**
 * Adds a new element with a widget to the target; destroying the widget removes both. Where the target already has a
 * widget for this domain and address, returns that one, also when another copy of this code made it.
 */
export const placeWidget = (
  target: Element,
  given: GivenOptions,
  loadPanel: () => Promise<PanelModule>,
  loadIdle: () => Promise<IdleModule>,
  onDestroy?: () => void
): Assistant => {
  const key = Symbol.for(`docs-assistant ${[given.endpoint, given.baseUrl, given.domain]}`)
  type Host = Element & { [key]?: Assistant }
  for (const other of target.children) {
    const assistant = (other as Host)[key]
    if (!assistant) continue
    console.warn('Docs Assistant: a second one for this domain.')
    return assistant
  }
  const host: HTMLElement & Host = document.createElement('docs-assistant')
  // Before the element is connected, so that a registered element finds this widget and makes no second one.
  const assistant = createWidget(host, given, loadPanel, loadIdle, () => {
    host.remove()
    onDestroy?.()
  })
  host[key] = assistant
  target.append(host)
  return assistant
}
