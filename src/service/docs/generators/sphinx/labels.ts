import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsSite, RstRules } from '../../contract.ts'
import { listDocs } from '../../folder.ts'
import { withoutExtension } from '../../paths.ts'
import { makeId, readNames, wordsOfRst } from '../../rst/index.ts'

/** What a label names: a heading of a file, or what has no title. */
interface Labelled {
  /** Path of the file below the folder of the site, with the id that the label makes. */
  address: string
  title?: string | undefined
}

/** What the pages of a site call each other. */
export interface PageNames {
  /** What the labels of all pages name: `.. _lamp:`, and `(lamp)=` before a heading. */
  labels: ReadonlyMap<string, Labelled>
  /** The titles of the pages by their names: `rooms/lamp`. */
  titles: ReadonlyMap<string, string>
}

export const readPageNames = async (site: Pick<DocsSite, 'root' | 'folders' | 'place' | 'rst'>): Promise<PageNames> => {
  const labels = new Map<string, Labelled>()
  const titles = new Map<string, string>()
  const files = (await listDocs(site)).flatMap(file => {
    const placement = site.place(file, {})
    return placement ? [{ file, name: placement.id ?? withoutExtension(file) }] : []
  })
  const found = await Promise.all(
    files.map(async ({ file }) =>
      namesIn(file, await readFile(join(site.folders[0], file), 'utf8').catch(() => ''), site.rst)
    )
  )
  for (const [index, { file, name }] of files.entries()) {
    const names = found[index]
    if (names?.title) titles.set(name, names.title)
    for (const label of names?.labels ?? []) {
      labels.set(label, { address: `/${file}#${makeId(label)}`, title: names?.titles.get(label) })
    }
  }
  return { labels, titles }
}

const namesIn = (file: string, source: string, rst: RstRules | undefined) => {
  const text = source.replaceAll(/\r\n?/g, '\n')
  if (!file.endsWith('.rst')) {
    const titles = mystTitlesIn(text)
    return { title: mystTitle(text), labels: titles.keys(), titles }
  }
  const { title, labels, titles } = readNames(text.split('\n'))
  return {
    labels,
    title: title && plain(wordsOfRst(title, rst)),
    titles: new Map([...titles].map(([label, named]) => [label, plain(wordsOfRst(named, rst))]))
  }
}

const mystTitlesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^\(([^()\n]+)\)=[ \t]*\n+#{1,6}[ \t]+([^\n]+)$/gm)].map(
      ([, label = '', title = '']) => [label.toLowerCase(), plain(title)] as const
    )
  )

/** The first heading behind front matter, unless code stands before it. */
const mystTitle = (text: string): string =>
  plain(/^(?:---\n[\s\S]*?\n---\n)?(?:(?!`{3}|~{3}|#{1,6}[ \t]).*\n)*?#{1,6}[ \t]+([^\n]+)/.exec(text)?.[1] ?? '')

/** Without what would end the role that it is written in. */
const plain = (title: string): string => title.replaceAll(/[`*<>]/g, '').trim()
