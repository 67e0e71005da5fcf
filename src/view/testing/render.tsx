import { cleanup, configure, render } from '@testing-library/preact'
import type { ComponentChildren } from 'preact'
import { createAssistantState } from '../../state/index.ts'
import type { Emit } from '../../widget/handle.ts'
import type { GivenOptions } from '../../widget/options.ts'
import { resolveOptions } from '../../widget/resolve-options.ts'
import type { ConversationModule } from '../contract.ts'
import * as conversationModule from '../conversation/index.tsx'
import { createView, type View, ViewProvider } from '../use-assistant.ts'

export interface Given {
  options?: GivenOptions
  /** Loads the conversation’s module; by default the real one, at once. */
  load?: () => Promise<ConversationModule>
}

// A busy machine can take longer than the library’s default of one second.
configure({ asyncUtilTimeout: 20_000 })

const platform = { domain: 'acme', baseUrl: 'https://platform.test', docsUrl: 'https://docs.example.com' }

const activeStates = new Set<{ dispose(): void }>()
const activeViews = new Set<View>()

/** Draws components with the widget’s real state around them, as the panel does. */
export const renderInPanel = (content: ComponentChildren, { options, load }: Given = {}) => {
  const events: { name: string; detail: unknown }[] = []
  const emit: Emit = (name, detail) => {
    events.push({ name, detail })
    // Acts like a site’s router that takes every link, so that no test leaves its page.
    return name !== 'navigate'
  }
  const resolved = resolveOptions({ ...platform, ...options })
  const state = createAssistantState(resolved, emit, load ?? (async () => conversationModule))
  activeStates.add(state)
  const shared = createView(state, () => {})
  activeViews.add(shared)
  const within = (children: ComponentChildren) => <ViewProvider value={shared}>{children}</ViewProvider>
  const view = render(within(content))
  /** Replaces the drawn content. */
  const show = (next: ComponentChildren) => view.rerender(within(next))
  return { ...view, show, state, events }
}

/**
 * Removes all panels, disposes of their states and ends what they do to the page, so that neither a pending write nor a
 * passage that is looked for reaches the next test.
 */
export const endPanels = () => {
  cleanup()
  for (const { cleanup: endings } of activeViews) for (const end of endings) end()
  activeViews.clear()
  for (const state of activeStates) state.dispose()
  activeStates.clear()
  localStorage.clear()
  sessionStorage.clear()
}
