import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import type { AssistantMessage } from '../protocol/index.ts'
import { createAnswerLease } from './answer-lease.ts'
import {
  differs,
  type KeptChat,
  type KeptThread,
  keepCurrent,
  messagesToKeep,
  newThreadId,
  nextRecord,
  openThread,
  threadOf
} from './kept-thread.ts'
import { mergeMessages } from './merge.ts'
import { readRecord } from './record.ts'
import { createThreadStore, type ThreadSummary } from './thread-store.ts'

/** A thread in the list of stored threads. */
export interface ListedThread extends ThreadSummary {
  /** It is the one on the screen. */
  isCurrent: boolean
}

/** Handles other threads than the one on the screen, and other tabs. */
export interface Tabs {
  /** Whether the threads outlive the page. */
  readonly lasts: boolean
  /** The stored threads, the latest first. */
  readonly threads: ReadonlySignal<readonly ListedThread[]>
  /** The messages of a thread. */
  read(id: string): AssistantMessage[]
  /** Deletes a thread in all tabs. */
  delete(id: string): void
  deleteAll(): void
  /** Merges the thread on the screen with what other tabs have stored, and stores the result. */
  save(): void
  /** Tells other tabs whether this one is waiting for an answer. */
  asking(isAsking: boolean): void
  /** Starts to watch the thread that is on the screen now, after the thread or the storage has changed. */
  look(): void
  dispose(): void
}

/** The part of `ThreadSync` that is used here: it stores the thread on the screen. */
interface Keeper {
  readonly kept: KeptThread
  save(): void
  saveSoon(): void
  /** Stores the thread under another id from now on. */
  fork(): void
}

export const createTabs = (sync: Keeper, chat: KeptChat, answeredElsewhere: Signal<boolean>): Tabs => {
  let store = createThreadStore(sync.kept)
  let lease = createAnswerLease(sync.kept)
  let expiry: ReturnType<typeof setTimeout> | undefined
  const changes = signal(0)

  const listen = () => {
    changes.value++
    clearTimeout(expiry)
    const left = lease.elsewhere(sync.kept.id)
    answeredElsewhere.value = left > 0
    // A tab that ended does not release its lease: wait until the lease expires.
    if (left > 0) expiry = setTimeout(take, left + 1)
  }

  /** The chat’s messages with those that other tabs have stored; `undefined` where the thread was deleted. */
  const merged = (): AssistantMessage[] | undefined => {
    const { kept } = sync
    if (kept.record.deleted) return
    const known = kept.record.messages
    const text = kept.storage.get(kept.key)
    if (text !== null && text !== kept.text) {
      const record = readRecord(text)
      // Does not overwrite the record of a newer version of the widget; the thread continues under another id.
      if (!record) sync.fork()
      else Object.assign(kept, { text, record })
      if (record?.deleted) return void chat.show(newThreadId())
      for (const id of record?.removed ?? []) kept.removed.add(id)
    }
    return mergeMessages({ ours: messagesToKeep(chat), stored: sync.kept.record.messages, known }, sync.kept.removed)
  }

  const save = () => {
    const messages = merged()
    if (!messages) return
    const { kept } = sync
    const next = nextRecord(kept, messages, chat.thread)
    if (!differs(kept, next)) return
    kept.text = store.write(kept.id, { ...next, updatedAt: Date.now() })
    kept.record = next
    keepCurrent(kept)
    changes.value++
  }

  /** Merges the changes of other tabs into the chat. */
  const take = () => {
    listen()
    if (chat.isAsking) return sync.saveSoon()
    const messages = merged()
    if (!messages) return
    const isShown = (message: AssistantMessage) =>
      !answeredElsewhere.peek() || !isPartial(message) || chat.messages.includes(message)
    const shown = messages.filter(isShown)
    if (shown.length !== chat.messages.length || shown.some((message, index) => message !== chat.messages[index])) {
      chat.messages = shown
    }
    chat.thread ??= threadOf(sync.kept)
    save()
  }

  const onStorage = ({ key }: StorageEvent) => {
    if (key?.startsWith(sync.kept.prefix) || (key && lease.owns(key))) take()
  }
  // A page that returns from the back/forward cache has missed events.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && take()
  const onHide = () => {
    sync.save()
    lease.release()
  }
  addEventListener('storage', onStorage)
  addEventListener('pageshow', onShow)
  addEventListener('pagehide', onHide)

  const migrate = () => {
    const id = store.migrate()
    if (id && !chat.isAsking && !chat.messages.length) chat.show(id)
  }

  const tabs: Tabs = {
    get lasts() {
      return sync.kept.storage.lasts
    },
    threads: computed(() => {
      changes.value
      return store.list().map(thread => ({ ...thread, isCurrent: thread.id === sync.kept.id }))
    }),
    read: id => openThread(sync.kept.scope, sync.kept.storage, id).record.messages,
    delete(id) {
      if (id === sync.kept.id) chat.show(newThreadId())
      store.delete(id)
      listen()
    },
    deleteAll() {
      chat.show(newThreadId())
      store.deleteAll()
      listen()
    },
    save,
    asking(isAsking) {
      if (isAsking) return lease.hold(sync.kept.id)
      lease.release()
      take()
    },
    look() {
      lease.release()
      lease = createAnswerLease(sync.kept)
      store = createThreadStore(sync.kept)
      migrate()
      listen()
    },
    dispose() {
      lease.release()
      clearTimeout(expiry)
      removeEventListener('storage', onStorage)
      removeEventListener('pageshow', onShow)
      removeEventListener('pagehide', onHide)
    }
  }
  migrate()
  take()
  if (chat.isAsking) lease.hold(sync.kept.id)
  return tabs
}

/** An answer that broke off, or is still being written. */
const isPartial = ({ role, metadata }: AssistantMessage) => role === 'assistant' && metadata?.interrupted === true
