import { type ReadonlySignal, signal } from '@preact/signals'
import { type ContextItem, parseContextItem } from '../protocol/index.ts'

/** A reader cannot survey more chips than this, and each makes the request longer. */
const maxItems = 8

/** The context items that go with the next question. */
export interface ContextTray {
  readonly items: ReadonlySignal<readonly ContextItem[]>
  /** @throws TypeError when the item is none. */
  add(item: ContextItem): void
  remove(item: ContextItem): void
  /** Hands the items over to a question and empties the tray. */
  take(): ContextItem[]
  /** Puts items back that a question did not use after all. */
  restore(items: readonly ContextItem[]): void
}

export const createContextTray = (): ContextTray => {
  const items = signal<readonly ContextItem[]>([])
  const same = (a: ContextItem, b: ContextItem) => a.type === b.type && a.value === b.value
  return {
    items,
    add(given) {
      const item = parseContextItem(given)
      if (!item) {
        throw new TypeError('addContext() wants { type: "code" | "textSelection", value: "…", path?, elementId? }.')
      }
      items.value = [...items.value.filter(other => !same(other, item)), item].slice(-maxItems)
    },
    remove(item) {
      items.value = items.value.filter(other => other !== item)
    },
    take() {
      const taken = [...items.value]
      items.value = []
      return taken
    },
    restore(returned) {
      items.value = [...returned, ...items.value].slice(0, maxItems)
    }
  }
}
