import { cleanup, configure, render } from '@testing-library/preact'
import type { ComponentChildren } from 'preact'
import { createAssistantState } from '../../state/index.ts'
import type { Emit } from '../../widget/handle.ts'
import type { GivenOptions } from '../../widget/options.ts'
import { resolveOptions } from '../../widget/resolve-options.ts'
import type { ConversationModule } from '../contract.ts'
import * as conversationModule from '../conversation/index.tsx'
import { createView, ViewProvider } from '../use-assistant.ts'

export interface Given {
  options?: GivenOptions
  /** Brings the conversation’s module; by default the real one, at once. */
  load?: () => Promise<ConversationModule>
}

// A busy machine can take longer than the library's second.
configure({ asyncUtilTimeout: 20_000 })

const platform = { domain: 'acme', baseUrl: 'https://platform.test', docsUrl: 'https://docs.example.com' }

const living = new Set<{ dispose(): void }>()

/** Draws components as the panel does: with the widget’s real state around them. */
export const renderInPanel = (content: ComponentChildren, { options, load }: Given = {}) => {
  const events: { name: string; detail: unknown }[] = []
  const emit: Emit = (name, detail) => {
    events.push({ name, detail })
    // As a site's router that takes every link: no test leaves the page.
    return name !== 'navigate'
  }
  const resolved = resolveOptions({ ...platform, ...options })
  const state = createAssistantState(resolved, emit, load ?? (async () => conversationModule))
  living.add(state)
  const shared = createView(state, () => {})
  const within = (children: ComponentChildren) => <ViewProvider value={shared}>{children}</ViewProvider>
  const view = render(within(content))
  /** Draws other content in place of what is drawn. */
  const show = (next: ComponentChildren) => view.rerender(within(next))
  return { ...view, show, state, events }
}

/** What is still to be stored must not come into the next test. */
export const endPanels = () => {
  cleanup()
  for (const state of living) state.dispose()
  living.clear()
  localStorage.clear()
  sessionStorage.clear()
}
