import { isDeepStrictEqual } from 'node:util'
import { createDocsReader, type DocsSite, filledBy, frontMatterOf } from '../../docs/index.ts'
import type { PageSource } from './contract.ts'
import type { FileFacts } from './page-cache.ts'

/** A file that was looked at; its text, with what it includes, only when it had to be read. */
export interface LookedAt {
  facts: FileFacts
  source?: string | undefined
}

/**
 * Reads files, those alone that are not as they are remembered.
 *
 * @param fillIn Runs what puts into the text of a file what the build puts there. Default: at once.
 */
export const createFiles = (
  site: DocsSite,
  remembered: Map<string, FileFacts>,
  fillIn: <Value>(version: Pick<PageSource, 'file' | 'version'>, fill: () => Promise<Value>) => Promise<Value> = (
    _,
    fill
  ) => fill()
) => {
  const reader = createDocsReader(site)
  const fill = filledBy(site)
  /** Stamps of files; one that has gone has none. */
  const stampsOf = async (files: Iterable<string>): Promise<ReadonlyMap<string, string>> => {
    const stamps = await Promise.all(
      [...files].map(async file => [file, await reader.stamp(file).catch(() => '')] as const)
    )
    return new Map(stamps)
  }
  const read = async (file: string) => {
    const stamp = await reader.stamp(file)
    const text = await reader.page(file)
    const { source, included } = await fillIn({ file, version: `${file} ${stamp}` }, () =>
      fill(file, text, reader.included)
    )
    // Pieces of a text keep the whole of it in memory; what is cloned is as long as it is.
    const frontMatter = structuredClone(frontMatterOf(text))
    const facts = { stamp, included: await stampsOf(included), frontMatter }
    remembered.set(file, facts)
    return { facts, source }
  }
  const lookAt = async (file: string): Promise<LookedAt> => {
    const facts = remembered.get(file)
    const isSame =
      facts?.stamp === (await reader.stamp(file)) &&
      isDeepStrictEqual(await stampsOf(facts.included.keys()), facts.included)
    return facts && isSame ? { facts } : read(file)
  }
  return { read, lookAt }
}
