import { existsSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import { readText } from '../read-text.ts'
import { attributesOf, tagsIn } from './tags.ts'

/** What a project of Writerside says of itself: https://www.jetbrains.com/help/writerside/writerside-cfg.html */
export interface Project {
  /** Folder of the topics, and that of the files that code is taken from. */
  topics: string
  snippets: string
  variables: Record<string, string>
  /** Names of the topics in the tables of contents; `undefined` where there is none. */
  published: ReadonlySet<string> | undefined
  /** Address of the site, where its build profile says it. */
  address: string | undefined
  /** All of it that was read. */
  texts: string[]
}

export const readProject = async (root: string): Promise<Project> => {
  const config = (await textsIn(root, ['writerside.cfg', 'project.ihp'])).find(Boolean) ?? ''
  const given = (tag: string, name: string) => attributesOf(tagsIn(config, tag)[0] ?? '')[name]
  const trees = await textsIn(root, await glob('*.tree', { cwd: root }))
  const [lists = '', profile = ''] = await textsIn(root, [given('vars', 'src') ?? 'v.list', 'cfg/buildprofiles.xml'])
  const published = trees.flatMap(tree => tagsIn(tree, 'toc-element').flatMap(tag => attributesOf(tag).topic ?? []))
  return {
    topics: join(root, given('topics', 'dir') ?? (existsSync(join(root, 'topics')) ? 'topics' : '.')),
    snippets: join(root, given('snippets', 'src') ?? 'codeSnippets'),
    variables: variablesIn(lists),
    published: published.length > 0 ? new Set(published.map(name => posix.basename(name))) : undefined,
    address: /<generate-sitemap-url-prefix>\s*(\S+?)\s*<\//.exec(profile)?.[1],
    texts: [config, lists, profile, ...trees]
  }
}

export const variablesIn = (source: string): Record<string, string> =>
  Object.fromEntries(
    tagsIn(source, 'var').flatMap(tag => {
      const { name, value } = attributesOf(tag)
      return name && value !== undefined ? [[name, value]] : []
    })
  )

/** Paths of topics by their names, which are unique in a project, relative to its topics. */
export const topicsIn = async (folder: string): Promise<Map<string, string>> => {
  const paths = await glob('**/*.{md,topic}', { cwd: folder })
  return new Map(paths.sort().map(path => [basename(path), path]))
}

/** The title of a topic: an attribute of XML, the first heading of Markdown, or a comment of older projects. */
export const titleOf = (source: string): string | undefined =>
  attributesOf(tagsIn(source, 'topic')[0] ?? '').title ??
  (titleComment.exec(source)?.[1] ?? /^#[ \t]+(.+?)[ \t]*(?:\{[^{}]*\})?[ \t]*$/m.exec(source)?.[1])?.trim()

export const titleComment = /^\[\/\/\]: # \(title:[ \t]*(.*)\)[ \t]*$/m

const textsIn = (root: string, names: string[]): Promise<string[]> =>
  Promise.all(names.map(name => readText(join(root, name))))
