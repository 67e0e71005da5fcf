import { deserialize, serialize } from 'node:v8'
import type { PreparedPage } from '../indexing/prepare.ts'

/** A page as bytes, to hand it to another thread and to keep it in a file. */
export const packPage = (page: PreparedPage): Uint8Array => new Uint8Array(serialize(page))

/** @param record Bytes that are in good order. */
export const unpackPage = (record: Uint8Array): PreparedPage => {
  const prepared = deserialize(record) as PreparedPage
  const { page } = prepared
  // What was read is a view of the record, which would stay in memory whole.
  return { ...prepared, page: { ...page, packed: page.packed.slice() } }
}
