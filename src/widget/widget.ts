import { applyAppearance } from './appearance.ts'
import type { Assistant } from './handle.ts'
import type { IdleModule } from './idle.ts'
import { keptInTab } from './kept-in-tab.ts'
import { baseSheet, createLauncher, drawLauncher, type PanelState } from './launcher.ts'
import type { GivenOptions } from './options.ts'
import type { PageContext } from './page-context.ts'
import type { Panel, PanelModule } from './panel.ts'

/** The first widget of an element, also when another copy of this code made it. */
const claim: unique symbol = Symbol.for('docs-assistant')
type Host = HTMLElement & { [claim]?: Assistant }

/** The widget that lives in an element already, if there is one. */
export const widgetOf = (host: Host): Assistant | undefined => host[claim]

/**
 * Puts a widget into an element: draws the launcher at once, and brings the panel when `load` says so.
 * Everything that a reader or a script asks for meanwhile is done when the panel has arrived.
 *
 * This is all that most readers ever load, so it reads the few options that it needs as they are
 * given; the panel resolves and checks them all.
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
  /** Brings the panel’s code and starts the panel, once; when it could not be brought, the next call tries again. */
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

  /** Does something with the panel once it is there; the loader says when it could not be brought. */
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
    // The panel says when it is no longer drawn.
    if (state !== 'open') draw('closed')
  }

  /** Brings the panel that was open on the page before. The launcher is not shown in between. */
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
    // An inline panel has no launcher that could bring it back.
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
    // The styles of the page could not be read before the widget was on it.
    drawRoot()
    host.dispatchEvent(new CustomEvent('docs-assistant:ready', { detail: {}, bubbles: true, composed: true }))
  })
  return handle
}

// No promise is resolved with what the browser hands over: a page may have given every object a `then`.
// A busy page may never be idle. Safari 17 has no requestIdleCallback; its setTimeout takes the options for 0.
const whenIdle = (run: () => void) =>
  (window.requestIdleCallback ?? (setTimeout as unknown as typeof requestIdleCallback))(() => run(), { timeout: 2_000 })
