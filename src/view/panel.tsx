import { render } from 'preact'
import type { Assistant } from '../handle.ts'
import { resolveOptions } from '../options.ts'
import { createAssistantState } from '../state/index.ts'
import type { PanelEnvironment } from '../widget.ts'
import { Frame } from './frame.tsx'
import css from './panel.css?inline'
import { readSelection } from './selection.ts'
import { createView, type State, ViewProvider } from './use-assistant.ts'

/** Starts everything behind the launcher: state, view, and the handle that the launcher passes on. */
export const startPanel = ({ root, shadow, given, emit, onToggle }: PanelEnvironment): Assistant => {
  let options = resolveOptions(given)
  const sheets: CSSStyleSheet[] = []
  const adopt = (text: string) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    sheets.push(sheet)
    shadow.adoptedStyleSheets.push(sheet)
  }
  adopt(css)
  const bringConversation = async () => {
    const module = await import('./conversation/index.tsx')
    adopt(module.styles)
    return module
  }
  const state: State = createAssistantState(options, emit, bringConversation)
  const mountPoint = document.createElement('div')
  mountPoint.className = 'mount'
  root.append(mountPoint)
  const draw = (content: Parameters<typeof render>[0]) => render(content, mountPoint)
  draw(
    <ViewProvider value={createView(state)}>
      <Frame onToggle={onToggle} />
    </ViewProvider>
  )

  // Typing in the widget must not trigger the site's own shortcuts.
  const keep = (event: Event) => event.stopPropagation()
  const keyEvents = ['keydown', 'keyup', 'keypress']
  for (const name of keyEvents) shadow.addEventListener(name, keep)

  const conversation = () => state.loaded.peek()?.conversation
  askFromUrl(state)

  return {
    open() {
      const selected = !state.isOpen.peek() && readSelection(getSelection(), options.selection)
      if (selected) state.context.add(selected)
      state.open()
    },
    close: state.close,
    toggle: () => (state.isOpen.peek() ? state.close() : state.open()),
    ask(text, { context = [] } = {}) {
      state.open()
      return state.ask(text, context)
    },
    addContext: state.context.add,
    newThread: () =>
      void state.load().then(
        loaded => loaded.newThread(),
        () => {}
      ),
    update(changes) {
      given = { ...given, ...changes }
      options = resolveOptions(given)
      state.update(options)
    },
    destroy() {
      for (const name of keyEvents) shadow.removeEventListener(name, keep)
      state.dispose()
      draw(null)
      mountPoint.remove()
      shadow.adoptedStyleSheets = shadow.adoptedStyleSheets.filter(sheet => !sheets.includes(sheet))
    },
    get isOpen() {
      return state.isOpen.peek()
    },
    get threadId() {
      return conversation()?.threadId.peek() ?? null
    },
    get messages() {
      return conversation()?.chat.peek().messages ?? []
    },
    get status() {
      return state.status.peek()
    }
  }
}

/** Does what `?docs-assistant=question` asks for; the launcher opens the panel. */
const askFromUrl = (state: State) => {
  const url = new URL(location.href)
  const question = url.searchParams.get('docs-assistant')
  const { askFromUrl: wish } = state.options.peek()
  if (!question || wish === 'none') return
  if (wish === 'fill') return state.composer.write(question)
  // A reload must not ask again.
  url.searchParams.delete('docs-assistant')
  history.replaceState(history.state, '', url)
  state.ask(question).catch(() => {})
}
