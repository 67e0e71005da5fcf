import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { AssistantState } from '../state/index.ts'
import type { ConversationModule, Place } from './contract.ts'
import { createLabel, type Label } from './labels/label.ts'
import { panelLabels } from './labels/panel.ts'
import { followTexts, type Texts, validLocale } from './labels/texts.ts'
import { type Room, readRoom } from './room/room.ts'

export type State = AssistantState<ConversationModule>

export interface View {
  state: State
  label: ReadonlySignal<Label>
  /** Where the reader writes, while the panel is open. */
  field: { current: HTMLTextAreaElement | null }
  /** How large the reader made the panel. */
  room: Signal<Room>
  /** Called when the widget leaves the page. */
  cleanup: Set<() => void>
  /** Where the reader was when the panel was shown last. */
  place: {
    current?: Place | undefined
    /** What scrolls, since it was drawn. */
    view?: HTMLElement | undefined
    /**
     * Brings the view there; there by the code that keeps the session.
     *
     * @param asked first message of a turn that is being answered
     * @returns whether the place was found
     */
    restore?(view: HTMLElement, asked: string | undefined): boolean
  }
  /** Takes in what a component brings that comes late. */
  adopt(module: { styles?: string; labels?: Record<string, string> }): void
  /** The language of the texts, for `Intl`. */
  locale: ReadonlySignal<string>
  /** Whether the texts are there in the reader’s language. Until then nothing is drawn, so that no English flashes. */
  isReady: ReadonlySignal<boolean>
  dispose(): void
}

/** @param adoptStyles gives the shadow root CSS, once each */
export const createView = (state: State, adoptStyles: (css: string) => void): View => {
  const lateLabels = signal<Texts>({})
  const { texts, dispose } = followTexts(computed(() => state.options.value.locale))
  const locale = computed(() => {
    const { labels, locale } = state.options.value
    const isTranslated = Object.keys({ ...texts.value, ...labels }).length > 0
    return isTranslated ? validLocale(locale) : 'en'
  })
  return {
    state,
    adopt({ styles, labels }) {
      if (styles) adoptStyles(styles)
      // Each component that comes late brings them, and whatever has a text is drawn again.
      const all = { ...lateLabels.peek(), ...labels }
      if (Object.keys(all).length > Object.keys(lateLabels.peek()).length) lateLabels.value = all
    },
    field: { current: null },
    room: signal(readRoom(state.options.peek().persist)),
    cleanup: new Set(),
    place: {},
    label: computed(() => {
      const { labels, heading, greeting, notice } = state.options.value
      const english = [panelLabels, state.loaded.value?.module.labels ?? {}, lateLabels.value]
      return createLabel(locale.value, ...english, texts.value ?? {}, labels, {
        ...(heading !== undefined && { heading }),
        ...(greeting !== undefined && { greeting }),
        ...(notice !== undefined && { notice })
      })
    }),
    locale,
    isReady: computed(() => texts.value !== undefined),
    dispose
  }
}

const ViewContext = createContext<View | undefined>(undefined)
export const ViewProvider = ViewContext.Provider

/** The widget’s state and texts, for every component below the panel. */
export const useAssistant = () => {
  const view = useContext(ViewContext)
  if (!view) throw new Error('A component was used outside of the panel.')
  const { state, label, field, room, place, adopt, locale, isReady } = view
  return {
    state,
    label: label.value,
    field,
    room,
    place,
    adopt,
    locale: locale.value,
    isReady: isReady.value,
    view,
    /**
     * For whatever takes away the button that was pressed: focus must not fall out of the panel. On touch it goes to the
     * conversation, because the composer would bring up the keyboard.
     */
    keepFocus: () =>
      ((matchMedia('(pointer:coarse)').matches && place.view) || field.current)?.focus({ preventScroll: true })
  }
}
