import type { Assistant } from './widget/handle.ts'
import type { GivenOptions } from './widget/options.ts'
import type { PanelModule } from './widget/panel.ts'
import { placeWidget } from './widget/place-widget.ts'

/** Path of the panel’s chunk beside this script; the build fills it in. */
declare const __PANEL__: string

type Visit = (assistant: Assistant) => void
type Page = { DocsAssistant?: unknown; [started: symbol]: true }

const page = globalThis as typeof globalThis & Page
const warn = (message: string) => console.warn(`Docs Assistant: ${message}`)

const start = (script: HTMLScriptElement) => {
  const given: GivenOptions = { ...script.dataset }
  const started = Symbol.for(`docs-assistant ${given.endpoint ?? given.baseUrl ?? location.origin} ${given.domain}`)
  if (page[started]) return warn('a second script tag for this domain is ignored.')
  page[started] = true
  // A classic script of another origin has no base of its own for import().
  const load = () => import(/* @vite-ignore */ new URL(__PANEL__, script.src).href) as Promise<PanelModule>
  const whenBody = () => {
    const assistant = placeWidget(document.documentElement, given, load)
    const { destroy } = assistant
    assistant.destroy = () => {
      destroy()
      delete page[started]
      if (page.DocsAssistant === assistant) delete page.DocsAssistant
    }
    publish(assistant)
  }
  if (document.body) whenBody()
  else document.addEventListener('DOMContentLoaded', whenBody)
}

/** Serves the queue `(window.DocsAssistant ||= []).push(…)`, and answers further pushes at once. */
const publish = (assistant: Assistant) => {
  const queue = page.DocsAssistant
  if (queue !== undefined && !Array.isArray(queue)) {
    // The first widget’s handle has `newThread`; anything else belongs to the page.
    if (!(queue as Partial<Assistant> | null)?.newThread) warn('window.DocsAssistant is taken.')
    return
  }
  const push = (...visits: Visit[]) => {
    for (const visit of visits) {
      try {
        visit(assistant)
      } catch (error) {
        console.error(error)
      }
    }
  }
  page.DocsAssistant = Object.assign(assistant, { push })
  if (queue) push(...queue)
}

/** Chrome and Edge 115, Firefox 121, Safari 17: by a feature that came with each. */
const isSupported = () => CSS.supports('(display:inline flex) and selector(:has(a)) and (contain-intrinsic-size:1px)')

const script = document.currentScript
if (!isSupported()) warn('this browser is too old.')
// The page may have an element named currentScript.
else if (script instanceof HTMLScriptElement) start(script)
else warn('it needs its own <script src>.')
