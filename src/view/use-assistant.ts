import { computed, type ReadonlySignal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { AssistantState } from '../state/index.ts'
import type * as conversationModule from './conversation/index.tsx'
import { createLabel, type Label } from './labels.ts'

export type State = AssistantState<typeof conversationModule>

export interface View {
  state: State
  label: ReadonlySignal<Label>
}

export const createView = (state: State): View => ({
  state,
  label: computed(() => {
    const { labels, heading, greeting, notice } = state.options.value
    return createLabel({
      ...labels,
      ...(heading !== undefined && { heading }),
      ...(greeting !== undefined && { greeting }),
      ...(notice !== undefined && { notice })
    })
  })
})

const ViewContext = createContext<View | undefined>(undefined)
export const ViewProvider = ViewContext.Provider

/** The widget’s state and texts, for every component below the panel. */
export const useAssistant = (): { state: State; label: Label } => {
  const view = useContext(ViewContext)
  if (!view) throw new Error('A component was used outside of the panel.')
  return { state: view.state, label: view.label.value }
}
