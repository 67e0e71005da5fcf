import type { Assistant } from './handle.ts'
import type { GivenOptions } from './options.ts'
import type { PanelModule } from './panel.ts'
import { createWidget } from './widget.ts'

/** Puts a new element with a widget on the page; destroying it takes both off. */
export const placeWidget = (target: Element, given: GivenOptions, loadPanel: () => Promise<PanelModule>): Assistant => {
  const host = document.createElement('docs-assistant')
  // Before it is connected: a registered element then finds the widget that it has.
  const assistant = createWidget(host, given, loadPanel)
  const { destroy } = assistant
  assistant.destroy = () => {
    destroy()
    host.remove()
  }
  target.append(host)
  return assistant
}
