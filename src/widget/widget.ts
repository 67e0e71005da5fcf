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
  /** Told after the panel has been drawn open, or closed. */
  onToggle(isOpen: boolean): void
}

/** The handle as the panel’s code implements it; toggling is the launcher’s. */
export interface Panel extends Omit<Assistant, 'toggle' | 'update'> {
  /** All options that are given now. */
  update(given: GivenOptions): void
  /** Puts the reader’s cursor into the composer. */
  focus(): void
}

export interface PanelModule {
  startPanel(environment: PanelEnvironment): Panel
}

/** The first widget of an element, also when another copy of this code made it. */
const claim: unique symbol = Symbol.for('docs-assistant')
type Host = HTMLElement & { [claim]?: Assistant }

/** The widget that lives in an element already, if there is one. */
export const widgetOf = (host: HTMLElement): Assistant | undefined => (host as Host)[claim]

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)\b/i

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
  let panel: Panel | undefined
  let loading: Promise<Panel> | undefined
  // What the reader wants; `failed` until it is wanted again.
  let opening: 'closed' | 'wanted' | 'open' | 'failed' = 'closed'
  let destroyed = false
  let ends: (() => void)[] = []

  const show = (next = opening) => {
    opening = next
    const { labels, layout, trigger } = given
    const texts = readLabels(labels)
    const { element, label } = launcher
    label.textContent = next === 'failed' ? (texts.loadFailed ?? 'Not loaded. Try again') : (texts.launcher ?? 'Ask AI')
    element.ariaBusy = `${next === 'wanted'}`
    element.className = `launcher ${next}`
    element.hidden = next === 'open' || trigger === 'none' || layout === 'inline'
    element.ariaExpanded = `${next === 'open'}`
    host.toggleAttribute('opened', next === 'open')
  }

  const load = (): Promise<Panel> => {
    loading ??= loadPanel().then(
      ({ startPanel }) => {
        if (destroyed) throw new Error('Destroyed.')
        panel = startPanel({ root, shadow, given, emit, onToggle: isOpen => show(isOpen ? 'open' : 'closed') })
        return panel
      },
      error => {
        loading = undefined
        if (opening === 'wanted') show('failed')
        console.error('Docs Assistant could not load.', error)
        throw error
      }
    )
    return loading
  }

  /** Does something with the panel once it is there; that it could not be brought has been said. */
  const whenLoaded = (run: (loaded: Panel) => void) => void load().then(run, () => {})

  const open = () => {
    if (destroyed || opening === 'open') return
    show('wanted')
    whenLoaded(loaded => opening === 'wanted' && loaded.open())
  }

  const close = () => {
    if (opening === 'open') panel?.close()
    else show('closed')
  }

  const toggle = () => (opening === 'open' || opening === 'wanted' ? close() : open())
  const launcher = createLauncher(open, () => whenLoaded(() => {}))

  const end = () => {
    for (const endOne of ends) endOne()
  }

  const apply = () => {
    const { layout, locale, shortcut, theme } = given
    const language = locale || document.documentElement.lang || 'en'
    end()
    root.lang = language
    root.dir = rightToLeft.test(language) ? 'rtl' : 'ltr'
    show()
    ends = [
      watchTheme(theme as Theme, dark => {
        root.dataset.theme = dark ? 'dark' : 'light'
      }),
      // An inline panel has no launcher that could bring it back.
      watchShortcut(shortcut ?? 'mod+i', host, () => (layout === 'inline' ? panel?.focus() : toggle()))
    ]
    if (layout === 'inline') open()
  }

  const handle: Assistant = {
    open,
    close,
    toggle,
    ask: async (text, asked) => (await load()).ask(text, asked),
    addContext: item => whenLoaded(loaded => loaded.addContext(item)),
    newThread: () => whenLoaded(loaded => loaded.newThread()),
    update(changes) {
      if (destroyed) return
      given = { ...given, ...changes }
      apply()
      panel?.update(given)
      if (changes.opened !== undefined && isTrue(changes.opened) !== (opening === 'open' || opening === 'wanted'))
        toggle()
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

  const { askFromUrl, domain, endpoint, load: when, opened } = given
  root.className = 'root'
  root.append(launcher.element)
  shadow.adoptedStyleSheets = [baseSheet()]
  shadow.append(root)
  ;(host as Host)[claim] = handle
  apply()
  if (!domain && !endpoint) console.error('Docs Assistant: no domain.')
  if (isTrue(opened) || (askFromUrl !== 'none' && /[?&]docs-assistant=[^&]/.test(location.search))) open()
  else if (when === 'eager') whenLoaded(() => {})
  else if (when === 'idle') whenIdle(() => whenLoaded(() => {}))
  queueMicrotask(() => emit('ready', {}))
  return handle
}

const isTrue = (value: unknown) => value === '' || `${value}` === 'true'

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
