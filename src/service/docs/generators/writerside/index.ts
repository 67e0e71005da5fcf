import { dirname, join, relative, sep } from 'node:path'
import type { HeadingIds, Placement, SiteGenerator } from '../../contract.ts'
import { insideFolder, withoutExtension } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { createFill } from './fill.ts'
import { readProject, titleOf, topicsIn } from './project.ts'

/** Writerside: https://www.jetbrains.com/help/writerside/ */
export const writerside: SiteGenerator = {
  configFiles: ['writerside.cfg', 'project.ihp', '*.tree'],
  isConfig: async file => /<(?:ihp|instance-profile|product-profile)\b/.test(await readText(file)),

  readSite: async (docs, file) => {
    const root = file ? dirname(file) : docs
    const project = await readProject(root)
    const content = contentIn(project.topics, docs)
    if (!content) return undefined
    const topics = await topicsIn(project.topics)
    const titles = new Map<string, string>()
    for (const [name, path] of topics) titles.set(name, titleOf(await readText(join(project.topics, path))) ?? name)
    const fromDocs = (path: string) => relative(content.folder, path).split(sep).join('/')

    return {
      ...plainRules,
      generator: 'writerside',
      stamp: hashOf([project.texts, [...topics], [...titles]]),
      root,
      folders: [content.folder],
      base: basePathOf(project.address),
      siteUrl: project.address,
      readsExtraFormats: true,
      dialect: () => 'markdown',
      headingIds: writersideIds,
      fill: createFill({
        variables: project.variables,
        snippets: fromDocs(project.snippets),
        pathOf: name => (topics.has(name) ? fromDocs(join(project.topics, topics.get(name) ?? '')) : undefined),
        titleOf: name => titles.get(name)
      }),
      place: (given): Placement | undefined => {
        const path = insideFolder(project.topics, join(content.folder, given)) ?? ''
        const name = path.split('/').at(-1) ?? ''
        if (topics.get(name) !== path || project.published?.has(name) === false) return undefined
        return { path: `/${slugOf(withoutExtension(name))}.html`, title: titles.get(name) }
      }
    }
  }
}

/** The words of a title or of a name, in lower case. */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')

/** Ids of the words of headings. What a repeated one has is not known. */
const writersideIds = (): HeadingIds => {
  const taken = new Set<string>()
  return ({ text, explicit, implied }) => {
    const id = implied ? '' : (explicit ?? slugOf(text))
    const isFree = explicit !== undefined || !taken.has(id)
    taken.add(id)
    return isFree ? id : ''
  }
}
