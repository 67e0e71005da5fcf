import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import type { DocsSite, SiteGenerator } from '../contract.ts'
import { insideFolder } from '../paths.ts'
import { asText } from './config/index.ts'
import { type MkdocsBuild, readBuild, readBuildsBeside } from './mkdocs-builds.ts'
import { optionsOf, type Settings } from './mkdocs-config.ts'
import { mkdocsPlacing } from './mkdocs-place.ts'
import { pythonMarkdownIds, slugifyNamed } from './python-markdown-ids.ts'
import { readFoldersOf } from './read-folders.ts'

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
      stamp: createHash('sha256')
        .update(JSON.stringify([builds, addresses]))
        .digest('hex'),
      root: configFile ? dirname(configFile) : docs,
      folders,
      base: basePath(main.settings.site_url),
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

const basePath = (siteUrl: unknown): string => {
  const url = asText(siteUrl)
  return url && URL.canParse(url) ? new URL(url).pathname.replace(/\/+$/, '') : ''
}

const pageRules = ({ markdown_extensions: extensions }: Settings): Pick<DocsSite, 'dialect' | 'headingIds'> => {
  const toc = optionsOf(extensions, 'toc', 'markdown.extensions.toc') ?? {}
  return {
    dialect: () => 'markdown',
    headingIds: pythonMarkdownIds(slugifyNamed(toc.slugify), asText(toc.separator))
  }
}
