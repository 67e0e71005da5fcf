import { type Assistant, type Emit, emitOn } from './handle.ts'
import { baseSheet, createLauncher } from './launcher.ts'
import { type AssistantOptions, type ResolvedOptions, resolveOptions } from './options.ts'
import { readSelection } from './selection.ts'
import { watchShortcut } from './shortcut.ts'
import { watchTheme } from './theme.ts'

/** The handle as the panel’s code implements it. */
export interface Panel extends Omit<Assistant, 'update'> {
  /** Puts text into the composer without sending it. */
  fill(text: string): void
  update(options: ResolvedOptions): void
}

/** What the panel’s code gets from the launcher’s. */
export interface PanelEnvironment {
  /** The element of the shadow root that carries theme, language and direction. */
  root: HTMLElement
  shadow: ShadowRoot
  options: ResolvedOptions
  emit: Emit
  onToggle(isOpen: boolean): void
}

export interface PanelModule {
  startPanel(environment: PanelEnvironment): Panel
}

/** The first widget of an element, also when another copy of this code made it. */
const claim: unique symbol = Symbol.for('docs-assistant')
type Host = HTMLElement & { [claim]?: Assistant }

/** The widget that lives in an element already, if there is one. */
export const widgetOf = (host: HTMLElement): Assistant | undefined => (host as Host)[claim]

const rightToLeft = /^(ar|arc|ckb|dv|fa|he|iw|ji|ks|ku-arab|nqo|pa-pk|ps|sd|syr|ug|ur|yi)\b/i

/**
 * Puts a widget into an element: draws the launcher at once, and brings the panel when `load` says so.
 * Everything that a reader or a script asks for meanwhile is done when the panel has arrived.
 */
export const createWidget = (
  host: HTMLElement,
  given: AssistantOptions,
  loadPanel: () => Promise<PanelModule>
): Assistant => {
  const emit = emitOn(host)
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
  const root = document.createElement('div')
  const launcher = createLauncher(
    () => open(),
    () => void load().catch(() => {})
  )
  let options = resolveOptions(given)
  let panel: Panel | undefined
  let loading: Promise<Panel> | undefined
  let wantsOpen = false
  let destroyed = false
  let endWatches = () => {}

  root.className = 'root'
  root.append(launcher.element)
  shadow.adoptedStyleSheets = [baseSheet()]
  shadow.append(root)

  const onToggle = (isOpen: boolean) => {
    wantsOpen = isOpen
    host.toggleAttribute('opened', isOpen)
    launcher.element.hidden = isOpen
    launcher.element.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen && options.trigger === 'button') launcher.element.focus()
  }

  const load = (): Promise<Panel> => {
    loading ??= loadPanel().then(
      ({ startPanel }) => {
        if (destroyed) throw new Error('The widget was destroyed.')
        panel = startPanel({ root, shadow, options, emit, onToggle })
        showLauncher('ready')
        return panel
      },
      error => {
        loading = undefined
        showLauncher('failed')
        console.error(
          'Docs Assistant: its code could not be loaded. Check the network and the policy’s script-src.',
          error
        )
        throw error
      }
    )
    return loading
  }

  const showLauncher = (state: 'ready' | 'loading' | 'failed') => {
    const { launcher: label = 'Ask AI', loadFailed = 'Could not load. Try again' } = options.labels
    launcher.show(state, state === 'failed' ? loadFailed : label)
  }

  const open = () => {
    const selected = readSelection(options.selection)
    wantsOpen = true
    if (!panel) showLauncher('loading')
    load().then(
      loaded => {
        if (selected) loaded.addContext(selected)
        if (wantsOpen) loaded.open()
      },
      () => {}
    )
  }

  const close = () => {
    wantsOpen = false
    panel?.close()
  }

  const toggle = () => (wantsOpen ? close() : open())

  const apply = () => {
    endWatches()
    const { layout, locale, shortcut, theme, trigger } = options
    if (!options.domain && !options.endpoint) {
      console.error(
        'Docs Assistant: neither domain nor endpoint is given, so no question can be answered. Set one of them.'
      )
    }
    root.lang = locale
    root.dir = rightToLeft.test(locale) ? 'rtl' : 'ltr'
    root.dataset.layout = layout
    launcher.element.hidden = wantsOpen || trigger === 'none' || layout === 'inline'
    showLauncher('ready')
    const ends = [
      watchTheme(theme, dark => {
        root.dataset.theme = dark ? 'dark' : 'light'
      }),
      watchShortcut(shortcut, host, toggle)
    ]
    endWatches = () => {
      for (const end of ends) end()
    }
  }

  const askFromUrl = () => {
    const url = new URL(location.href)
    const question = options.askFromUrl === 'none' ? null : url.searchParams.get('docs-assistant')
    if (!question) return
    open()
    if (options.askFromUrl === 'fill') {
      load().then(
        loaded => loaded.fill(question),
        () => {}
      )
      return
    }
    // A reload must not ask again.
    url.searchParams.delete('docs-assistant')
    history.replaceState(history.state, '', url)
    handle.ask(question).catch(() => {})
  }

  const handle: Assistant = {
    open,
    close,
    toggle,
    ask: async (text, asked) => (await load()).ask(text, asked),
    addContext: item =>
      void load().then(
        loaded => loaded.addContext(item),
        () => {}
      ),
    newThread: () =>
      void load().then(
        loaded => loaded.newThread(),
        () => {}
      ),
    update(changes) {
      given = { ...given, ...changes }
      options = resolveOptions(given)
      apply()
      panel?.update(options)
      if (changes.opened !== undefined && changes.opened !== handle.isOpen) changes.opened ? open() : close()
    },
    destroy() {
      if (destroyed) return
      destroyed = true
      endWatches()
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

  ;(host as Host)[claim] = handle
  apply()
  if (options.opened || options.layout === 'inline') open()
  else if (options.load === 'eager') load().catch(() => {})
  else if (options.load === 'idle') whenIdle(() => load().catch(() => {}))
  askFromUrl()
  queueMicrotask(() => emit('ready', {}))
  return handle
}

// Safari 17 has no requestIdleCallback.
const whenIdle = (run: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(run) : setTimeout(run, 2000)

/** Makes the element that a script tag or `mount` puts on the page. */
export const createHost = (target: Element): HTMLElement => {
  const host = document.createElement('docs-assistant')
  target.append(host)
  return host
}
