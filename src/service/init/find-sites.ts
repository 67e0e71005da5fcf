import { join } from 'node:path'
import { type DocsSite, insideFolder, listDocs, readSite, siteFoldersIn } from '../docs/index.ts'

export interface FoundSite extends DocsSite {
  /** Files that may be pages. */
  files: number
}

/** Most levels below the folder at which a configuration is looked for. */
const maxDepth = 4

/**
 * Finds the sites that are built from a folder or from one below it. Without any, returns the folder of Markdown files
 * that is most likely the documentation, as a `plain` site.
 */
export const findSites = async (folder: string): Promise<FoundSite[]> => {
  const sites: FoundSite[] = []
  for (const inner of await siteFoldersIn(folder, { deep: maxDepth })) {
    const site = await readSite(inner)
    if (site.generator !== 'plain' && !sites.some(known => isPartOf(known, site))) sites.push(await counted(site))
  }
  if (sites.length > 0) return sites.filter(({ files }) => files > 0)
  return plainSites(folder)
}

/** Whether a site is found already, or is one of the components that another one is built from. */
const isPartOf = (known: DocsSite, { generator, folders: [folder] }: DocsSite): boolean =>
  known.folders[0] === folder ||
  (generator === 'antora' && known.generator === generator && insideFolder(known.folders[0], folder) !== undefined)

const usualNames = ['docs', 'doc', 'documentation', 'content', 'manual']

const plainSites = async (folder: string): Promise<FoundSite[]> => {
  for (const name of usualNames) {
    const site = await readSite(join(folder, name), { name: 'plain' })
    const found = await counted({ ...site, root: folder }).catch(() => undefined)
    if (found && found.files > 0) return [found]
  }
  return []
}

const counted = async (site: DocsSite): Promise<FoundSite> => ({
  ...site,
  files: (await listDocs(site)).length
})
