import { applyAppearance } from './appearance.ts'
import type { Assistant } from './handle.ts'
import type { IdleModule } from './idle.ts'
import { keptInTab } from './kept-in-tab.ts'
import { baseSheet, createLauncher, drawLauncher, type PanelState } from './launcher.ts'
import type { GivenOptions } from './options.ts'
import type { PageContext } from './page-context.ts'
import type { Panel, PanelModule } from './panel.ts'

/** The property that holds an element’s widget. A registered symbol, so that other copies of this code find it too. */
const claim: unique symbol = Symbol.for('docs-assistant')
type Host = HTMLElement & { [claim]?: Assistant }

/** The widget of an element, if it has one. */
export const widgetOf = (host: Host): Assistant | undefined => host[claim]

/**
 * Puts a widget into an element: draws the launcher at once, and loads the panel when the option `load` says so.
 * Calls that come before that are run when the panel is loaded.
 *
 * Most readers never load more than this, so it reads the few options that it needs unresolved; the panel validates
 * them all.
 */
export const createWidget = (
  host: Host,
  given: GivenOptions,
  loadPanel: () => Promise<PanelModule>,
  loadIdle: () => Promise<IdleModule>,
  onDestroy?: () => void
): Assistant => {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const root = document.createElement('div')
  const { askFromUrl, baseUrl, domain, endpoint, load: when } = given
  const openKey = 'docs-assistant:open:' + [endpoint, baseUrl, domain]
  let panel: Panel | undefined
  let state: PanelState = 'closed'
  let destroyed = false
  let watching = new AbortController()
  const page: PageContext = {}

  const draw = (next = state) => {
    state = next
    drawLauncher(launcher, next, given, root.lang)
  }

  let loading: Promise<Panel> | undefined
  /** Loads the panel’s code and starts the panel, once. After a failure the next call tries again. */
  const load = () => {
    loading ??= loadPanel()
      .then(({ startPanel }) => {
        if (destroyed) throw new Error('Destroyed.')
        panel = startPanel({ handle, root, shadow, given, openKey, page, onToggle: draw })
        return panel
      })
      .catch(error => {
        loading = undefined
        if (state === 'wanted') draw('failed')
        if (!destroyed) console.error('Docs Assistant: not loaded.', error)
        throw error
      })
    return loading
  }

  /** Runs a function when the panel is loaded. Ignores a failure, because `load` has logged it. */
  const whenLoaded = (run?: (loaded: Panel) => void) => void load().then(run, () => {})
  const preload = () => whenLoaded()

  const isOpening = () => state === 'open' || state === 'wanted'

  const open = () => {
    if (destroyed || state === 'open') return
    draw('wanted')
    whenLoaded(loaded => state === 'wanted' && loaded.open())
  }

  const close = () => {
    panel?.close()
    // An open panel calls `onToggle` itself when it is closed.
    if (state !== 'open') draw('closed')
  }

  /** Opens the panel that was open on the previous page, without showing the launcher meanwhile. */
  const reopen = () => {
    draw('wanted')
    launcher.hidden = true
    whenLoaded(loaded => state === 'wanted' && loaded.reopen())
  }

  const toggle = () => (isOpening() ? close() : open())
  const launcher = createLauncher(open, preload)
  const drawRoot = () => applyAppearance(root, given)
  const idle = new Promise<void>(whenIdle)
  const idleModule = idle.then(loadIdle)

  const apply = () => {
    const { layout } = given
    watching.abort()
    watching = new AbortController()
    const { signal } = watching
    drawRoot()
    draw()
    // An inline panel has no launcher that could reopen it, so the shortcut does not close it.
    const onShortcut = () => (layout === 'inline' ? panel?.focus() : toggle())
    idleModule.then(
      ({ startIdle }) => startIdle({ handle, host, root, launcher, given, drawRoot, onShortcut, load, page, signal }),
      console.warn
    )
    if (layout === 'inline') open()
  }

  const update = (changes: GivenOptions) => {
    if (destroyed) return
    given = { ...given, ...changes }
    apply()
    panel?.update(given)
    if (changes.opened !== undefined && /^(true)?$/.test(`${changes.opened}`) !== isOpening()) toggle()
  }

  const handle: Assistant = {
    open,
    close,
    toggle,
    ask: async (text, asked) => (await load()).ask(text, asked),
    addContext: item => whenLoaded(loaded => loaded.addContext(item)),
    newThread: () => whenLoaded(loaded => loaded.newThread()),
    update,
    destroy() {
      destroyed = true
      watching.abort()
      panel?.destroy()
      root.remove()
      delete host[claim]
      onDestroy?.()
    },
    isOpen: false,
    threadId: null,
    messages: [],
    status: 'ready'
  }

  root.className = 'root'
  root.append(launcher)
  shadow.adoptedStyleSheets = [baseSheet()]
  shadow.append(root)
  host[claim] = handle
  update(given)
  if (askFromUrl !== 'none' && /[?&]docs-assistant=[^&]/.test(location.search)) open()
  else if (keptInTab(openKey)) reopen()
  else if (when === 'eager') preload()
  else if (when === 'idle') idle.then(preload)
  queueMicrotask(() => {
    // Again, because the page’s styles can be read only when the widget is connected.
    drawRoot()
    host.dispatchEvent(new CustomEvent('docs-assistant:ready', { detail: {}, bubbles: true, composed: true }))
  })
  return handle
}

// Calls `run` without the browser’s deadline object: a page may have given every object a `then`, and a promise resolved
// with it would call that. The timeout is for busy pages. Safari 17 lacks requestIdleCallback; setTimeout reads the options as 0.
const whenIdle = (run: () => void) =>
  (window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback))(() => run(), { timeout: 2_000 })
