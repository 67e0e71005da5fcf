import { type ReadonlySignal, signal } from '@preact/signals'
import { loadOnce } from '../shared/load-once.ts'
import {
  differs,
  type KeptChat,
  type KeptThread,
  keepCurrent,
  messagesToKeep,
  newThreadId,
  nextRecord,
  openThread
} from './kept-thread.ts'
import { writeRecord } from './record.ts'
import { createSaver } from './saver.ts'
import { clearThreads, openStorage, type Scope, storageKey } from './storage.ts'
import type { Tabs } from './tabs.ts'

/**
 * Keeps the thread on the screen and the storage the same. What concerns other threads and other tabs comes late, at
 * the first question or when another tab is heard of.
 */
export interface ThreadSync {
  readonly kept: KeptThread
  /** Another tab is writing an answer in this thread. */
  readonly answeredElsewhere: ReadonlySignal<boolean>
  /** Stores what the chat holds now. */
  save(): void
  /** The same, but seldom while an answer streams. */
  saveSoon(): void
  /** A question was asked, or the last one has ended. */
  asking(isAsking: boolean): void
  /** Keeps where the answer under way is gone on with; `null` when it is over. */
  resumable(address: string | null): void
  /** These messages were replaced by others, for all tabs. */
  replaced(messages: readonly { id: string }[]): void
  /** Another thread is on the screen from now on. */
  show(id: string): void
  /** Keeps the thread under another id from now on. */
  fork(): void
  /** The storage of another scope, or another storage. */
  update(scope: Scope): void
  /** Brings what concerns other threads and tabs. */
  bring(): Promise<Tabs>
  dispose(): void
}

export const createThreadSync = (initial: Scope, chat: KeptChat): ThreadSync => {
  let scope = initial
  let storage = openStorage(scope.persist)
  let kept = openThread(scope, storage)
  let tabs: Tabs | undefined
  let disposed = false
  const answeredElsewhere = signal(false)

  const sync: ThreadSync = {
    get kept() {
      return kept
    },
    answeredElsewhere,
    save: () => saver.now(),
    saveSoon: () => saver.soon(),
    asking(isAsking) {
      if (tabs) tabs.asking(isAsking)
      else bringTabs()
    },
    resumable(address) {
      const { resume: _, ...record } = kept.record
      kept.record = address ? { ...record, resume: address } : record
      saver.now()
    },
    replaced(messages) {
      for (const { id } of messages) kept.removed.add(id)
      // Another first question makes another title.
      if (messages[0] && messages[0].id === kept.record.messages[0]?.id) kept.record = { ...kept.record, title: '' }
    },
    show(id) {
      tabs?.asking(false)
      kept = openThread(scope, storage, id)
      keepCurrent(kept)
      tabs?.look()
    },
    fork() {
      const id = newThreadId()
      kept = { ...kept, id, key: kept.prefix + id, text: null }
    },
    update(next) {
      saver.now()
      tabs?.asking(false)
      const [before, { id, prefix }] = [storage, kept]
      const isSameScope = storageKey('thread', next) === storageKey('thread', scope)
      if (next.persist !== scope.persist) {
        storage = openStorage(next.persist)
        for (const key of isSameScope ? before.keys() : []) {
          if (key.startsWith(prefix)) storage.set(key, before.get(key) ?? '')
        }
        clearThreads(scope, before)
      }
      scope = next
      kept = openThread(scope, storage, isSameScope ? id : undefined)
      if (kept.text !== null) keepCurrent(kept)
      tabs?.look()
    },
    bring: loadOnce(async () => {
      const { createTabs } = await import('./tabs.ts')
      tabs = createTabs(sync, chat, answeredElsewhere)
      if (disposed) tabs.dispose()
      return tabs
    }),
    dispose() {
      saver.dispose()
      tabs?.dispose()
      removeEventListener('storage', onStorage)
      disposed = true
    }
  }

  const bringTabs = () =>
    void sync.bring().catch(error => console.warn('Docs Assistant: other tabs cannot be taken into account.', error))

  const save = () => {
    if (tabs) return tabs.save()
    // What another tab has written is not overwritten.
    if (storage.get(kept.key) !== kept.text) return bringTabs()
    const next = nextRecord(kept, messagesToKeep(chat), chat.thread)
    if (!differs(kept, next)) return
    const text = writeRecord({ ...next, updatedAt: Date.now() })
    if (!storage.set(kept.key, text) && storage.lasts) bringTabs()
    kept.text = text
    kept.record = next
    keepCurrent(kept)
  }
  const saver = createSaver(save, () => chat.isStreaming)

  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(kept.prefix) && !tabs) bringTabs()
  }
  addEventListener('storage', onStorage)
  if (storage.get(storageKey('thread', scope)) !== null) bringTabs()
  return sync
}
