import { dirname, posix } from 'node:path'
import type { DocsSite, SiteGenerator } from '../../contract.ts'
import { createDocsReader, listDocs } from '../../folder.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { readText } from '../read-text.ts'
import { settingsOfYaml } from '../yaml.ts'
import { mystIds } from './heading-ids.ts'
import { readPageNames } from './labels.ts'
import { replaceMyst } from './replace-myst.ts'
import { slugsOf } from './slugs.ts'

/** MyST and Jupyter Book 2: https://mystmd.org/guide/configuration */
export const myst: SiteGenerator = {
  configFiles: ['myst.{yml,yaml}'],

  readSite: async (docs, file, { addresses }) => {
    const root = file ? dirname(file) : docs
    const config = await readText(file)
    const settings = settingsOfYaml(config)
    const content = contentIn(root, docs)
    if (!content || (file && !settings.project && !settings.site)) return undefined
    // All of the project is listed, because its order decides about addresses.
    const project: Pick<DocsSite, 'root' | 'folders' | 'readsExtraFormats'> = {
      root,
      folders: [root],
      readsExtraFormats: true
    }
    const files = (await listDocs(project)).filter(name => source.test(name) && !unlisted.test(name))
    const slugs = slugsOf(settings, files)
    const reader = createDocsReader(project)
    const texts = new Map<string, string>()
    for (const name of slugs.keys()) texts.set(name, await reader.page(name).catch(() => ''))
    const names = readPageNames(texts)
    const pathIn = (name: string) => posix.join(content.part, name)

    return {
      generator: 'myst',
      stamp: hashOf([config, addresses, content.part, [...slugs], [...names.labels], [...names.titles]]),
      root,
      folders: [content.folder],
      base: '',
      readsExtraFormats: true,
      dialect: () => 'markdown',
      headingIds: mystIds,
      identifiesHtml: false,
      fillComponents: async (name, text) => ({ source: replaceMyst(text, pathIn(name), names), included: [] }),
      place: name => {
        const slug = slugs.get(pathIn(name))
        return slug === undefined ? undefined : { path: addresses === 'directory' && slug !== '/' ? `${slug}/` : slug }
      }
    }
  }
}

const source = /\.(?:md|ipynb)$/i
const unlisted = /(?:^|\/)(?:_build|node_modules)\//
