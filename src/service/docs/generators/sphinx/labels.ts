import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocsSite, FillPage } from '../../contract.ts'
import { listDocs } from '../../folder.ts'
import { expandIncludes } from '../../includes/index.ts'
import { readNames } from '../../rst/index.ts'
import { makeId } from './heading-ids.ts'

/** What a label names: a heading of a file. */
interface Labelled {
  /** Path of the file below the folder of the site, with the id of the heading. */
  address: string
  title: string
}

export type Labels = ReadonlyMap<string, Labelled>

/** The labels of all pages: `.. _lamp:` and `(lamp)=` before a heading. */
export const readLabels = async (site: Pick<DocsSite, 'root' | 'folders' | 'place'>): Promise<Labels> => {
  const labels = new Map<string, Labelled>()
  const names = (await listDocs(site)).filter(name => site.place(name, {}))
  const found = await Promise.all(
    names.map(async name => titlesIn(name, await readFile(join(site.folders[0], name), 'utf8').catch(() => '')))
  )
  for (const [index, titles] of found.entries()) {
    for (const [label, title] of titles) {
      const plain = title.replaceAll(/[`*<>]/g, '').trim()
      if (plain) labels.set(label, { address: `/${names[index]}#${makeId(label)}`, title: plain })
    }
  }
  return labels
}

const titlesIn = (name: string, text: string): ReadonlyMap<string, string> =>
  name.endsWith('.rst') ? readNames(text.split(/\r?\n/)).titles : mystTitlesIn(text)

const mystTitlesIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/^\(([^()\n]+)\)=[ \t]*\n+#{1,6}[ \t]+([^\n]+)$/gm)].map(
      ([, label = '', title = '']) => [label.toLowerCase(), title] as const
    )
  )

const rstReference = /(?<!`):(?:std:)?ref:`([^`]+)`/g
const mystReference = /(?<!`)\{(?:std:)?ref\}`([^`]+)`/g

/** Writes the title and the address of what a label of another page names in place of the label. */
export const referencesBy =
  (labels: Labels): FillPage =>
  async (file, source, read) => {
    const filled = await expandIncludes(file, source, read)
    const isRst = file.endsWith('.rst')
    const replaced = filled.source.replaceAll(isRst ? rstReference : mystReference, (whole, content: string) => {
      const at = content.endsWith('>') ? content.lastIndexOf('<') : -1
      const label = at < 0 ? content : content.slice(at + 1, -1)
      const known = labels.get(label.trim().toLowerCase().replaceAll(/\s+/g, ' '))
      if (!known || known.address.startsWith(`/${file}#`)) return whole
      const text = content.slice(0, Math.max(0, at)).trim() || known.title
      return `${isRst ? ':doc:' : '{doc}'}\`${text} <${known.address}>\``
    })
    return { ...filled, source: replaced }
  }
