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
  const sites = new Map<string, FoundSite>()
  for (const config of configs.sort((a, b) => a.length - b.length)) {
    // The docs are the folder around a folder of configuration, which VitePress and Hugo have.
    const site = await readSite(dirname(config.replace(/[\\/](?:\.vitepress|config[\\/]_default)[\\/].*$/, '/config')))
    if (site.generator === 'plain' || sites.has(site.folders[0])) continue
    if (![...sites.values()].some(other => isPart(site, other))) sites.set(site.folders[0], await counted(site))
  }
  if (sites.size > 0) return [...sites.values()].filter(({ files }) => files > 0)
  return plainSites(folder)
}

/** Whether it is a component of a site of Antora that was found above it, with the components beside it. */
const isPart = (site: DocsSite, above: DocsSite): boolean =>
  site.generator === 'antora' && above.generator === 'antora' && insideFolder(above.root, site.root) !== undefined

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
