import { computed, type ReadonlySignal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { AssistantState } from '../state/index.ts'
import type { ConversationModule } from './contract.ts'
import { createLabel, type Label } from './labels/label.ts'
import { panelLabels } from './labels/panel.ts'

export type State = AssistantState<ConversationModule>

export interface View {
  state: State
  label: ReadonlySignal<Label>
  /** Where the reader writes, while the panel is open. */
  field: { current: HTMLTextAreaElement | null }
  /** Takes in what a component brings that comes late. */
  adopt(module: { styles?: string; labels?: Record<string, string> }): void
}

/** @param adoptStyles gives the shadow root CSS, once each */
export const createView = (state: State, adoptStyles: (css: string) => void): View => {
  const lateLabels = signal<Record<string, string>>({})
  return {
    state,
    adopt({ styles, labels }) {
      if (styles) adoptStyles(styles)
      if (labels) lateLabels.value = { ...lateLabels.peek(), ...labels }
    },
    field: { current: null },
    label: computed(() => {
      const { labels, heading, greeting, notice } = state.options.value
      return createLabel(panelLabels, state.loaded.value?.module.labels ?? {}, lateLabels.value, labels, {
        ...(heading !== undefined && { heading }),
        ...(greeting !== undefined && { greeting }),
        ...(notice !== undefined && { notice })
      })
    })
  }
}

const ViewContext = createContext<View | undefined>(undefined)
export const ViewProvider = ViewContext.Provider

/** The widget’s state and texts, for every component below the panel. */
export const useAssistant = () => {
  const view = useContext(ViewContext)
  if (!view) throw new Error('A component was used outside of the panel.')
  const { state, label, field, adopt } = view
  return {
    state,
    label: label.value,
    field,
    adopt,
    /** For whatever takes away the button that was pressed: focus must not fall out of the panel. */
    focusComposer: () => field.current?.focus({ preventScroll: true })
  }
}
