import type { AssistantMessage } from '../protocol/index.ts'
import type { Thread } from '../transport/index.ts'
import { emptyRecord, readRecord, type ThreadRecord, writeRecord } from './record.ts'
import { openStorage, type SafeStorage, type Scope, storageKey } from './storage.ts'

/** The thread on the screen, as this tab has last read or written it in the storage. */
export interface KeptThread {
  readonly id: string
  /** Its storage key, and the prefix of the keys of all threads. */
  readonly key: string
  readonly prefix: string
  readonly storage: SafeStorage
  readonly scope: Scope
  /** The stored text that this tab knows. */
  text: string | null
  record: ThreadRecord
  /** Ids of messages that were replaced by others. */
  readonly removed: Set<string>
}

/** The chat that shows the thread. */
export interface KeptChat {
  messages: AssistantMessage[]
  thread: Thread | null
  /** A question is under way: the chat’s messages must not be touched. */
  readonly isAsking: boolean
  /** The status is `submitted` or `streaming`. */
  readonly isStreaming: boolean
  /** Shows another thread. */
  show(id: string): void
}

export const newThreadId = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-')

/** Opens a thread: by default the one that this tab showed last, else the one that any tab showed last. */
export const openThread = (scope: Scope, storage: SafeStorage, id = currentThread(scope, storage)): KeptThread => {
  const prefix = `${storageKey('thread', scope)}:`
  const text = id ? storage.get(prefix + id) : null
  const record = readRecord(text)
  // Does not overwrite a record that it cannot read: a newer version of the widget may have written it.
  if (!id || record?.deleted || (text !== null && !record)) return openThread(scope, storage, newThreadId())
  return {
    id,
    key: prefix + id,
    prefix,
    storage,
    scope,
    text,
    record: record ?? emptyRecord(),
    removed: new Set(record?.removed)
  }
}

const currentThread = (scope: Scope, storage: SafeStorage): string | null => {
  const key = storageKey('current', scope)
  return (storage.lasts && openStorage('session').get(key)) || storage.get(key)
}

/** Stores which thread is shown, so that a reload and a new tab show it again. */
export const keepCurrent = ({ scope, storage, id }: KeptThread) => {
  const key = storageKey('current', scope)
  for (const place of storage.lasts ? [storage, openStorage('session')] : [storage]) {
    if (place.get(key) !== id) place.set(key, id)
  }
}

/** The record to store: these messages, and everything else that is known of the thread. */
export const nextRecord = (
  { record, removed }: KeptThread,
  messages: AssistantMessage[],
  thread: Thread | null
): ThreadRecord => {
  const { threadKey: _, ...rest } = record
  return {
    ...rest,
    threadId: thread?.id ?? null,
    ...(thread?.key && { threadKey: thread.key }),
    removed: [...removed],
    messages
  }
}

/** Whether the record differs from the stored text. An empty new thread is not stored. */
export const differs = ({ text }: KeptThread, next: ThreadRecord): boolean =>
  (text !== null || next.messages.length > 0) && writeRecord(next) !== text

export const threadOf = ({ record: { threadId, threadKey } }: KeptThread): Thread | null =>
  threadId ? { id: threadId, ...(threadKey && { key: threadKey }) } : null

/** The messages to store. A running answer is marked as interrupted, in case this tab ends before the answer does. */
export const messagesToKeep = ({ messages, isStreaming }: KeptChat): AssistantMessage[] => {
  const last = messages.at(-1)
  if (!isStreaming || last?.role !== 'assistant') return messages
  return [...messages.slice(0, -1), { ...last, metadata: { ...last.metadata, interrupted: true } }]
}
