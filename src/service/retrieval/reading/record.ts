import { deserialize, serialize } from 'node:v8'
import type { PreparedPage } from '../indexing/prepare.ts'

/** A page as bytes, to hand it to another thread and to keep it in a file. */
export const packPage = (page: PreparedPage): Uint8Array => new Uint8Array(serialize(page))

/** @param record Bytes that are in good order. */
export const unpackPage = (record: Uint8Array): PreparedPage => {
  const prepared = deserialize(record) as PreparedPage
  const { page, chunks } = prepared
  const once = createInterning()
  for (const { chunk } of chunks) {
    chunk.heading = once(chunk.heading)
    chunk.trail = chunk.trail.map(once)
    chunk.kinds = chunks[0]?.chunk.kinds ?? chunk.kinds
  }
  // What was read is a view of the record, which would stay in memory whole.
  return { ...prepared, page: { ...page, packed: page.packed.slice() } }
}

/** Gives the same text for the same letters: each heading stands in the trail of all below it. */
const createInterning = () => {
  const known = new Map<string, string>()
  return (text: string): string => {
    const before = known.get(text)
    if (before !== undefined) return before
    known.set(text, text)
    return text
  }
}
