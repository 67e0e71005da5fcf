export type { KnownPage, KnownPages, Reader, ReadingEvent, SiteFacts } from './contract.ts'
export { createReader } from './reader.ts'
export { unpackPage, withBody } from './record.ts'
export { readInThread } from './thread.ts'
