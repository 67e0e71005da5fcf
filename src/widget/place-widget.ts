import type { Assistant } from './handle.ts'
import type { IdleModule } from './idle.ts'
import type { GivenOptions } from './options.ts'
import type { PanelModule } from './panel.ts'
import { createWidget } from './widget.ts'

/**
 * Puts a new element with a widget on the page; destroying it takes both off. The widget that the target has already
 * for this domain and address is returned as it is, also when another copy of this code made it.
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
  // Before it is connected: a registered element then finds the widget that it has.
  const assistant = createWidget(host, given, loadPanel, loadIdle, () => {
    host.remove()
    onDestroy?.()
  })
  host[key] = assistant
  target.append(host)
  return assistant
}
