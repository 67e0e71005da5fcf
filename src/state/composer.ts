import { type ReadonlySignal, signal } from '@preact/signals'

/** What the reader is writing. It outlives the page, so that going to another page loses no word. */
export interface Composer {
  readonly text: ReadonlySignal<string>
  write(text: string): void
  /** Empties the composer; the stored draft stays until `settle`, for a question that still waits. */
  take(): string
  settle(): void
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
    settle: () => draft.write(text.peek())
  }
}

export interface Draft {
  read(): string
  write(text: string): void
}

/** Keeps the draft for the tab; without a key, or where the storage may not be used, only for the page. */
export const createDraft = (key: string | undefined): Draft => ({
  read() {
    try {
      return (key && sessionStorage.getItem(key)) || ''
    } catch {
      return ''
    }
  },
  write(text) {
    if (!key) return
    try {
      if (text) sessionStorage.setItem(key, text)
      else sessionStorage.removeItem(key)
    } catch {
      // The draft then lives as long as the page.
    }
  }
})
