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
 * Keeps the thread on the screen and the storage in sync. The code for other threads and tabs is loaded late: at the
 * first question, or when another tab writes into the storage.
 */
export interface ThreadSync {
  readonly kept: KeptThread
  /** Another tab is writing an answer in this thread. */
  readonly answeredElsewhere: ReadonlySignal<boolean>
  /** Stores the chat’s messages. */
  save(): void
  /** Stores the chat’s messages, throttled while an answer streams. */
  saveSoon(): void
  /** Reports that a question was asked, or that the last running one has ended. */
  asking(isAsking: boolean): void
  /** Stores the address at which the running answer can be resumed; `null` when it is over. */
  resumable(address: string | null): void
  /** Marks messages as replaced, so that no tab merges them back in. */
  replaced(messages: readonly { id: string }[]): void
  /** Switches to another thread. */
  show(id: string): void
  /** Stores the thread under another id from now on. */
  fork(): void
  /** Switches to another scope or another kind of storage. */
  update(scope: Scope): void
  /** Loads the code for other threads and tabs. */
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
      // The title is made of the first question.
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
    // Another tab has written: its messages have to be merged, not overwritten.
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
