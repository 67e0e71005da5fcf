import { type ReadonlySignal, signal } from '@preact/signals'

/** The draft that the reader is writing. It is stored, so that it survives a change of page. */
export interface Composer {
  readonly text: ReadonlySignal<string>
  write(text: string): void
  /** Empties the composer and returns its text. The stored draft stays until `saveDraft`: the question may be pending. */
  take(): string
  /** Replaces the stored draft with the composer’s text. */
  saveDraft(): void
}

export const createComposer = (draft: Draft): Composer => {
  const text = signal(draft.read())
  return {
    text,
    write(next) {
      text.value = next
      draft.write(next)
    },
    take() {
      const taken = text.peek().trim()
      text.value = ''
      return taken
    },
    saveDraft: () => draft.write(text.peek())
  }
}

export interface Draft {
  read(): string
  write(text: string): void
}

/** Stores the draft for the tab; without a key, or where the storage cannot be used, it lasts only as long as the page. */
export const createDraft = (keyOf: () => string | undefined): Draft => ({
  read() {
    const key = keyOf()
    try {
      return (key && sessionStorage.getItem(key)) || ''
    } catch {
      return ''
    }
  },
  write(text) {
    const key = keyOf()
    if (!key) return
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // The draft then lives as long as the page.
    }
  }
})
