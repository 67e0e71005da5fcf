import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsSite } from '../contract.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { listDocs } from '../folder.ts'
import { pathKey } from '../paths.ts'

/** Files that are read of those that need not be, spread over all of them. */
const maxFiles = 80

/** What is looked at of a folder, to learn from its pages what no configuration says. */
export interface Sample {
  /** Paths of all files, relative to the folder. */
  names: string[]
  /** The texts of some of them, by their paths. */
  texts: ReadonlyMap<string, string>
}

export const readSample = async (
  site: Pick<DocsSite, 'root' | 'folders'>,
  isRead: (name: string) => boolean = () => false,
  placeholders?: DocsSite['placeholders']
): Promise<Sample> => {
  // Whoever reads the pages says that there is no folder.
  const names = await listDocs(site).catch(() => [])
  const texts = await Promise.all(
    [...new Set([...spread(names), ...names.filter(isRead)])].map(async name => {
      const text = await readFile(join(site.folders[0], name), 'utf8').catch(() => '')
      return [name, fillPlaceholders(text, placeholders)] as const
    })
  )
  return { names, texts: new Map(texts) }
}

/** The keys of the paths of pages, by their files. */
export type PagePaths = ReadonlyMap<string, string>

/** Where pages are as long as nothing is known of what is written in them. */
export const pathsOf = ({ place }: Pick<DocsSite, 'place'>, { names }: Sample): PagePaths =>
  new Map(
    names.flatMap(name => {
      const placement = place(name, {})
      return placement ? [[name, pathKey(placement.path)] as const] : []
    })
  )

const spread = (names: string[]): string[] => {
  const step = Math.ceil(names.length / maxFiles)
  return names.filter((_, at) => at % step === 0)
}
