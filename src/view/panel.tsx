import { effect } from '@preact/signals'
import { type ComponentChildren, render } from 'preact'
import type { ContextItem } from '../protocol/context.ts'
import { limits } from '../protocol/limits.ts'
import { createDraft } from '../state/composer.ts'
import { createAssistantState } from '../state/index.ts'
import { storageKey } from '../state/storage.ts'
import { currentPathOrAddress } from '../transport/current-path.ts'
import { emitOn } from '../widget/handle.ts'
import type { Panel, PanelEnvironment } from '../widget/panel.ts'
import { resolveOptions } from '../widget/resolve-options.ts'
import { readContext, readQuestion } from './ask-input.ts'
import { Frame } from './frame.tsx'
import { markFollowed } from './mark-followed.ts'
import css from './panel.css?inline'
import { watchFocus } from './return-focus.ts'
import { keepSession } from './session.ts'
import { createView, type State, useAssistant, ViewProvider } from './use-assistant.ts'

/** Starts everything behind the launcher: state, view, and the getters and methods of the handle. */
export const startPanel = ({ handle, root, shadow, given, openKey, page, onToggle }: PanelEnvironment): Panel => {
  let destroyed = false
  const sheets = new Map<string, CSSStyleSheet>()
  const adopt = (text: string) => {
    if (destroyed || sheets.has(text)) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.set(text, sheet)
    shadow.adoptedStyleSheets.push(sheet)
  }
  adopt(css)
  const state: State = createAssistantState(resolveOptions(given), emitOn(shadow.host), async () => {
    const module = await import('./conversation/index.tsx')
    adopt(module.styles)
    return module
  })
  const view = createView(state, adopt)
  const session = keepSession(
    view,
    createDraft(() => openKey),
    createDraft(() => storageKey('place', state.options.peek()))
  )
  const focus = watchFocus(shadow)
  const mountPoint = document.createElement('div')
  mountPoint.className = 'mount'
  const endOpening = effect(() => {
    focus.remember(state.isOpen.value)
    // The smaller of both sizes counts, because a root font size alone is often just a unit; see `root.css`.
    const size = (element: Element) => parseFloat(getComputedStyle(element).fontSize)
    mountPoint.style.setProperty('--page-size', `${Math.min(size(document.documentElement), size(document.body))}px`)
  })
  root.append(mountPoint)
  render(
    <ViewProvider value={view}>
      <WhenReady>
        <Frame
          onToggle={isOpen => {
            shadow.host.toggleAttribute('opened', isOpen)
            onToggle(isOpen ? 'open' : 'closed')
            if (!isOpen) focus.restore()
          }}
        />
      </WhenReady>
    </ViewProvider>,
    mountPoint
  )

  // Typing in the widget must not trigger the site's own shortcuts.
  const stopPropagation = (event: Event) => event.stopPropagation()
  const keyEvents = ['keydown', 'keyup', 'keypress']
  for (const name of keyEvents) shadow.addEventListener(name, stopPropagation)

  const conversation = () => state.loaded.peek()?.conversation
  const addFromPage = (item: ContextItem) =>
    state.context.add({ ...item, path: currentPathOrAddress(state.options.peek().currentPath) })
  if (location.search.includes('docs-assistant=')) {
    import('./ask-from-url.ts').then(({ askFromUrl }) => askFromUrl(state), console.warn)
  }
  void markFollowed(view)
  Object.defineProperties(handle, {
    isOpen: { get: () => state.isOpen.peek() },
    threadId: { get: () => conversation()?.threadId.peek() ?? null },
    messages: { get: () => conversation()?.chat.peek().messages ?? [] },
    status: { get: () => state.status.peek() }
  })

  return {
    open() {
      // A page that wrote its whole document anew has removed the widget and its listeners, so both are added again.
      if (!shadow.host.isConnected) {
        document.documentElement.append(shadow.host)
        handle.update({})
      }
      const selected = !state.isOpen.peek() && page.pick?.()
      // A long selection may be the whole page, so it is added only if the reader asks about it explicitly.
      if (selected && selected.value.length <= limits.contextValue) addFromPage(selected)
      state.open()
    },
    askAbout(item) {
      addFromPage(item)
      state.open()
      view.field.current?.focus()
    },
    announce: state.announce,
    reopen() {
      if (!session.restore()) onToggle('closed')
    },
    close: state.close,
    focus: () => view.field.current?.focus(),
    async ask(text, { context = [] } = {}) {
      const question = readQuestion(text)
      const items = readContext(context)
      state.open()
      return state.ask(question, items)
    },
    addContext: state.context.add,
    newThread() {
      const loaded = conversation()
      // Synchronous if the conversation has loaded, so that the next question belongs to the new thread.
      if (loaded) loaded.newThread()
      else
        state.load().then(
          arrived => arrived.newThread(),
          () => {}
        )
    },
    update: changed => state.update(resolveOptions(changed)),
    destroy() {
      destroyed = true
      for (const end of view.cleanup) end()
      for (const name of keyEvents) shadow.removeEventListener(name, stopPropagation)
      endOpening()
      view.dispose()
      state.dispose()
      render(null, mountPoint)
      mountPoint.remove()
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter(sheet => ![...sheets.values()].includes(sheet))
    }
  }
}

const WhenReady = ({ children }: { children: ComponentChildren }) => useAssistant().isReady && children
