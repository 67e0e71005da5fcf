import { dirname, join } from 'node:path'
import type { DocsSite, SiteGenerator } from '../../contract.ts'
import { insideFolder } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { asText } from '../config/index.ts'
import { hashOf } from '../hash.ts'
import { readFoldersOf } from '../read-folders.ts'
import type { Settings } from '../settings.ts'
import { type MkdocsBuild, readBuild, readBuildsBeside } from './builds.ts'
import { optionsOf } from './config.ts'
import { pythonMarkdownIds, slugifyNamed } from './heading-ids.ts'
import { mkdocsPlacing } from './place.ts'

/** MkDocs and Material for MkDocs: `mkdocs.yml`, or one for each language in folders side by side. */
export const mkdocs: SiteGenerator = {
  configFiles: ['mkdocs.{yml,yaml}'],
  readSite: async (docs, configFile, { addresses }) => {
    const own = await readBuild(configFile, docs)
    const builds: [MkdocsBuild, ...MkdocsBuild[]] = [own, ...(await readBuildsBeside(own))]
    const folders = readFoldersOf(docs, [own.docs, ...builds.slice(1).map(build => build.docs)])
    if (!folders) return undefined
    const main = builds.find(({ folder }) => folder === '') ?? own
    const placings = builds.map(build => ({ docs: build.docs, place: mkdocsPlacing(build, addresses) }))
    const [first] = folders
    return {
      generator: 'mkdocs',
      stamp: hashOf([builds, addresses]),
      root: configFile ? dirname(configFile) : docs,
      folders,
      base: basePathOf(main.settings.site_url),
      siteUrl: asText(main.settings.site_url),
      language: main.language,
      ...pageRules(main.settings),
      place: (file, frontMatter) => {
        for (const { docs: source, place } of placings) {
          const path = insideFolder(source, join(first, file))
          if (path !== undefined) return place(path, frontMatter)
        }
        return undefined
      }
    }
  }
}

/** Zensical, by the makers of Material for MkDocs, which reads `mkdocs.yml` too: https://zensical.org/docs/setup/basics/ */
export const zensical: SiteGenerator = {
  configFiles: ['zensical.toml'],
  readSite: async (...given) => {
    const site = await mkdocs.readSite(...given)
    return site && { ...site, generator: 'zensical' }
  }
}

const pageRules = ({ markdown_extensions: extensions }: Settings): Pick<DocsSite, 'dialect' | 'headingIds'> => {
  const toc = optionsOf(extensions, 'toc', 'markdown.extensions.toc') ?? {}
  return {
    dialect: () => 'python-markdown',
    headingIds: pythonMarkdownIds(slugifyNamed(toc.slugify), asText(toc.separator))
  }
}
