import type { Assistant } from './widget/handle.ts'
import type { GivenOptions } from './widget/options.ts'
import { placeWidget } from './widget/place-widget.ts'

// The build replaces these: file names of two chunks and of the chunk that checks integrity, its hash, and the version.
declare const __PANEL__: string
declare const __IDLE__: string
declare const __CHECKS__: string
declare const __CHECKS_HASH__: string
declare const __VERSION__: string

type Visit = (assistant: Assistant) => void
type Queue = (Visit | GivenOptions)[] | GivenOptions
type Page = { DocsAssistant?: unknown }

const page = window as Page
// Checked below, because a page may have an element named currentScript, which shadows the property.
const script = document.currentScript as HTMLScriptElement
const warn = (message: string) => console.warn(`Docs Assistant: ${message}`)

const start = () => {
  // A tag manager drops the attributes; the options are then in the queue `window.DocsAssistant`, or are its value.
  const given: GivenOptions = Object.assign({}, ...[page.DocsAssistant].flat().filter(isOptions), script.dataset)
  if (!given.domain && !given.endpoint) return warn('no data-domain.')
  const whenBody = () => {
    const assistant = placeWidget(
      document.documentElement,
      given,
      () => bring(__PANEL__),
      () => bring(__IDLE__),
      () => {
        if (page.DocsAssistant === assistant) delete page.DocsAssistant
      }
    )
    publish(assistant)
  }
  if (document.body) whenBody()
  else document.addEventListener('DOMContentLoaded', whenBody)
}

/** Loads a chunk. Where the script has an `integrity` attribute, checks the chunk and its imports first. */
const bring = async (chunk: string) => {
  const { integrity, src } = script
  // The bare address of a package on a CDN leads to this file, and not to its folder.
  const folder = /\.js\b/.test(src) ? '' : `docs-assistant@${__VERSION__}/dist/widget/`
  const urlOf = (file: string) => new URL(`${folder}chunks/${file}`, src)
  const load = (url: string | URL) => import(/* @vite-ignore */ url as string)
  // A relative import follows a redirect of this file. It fails for a script of another origin without CORS.
  if (!integrity) return load(`./chunks/${chunk}`).catch(() => load(urlOf(chunk)))
  const href = urlOf(__CHECKS__)
  const link = document.createElement('link')
  // Stops here where the preload failed, because import() would still run the file.
  await new Promise((onload, onerror) => {
    document.head.append(
      Object.assign(link, { rel: 'modulepreload', href, integrity: __CHECKS_HASH__, onload, onerror })
    )
  })
  return (await load(href)).load(chunk, link)
}

/** Serves the queue `(window.DocsAssistant ||= []).push(…)`, and answers further pushes at once. */
const publish = (assistant: Assistant & { push?: unknown }) => {
  const found = page.DocsAssistant
  if (found && !Array.isArray(found) && !isOptions(found)) {
    // The handle of the first widget has `newThread`; anything else belongs to the page.
    if (!(found as Partial<Assistant>).newThread) warn('window.DocsAssistant is taken.')
    return
  }
  const push = (...visits: (Visit | GivenOptions)[]) => {
    for (const visit of visits) {
      try {
        if (!isOptions(visit)) visit(assistant)
      } catch (error) {
        console.error(error)
      }
    }
  }
  page.DocsAssistant = assistant
  assistant.push = push
  push(...[(found as Queue) ?? []].flat())
}

/** Whether it is a plain object, and no widget’s handle: the page may have an element of that name. */
const isOptions = (value: unknown): value is GivenOptions =>
  value?.constructor === Object && !(value as Partial<Assistant>).newThread

/** Chrome and Edge 115, Firefox 121, Safari 17: by a feature that came with each. */
const isSupported = () => CSS.supports('(display:inline flex) and selector(:has(a)) and (contain-intrinsic-size:1px)')

if (!isSupported()) warn('browser too old.')
else if (script instanceof HTMLScriptElement) start()
else warn('needs its own <script src>.')
