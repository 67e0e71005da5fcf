import { dirname, join } from 'node:path'
import { glob } from 'tinyglobby'
import { configPatterns, type DocsSite, insideFolder, listDocs, readSite } from '../docs/index.ts'

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
  const configs = await glob(
    configPatterns.map(pattern => `**/${pattern}`),
    { cwd: folder, absolute: true, dot: true, deep: maxDepth, ignore: ['**/node_modules/**', '**/.git/**'] }
  )
  const sites: FoundSite[] = []
  for (const config of configs.sort((a, b) => levelsOf(a) - levelsOf(b) || a.length - b.length)) {
    // The docs are the folder around a folder of configuration, which VitePress, VuePress and Hugo have.
    const site = await readSite(
      dirname(config.replace(/[\\/](?:\.vitepress|\.vuepress|config[\\/]_default)[\\/].*$/, '/config'))
    )
    if (site.generator !== 'plain' && !sites.some(known => isPartOf(known, site))) sites.push(await counted(site))
  }
  if (sites.length > 0) return sites.filter(({ files }) => files > 0)
  return plainSites(folder)
}

const levelsOf = (path: string): number => path.split(/[\\/]/).length

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
