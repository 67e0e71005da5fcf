export type { Reader, ReadingEvent, SiteFacts } from './contract.ts'
export { createReader } from './reader.ts'
export { unpackPage } from './record.ts'
export { readInThread } from './thread.ts'
