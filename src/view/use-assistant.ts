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
  /** The composer’s field, while the panel is open. */
  field: { current: HTMLTextAreaElement | null }
  /** The panel’s size as the reader set it. */
  room: Signal<Room>
  /** Called when the widget leaves the page. */
  cleanup: Set<() => void>
  /** The reader’s place when the panel was last shown. */
  place: {
    current?: Place | undefined
    /** The scrolling element, once it is drawn. */
    view?: HTMLElement | undefined
    /**
     * Scrolls the view to the place. `session.ts` sets it.
     *
     * @param asked first message of a turn that is being answered
     * @returns whether the place still exists
     */
    restore?(view: HTMLElement, asked: string | undefined): boolean
  }
  /** Adds the styles and labels of a component that loads late. */
  adopt(module: { styles?: string; labels?: Record<string, string> }): void
  /** The language of the texts, for `Intl`. */
  locale: ReadonlySignal<string>
  /** Whether the reader’s language has loaded. Until then nothing is drawn, so that no English text flashes. */
  isReady: ReadonlySignal<boolean>
  dispose(): void
}

/** @param adoptStyles adds CSS to the shadow root, each text once */
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
      // Every mount of a late component calls this. The signal changes only for new labels, because each change makes
      // every component with a text draw again.
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
     * Call this when the pressed button disappears, so that the focus stays in the panel. On a touch screen the
     * conversation takes the focus, because focusing the composer would open the keyboard.
     */
    keepFocus: () =>
      ((matchMedia('(pointer:coarse)').matches && place.view) || field.current)?.focus({ preventScroll: true })
  }
}
