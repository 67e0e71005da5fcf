import { vi } from 'vitest'
import type { GivenOptions } from '../options.ts'
import type { Panel, PanelEnvironment, PanelModule } from '../panel.ts'
import { createWidget, widgetOf } from '../widget.ts'

const onPage: HTMLElement[] = []

/** Destroys every widget that was started, and removes its element. */
export const endWidgets = () => {
  for (const host of onPage.splice(0)) {
    widgetOf(host)?.destroy()
    host.remove()
  }
}

/** A fake of the panel’s code: opens and closes like it, and records the other calls. */
const fakePanel = () => {
  const calls: unknown[][] = []
  let environment: PanelEnvironment | undefined
  let isOpen = false
  const toggle = (next: boolean) => {
    if (isOpen === next) return
    isOpen = next
    environment?.onToggle(next ? 'open' : 'closed')
  }
  const panel: Panel = {
    open: () => toggle(true),
    close: () => toggle(false),
    reopen: () => toggle(true),
    focus: () => void calls.push(['focus']),
    ask: async (...given) => {
      calls.push(['ask', ...given])
      return { id: 'a', role: 'assistant', parts: [] }
    },
    addContext: item => void calls.push(['addContext', item]),
    askAbout: item => void calls.push(['askAbout', item]),
    announce: text => void calls.push(['announce', text]),
    newThread: () => void calls.push(['newThread']),
    update: given => void calls.push(['update', given]),
    destroy: () => void calls.push(['destroy'])
  }
  const module: PanelModule = {
    startPanel(given) {
      environment = given
      Object.defineProperties(given.handle, {
        isOpen: { get: () => isOpen },
        threadId: { value: 'thr_1' },
        messages: { value: [{ id: 'q', role: 'user', parts: [] }] },
        status: { value: 'streaming' }
      })
      return panel
    }
  }
  return { calls, module, environment: () => environment }
}

/** A widget on the page whose panel loads, or fails to load, when the test says so. */
export const start = (given: GivenOptions = {}) => {
  const host = document.createElement('docs-assistant')
  onPage.push(host)
  document.body.append(host)
  const events: string[] = []
  for (const name of ['ready', 'open']) host.addEventListener(`docs-assistant:${name}`, () => events.push(name))
  const panel = fakePanel()
  let settle: Record<'arrive' | 'break' | 'fail', () => void> | undefined
  const load = vi.fn(
    () =>
      new Promise<PanelModule>((resolve, reject) => {
        const startPanel = () => {
          throw new Error('A bug.')
        }
        settle = {
          arrive: () => resolve(panel.module),
          break: () => resolve({ startPanel }),
          fail: () => reject(new TypeError('Failed to fetch'))
        }
      })
  )
  const assistant = createWidget(host, { domain: 'acme', ...given }, load, () => import('../../view/idle.ts'))
  const shadow = host.shadowRoot as ShadowRoot
  const flush = () => new Promise(resolve => setTimeout(resolve))
  return {
    ...panel,
    assistant,
    host,
    shadow,
    load,
    events,
    root: shadow.querySelector<HTMLElement>('.root') as HTMLElement,
    launcher: shadow.querySelector('button') as HTMLButtonElement,
    /** Loads a panel that throws when it is started. */
    break() {
      settle?.break()
      return flush()
    },
    arrive() {
      settle?.arrive()
      return flush()
    },
    fail() {
      settle?.fail()
      return flush()
    }
  }
}

/** A widget whose panel is loaded and open. */
export const startOpen = async (given: GivenOptions = {}) => {
  const widget = start({ opened: true, ...given })
  await widget.arrive()
  return widget
}
