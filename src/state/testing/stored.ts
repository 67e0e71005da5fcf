import { readRecord, type ThreadRecord } from '../record.ts'

/** The threads in a storage, the latest first. */
export const storedThreads = (storage: Storage = localStorage): ThreadRecord[] =>
  Object.keys(storage)
    .filter(key => key.startsWith('docs-assistant:thread:'))
    .flatMap(key => readRecord(storage.getItem(key)) ?? [])
    .sort((a, b) => b.updatedAt - a.updatedAt)
