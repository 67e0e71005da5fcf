import { type ReadonlySignal, signal } from '@preact/signals'
import { type ContextItem, fitContextItem, parseContextItem } from '../protocol/context.ts'
import { parseJson } from '../shared/json.ts'
import type { Draft } from './composer.ts'

/** A reader cannot survey more chips than this, and each makes the request longer. */
const maxItems = 8

/** The context items that go with the next question. They are stored as the reader’s draft is. */
export interface ContextTray {
  readonly items: ReadonlySignal<readonly ContextItem[]>
  /** Cuts an item that is too long, and marks it. @throws TypeError when the item is none. */
  add(item: ContextItem): void
  remove(item: ContextItem): void
  /** Hands the items over to a question and empties the tray. The stored ones stay until `save`. */
  take(): ContextItem[]
  /** Puts items back that a question did not use after all. */
  restore(items: readonly ContextItem[]): void
  /** Stores what the tray holds now in place of what is stored. */
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

/** Reads stored items; what is none is left out. */
const readItems = (text: string): readonly ContextItem[] => {
  const stored = parseJson(text)
  return Array.isArray(stored) ? stored.flatMap(item => parseContextItem(item) ?? []).slice(-maxItems) : []
}
