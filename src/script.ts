import type { Assistant } from './widget/handle.ts'
import type { GivenOptions } from './widget/options.ts'
import type { PanelModule } from './widget/panel.ts'
import { placeWidget } from './widget/place-widget.ts'

// The build fills these in: the panel’s chunk, the chunk that checks all of them and its hash, and the version.
declare const __PANEL__: string
declare const __CHECKS__: string
declare const __CHECKS_HASH__: string
declare const __VERSION__: string

type Visit = (assistant: Assistant) => void
type Page = { DocsAssistant?: unknown }

const page: Page = globalThis
const warn = (message: string) => console.warn(`Docs Assistant: ${message}`)

const start = (script: HTMLScriptElement) => {
  // A tag manager drops the attributes; the options are then in the page’s queue, or in its place.
  const given: GivenOptions = Object.assign({}, ...[page.DocsAssistant].flat().filter(isOptions), script.dataset)
  if (!given.domain && !given.endpoint) return warn('no data-domain, nor window.DocsAssistant = { domain: … }.')
  const whenBody = () => {
    const assistant = placeWidget(
      document.documentElement,
      given,
      () => loadPanel(script),
      () => {
        if (page.DocsAssistant === assistant) delete page.DocsAssistant
      }
    )
    publish(assistant)
  }
  if (document.body) whenBody()
  else document.addEventListener('DOMContentLoaded', whenBody)
}

const loadPanel = ({ integrity, src }: HTMLScriptElement): Promise<PanelModule> => {
  // The bare address of a package on a CDN leads to this file, and not to its folder.
  const base = src.replace(/(\/docs-assistant)(@[^/]*)?$/, `$1@${__VERSION__}/dist/widget/`)
  const urlOf = (file: string) => new URL(file, base).href
  const bring = (file: string) => import(/* @vite-ignore */ file)
  const check = (file: string, integrity: string) =>
    new Promise((onload, onerror) => {
      const link = document.createElement('link')
      document.head.append(Object.assign(link, { rel: 'modulepreload', href: urlOf(file), integrity, onload, onerror }))
    })
  if (integrity) {
    return check(__CHECKS__, __CHECKS_HASH__)
      .then(() => bring(urlOf(__CHECKS__)))
      .then(checks => checks.load(check))
  }
  // Beside this file wherever a redirect has led to; without CORS a script of another origin does not know where that is.
  return bring(`./${__PANEL__}`).catch(() => bring(urlOf(__PANEL__)))
}

/** Serves the queue `(window.DocsAssistant ||= []).push(…)`, and answers further pushes at once. */
const publish = (assistant: Assistant) => {
  const found = page.DocsAssistant
  if (found && !Array.isArray(found) && !isOptions(found)) {
    // The first widget’s handle has `newThread`; anything else belongs to the page.
    if (!(found as Partial<Assistant>).newThread) warn('window.DocsAssistant is taken.')
    return
  }
  const push = (...visits: (Visit | unknown)[]) => {
    for (const visit of visits) {
      try {
        if (typeof visit === 'function') visit(assistant)
      } catch (error) {
        console.error(error)
      }
    }
  }
  page.DocsAssistant = Object.assign(assistant, { push })
  push(...[found].flat())
}

/** Whether it is a plain object, and no widget’s handle: the page may have an element of that name. */
const isOptions = (value: unknown): value is GivenOptions =>
  value?.constructor === Object && !('newThread' in (value as object))

/** Chrome and Edge 115, Firefox 121, Safari 17: by a feature that came with each. */
const isSupported = () => CSS.supports('(display:inline flex) and selector(:has(a)) and (contain-intrinsic-size:1px)')

const script = document.currentScript ?? document.querySelector('script[type=module][src*=docs-assistant]')
if (!isSupported()) warn('this browser is too old.')
// The page may have an element named currentScript.
else if (script instanceof HTMLScriptElement) start(script)
else warn('it needs its own <script src>.')
