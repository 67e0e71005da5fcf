import { type Assistant, type Emit, emitOn } from './handle.ts'
import { baseSheet, createLauncher } from './launcher.ts'
import type { GivenOptions, Theme } from './options.ts'
import { watchShortcut } from './shortcut.ts'
import { watchTheme } from './theme.ts'

/** What the panel’s code gets from the launcher’s. */
export interface PanelEnvironment {
  /** The element of the shadow root that carries theme, language and direction. */
  root: HTMLElement
  shadow: ShadowRoot
  given: GivenOptions
  emit: Emit
  onToggle(isOpen: boolean): void
}

export interface PanelModule {
  startPanel(environment: PanelEnvironment): Assistant
}

/** The first widget of an element, also when another copy of this code made it. */
const claim: unique symbol = Symbol.for('docs-assistant')
type Host = HTMLElement & { [claim]?: Assistant }

/** The widget that lives in an element already, if there is one. */
export const widgetOf = (host: HTMLElement): Assistant | undefined => (host as Host)[claim]

const rightToLeft = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)\b/i

/**
 * Puts a widget into an element: draws the launcher at once, and brings the panel when `load` says so.
 * Everything that a reader or a script asks for meanwhile is done when the panel has arrived.
 *
 * This is all that most readers ever load, so it reads the few options that it needs as they are
 * given; the panel resolves and checks them all.
 */
export const createWidget = (
  host: HTMLElement,
  given: GivenOptions,
  loadPanel: () => Promise<PanelModule>
): Assistant => {
  const emit = emitOn(host)
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const root = document.createElement('div')
  let panel: Assistant | undefined
  let loading: Promise<Assistant> | undefined
  let wantsOpen = false
  let destroyed = false
  let ends: (() => void)[] = []

  const onToggle = (isOpen: boolean) => {
    wantsOpen = isOpen
    host.toggleAttribute('opened', isOpen)
    showLauncher()
    if (!isOpen) launcher.element.focus()
  }

  const load = (): Promise<Assistant> => {
    loading ??= loadPanel().then(
      ({ startPanel }) => {
        if (destroyed) throw new Error('Destroyed.')
        panel = startPanel({ root, shadow, given, emit, onToggle })
        showLauncher()
        return panel
      },
      error => {
        loading = undefined
        showLauncher('failed')
        console.error('Docs Assistant could not load.', error)
        throw error
      }
    )
    return loading
  }

  /** Does something with the panel once it is there; that it could not be brought has been said. */
  const whenLoaded = (run: (loaded: Assistant) => void) => void load().then(run, () => {})

  const open = () => {
    wantsOpen = true
    if (!panel) showLauncher('loading')
    whenLoaded(loaded => wantsOpen && loaded.open())
  }

  const close = () => {
    wantsOpen = false
    panel?.close()
  }

  const toggle = () => (wantsOpen ? close() : open())
  const launcher = createLauncher(toggle, () => whenLoaded(() => {}))

  const showLauncher = (state: 'ready' | 'loading' | 'failed' = 'ready') => {
    const { labels, layout, trigger } = given
    const texts = readLabels(labels)
    launcher.show(
      state,
      state === 'failed' ? (texts.loadFailed ?? 'Not loaded. Try again') : (texts.launcher ?? 'Ask AI')
    )
    launcher.element.hidden = !!(panel && wantsOpen) || trigger === 'none' || layout === 'inline'
    launcher.element.ariaExpanded = `${wantsOpen}`
  }

  const end = () => {
    for (const endOne of ends) endOne()
  }

  const apply = () => {
    const { locale = document.documentElement.lang || 'en', shortcut = 'mod+i', theme = 'auto' } = given
    end()
    root.lang = locale
    root.dir = rightToLeft.test(locale) ? 'rtl' : 'ltr'
    showLauncher()
    ends = [
      watchTheme(theme as Theme, dark => {
        root.dataset.theme = dark ? 'dark' : 'light'
      }),
      watchShortcut(shortcut, host, toggle)
    ]
  }

  const handle: Assistant = {
    open,
    close,
    toggle,
    ask: async (text, asked) => (await load()).ask(text, asked),
    addContext: item => whenLoaded(loaded => loaded.addContext(item)),
    newThread: () => whenLoaded(loaded => loaded.newThread()),
    update(changes) {
      given = { ...given, ...changes }
      apply()
      panel?.update(changes)
      if (changes.opened !== undefined && changes.opened !== wantsOpen) toggle()
    },
    destroy() {
      destroyed = true
      end()
      panel?.destroy()
      root.remove()
      delete (host as Host)[claim]
    },
    get isOpen() {
      return panel?.isOpen ?? false
    },
    get threadId() {
      return panel?.threadId ?? null
    },
    get messages() {
      return panel?.messages ?? []
    },
    get status() {
      return panel?.status ?? 'ready'
    }
  }

  const { askFromUrl, domain, endpoint, layout, load: when, opened } = given
  root.className = 'root'
  root.append(launcher.element)
  shadow.adoptedStyleSheets = [baseSheet()]
  shadow.append(root)
  ;(host as Host)[claim] = handle
  apply()
  if (!domain && !endpoint) console.error('Docs Assistant needs the option domain, or endpoint.')
  const hasQuestion = askFromUrl !== 'none' && /[?&]docs-assistant=/.test(location.search)
  if (hasQuestion || layout === 'inline' || opened === '' || `${opened}` === 'true') open()
  else if (when === 'eager') whenLoaded(() => {})
  else if (when === 'idle') whenIdle(() => whenLoaded(() => {}))
  queueMicrotask(() => emit('ready', {}))
  return handle
}

/** Texts as an object or as JSON; what is neither is told of by the panel. */
const readLabels = (labels: GivenOptions['labels']): Record<string, string> => {
  try {
    return (typeof labels === 'string' ? JSON.parse(labels) : labels) ?? {}
  } catch {
    return {}
  }
}

// Safari 17 has no requestIdleCallback.
const whenIdle = (run: () => void) => (globalThis.requestIdleCallback ?? setTimeout)(run)

/** Makes the element that a script tag or `mount` puts on the page. */
export const createHost = (target: Element): HTMLElement => target.appendChild(document.createElement('docs-assistant'))
