import { dirname, posix } from 'node:path'
import type { HeadingIds, SiteGenerator } from '../contract.ts'
import { listDocs } from '../folder.ts'
import { withoutExtension } from '../paths.ts'
import { asText } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { hashOf } from './hash.ts'
import { plainRules } from './plain.ts'
import { titleInVault, wikiPages } from './wiki/index.ts'

/** Obsidian Publish, whose sites are told by their style sheet: https://help.obsidian.md/publish */
export const obsidian: SiteGenerator = {
  configFiles: ['publish.css'],

  readSite: async (docs, file) => {
    const root = file ? dirname(file) : docs
    const content = contentIn(root, docs)
    if (!content) return undefined
    const rules = {
      root,
      folders: [content.folder] satisfies [string],
      dialect: () => 'markdown' as const,
      headingIds: publishedIds,
      place: (name: string, { permalink, publish }: Record<string, unknown>) =>
        publish === false || !/\.md$/i.test(name)
          ? undefined
          : {
              path: `/${encoded(asText(permalink) || withoutExtension(posix.join(content.part, name)))}`,
              title: titleInVault(name)
            }
    }
    const names = await listDocs(rules)
    return {
      ...plainRules,
      ...rules,
      generator: 'obsidian',
      stamp: hashOf(names),
      base: '',
      fill: wikiPages(rules, names)
    }
  }
}

/** In the paths of Obsidian Publish a plus sign is a space. */
const encoded = (text: string): string =>
  text
    .replace(/^\/+|\/+$/g, '')
    .split('/')
    .map(segment => encodeURIComponent(segment).replaceAll('%20', '+'))
    .join('/')

/** A link names the text of a heading; of several that are the same it leads to the first. */
const publishedIds = (): HeadingIds => {
  const used = new Set<string>()
  return ({ text, implied }) => {
    const id = implied ? '' : text
    if (used.has(id)) return ''
    used.add(id)
    return id
  }
}
