import { deserialize, serialize } from 'node:v8'
import { type PageFacts, packSections } from '../../docs/index.ts'
import type { PageBody, PreparedPage } from '../indexing/prepare.ts'
import type { PageRecord } from './contract.ts'

export const packPage = ({ body, page: { packed: _, ...page }, ...prepared }: PreparedPage): PageRecord => ({
  facts: new Uint8Array(serialize({ ...prepared, page })),
  body: new Uint8Array(serialize(body()))
})

/** @param body Gives the bytes of the body each time it is needed; nothing where they are lost. */
export const unpackPage = (facts: Uint8Array, body: () => Uint8Array | undefined): PreparedPage => {
  const { page, ...prepared } = deserialize(facts) as Omit<PreparedPage, 'body' | 'page'> & { page: PageFacts }
  // What was read are views of the record, which would stay in memory whole.
  const counts = { ...prepared.counts, chunks: prepared.counts.chunks.slice() }
  return { ...prepared, counts, ...withBody(page, body) }
}

/** A page with its body, which is unpacked each time that it is read. */
export const withBody = (page: PageFacts, body: () => Uint8Array | undefined): Pick<PreparedPage, 'page' | 'body'> => {
  const read = (): PageBody => {
    const bytes = body()
    return bytes ? (deserialize(bytes) as PageBody) : nothing()
  }
  return { page: { ...page, packed: () => read().packed }, body: read }
}

const nothing = (): PageBody => ({ title: [], chunks: [], packed: packSections([]) })
