import { type ReadonlySignal, signal } from '@preact/signals'
import { type ContextItem, fitContextItem, parseContextItem } from '../protocol/context.ts'
import { parseJson } from '../shared/json.ts'
import type { Draft } from './composer.ts'

/** Most items: readers lose track of more chips, and each makes the request longer. */
const maxItems = 8

/** The context items of the next question. They are stored like the draft. */
export interface ContextTray {
  readonly items: ReadonlySignal<readonly ContextItem[]>
  /** Cuts an item that is too long, and marks it. @throws TypeError when the item is none. */
  add(item: ContextItem): void
  remove(item: ContextItem): void
  /** Returns the items and empties the tray. The stored items stay until `save`. */
  take(): ContextItem[]
  /** Puts back the items of a question that was not sent. */
  restore(items: readonly ContextItem[]): void
  /** Replaces the stored items with those of the tray. */
  save(): void
}

export const createContextTray = (draft: Draft): ContextTray => {
  const items = signal(readItems(draft.read()))
  const same = (a: ContextItem, b: ContextItem) => a.type === b.type && a.value === b.value
  const save = () => draft.write(items.peek().length ? JSON.stringify(items.peek()) : '')
  const hold = (next: readonly ContextItem[]) => {
    items.value = next
    save()
  }
  return {
    items,
    save,
    add(given) {
      const read = parseContextItem(given)
      if (!read) {
        throw new TypeError('addContext() wants { type: "code" | "textSelection", value: "…", path?, elementId? }.')
      }
      const item = fitContextItem(read)
      hold([...items.peek().filter(other => !same(other, item)), item].slice(-maxItems))
    },
    remove: item => hold(items.peek().filter(other => other !== item)),
    take() {
      const taken = [...items.peek()]
      items.value = []
      return taken
    },
    restore: returned => hold([...returned, ...items.peek()].slice(0, maxItems))
  }
}

/** Reads stored items; drops invalid ones. */
const readItems = (text: string): readonly ContextItem[] => {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.flatMap(item => parseContextItem(item) ?? []).slice(-maxItems) : []
}
