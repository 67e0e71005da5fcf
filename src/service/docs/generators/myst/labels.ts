import { endOfFence, fenceMarkerOf, isMystContent, readMystInfo, readMystOptions } from '../../markup/index.ts'
import { cutFrontMatter, frontMatterOf } from '../../parse.ts'
import { mystId } from './heading-ids.ts'

/** What a label names on a page. */
export interface Labelled {
  file: string
  id: string
  title: string
}

/** What the pages of a site call each other. */
export interface PageNames {
  titles: ReadonlyMap<string, string>
  /** By label in lower case. */
  labels: ReadonlyMap<string, Labelled>
  /** The headings of each page by their ids. */
  headings: ReadonlyMap<string, ReadonlyMap<string, string>>
}

/** What a directive with a label is called, but for its number. */
const kinds: Record<string, string> = {
  figure: 'Figure',
  image: 'Figure',
  table: 'Table',
  'list-table': 'Table',
  'csv-table': 'Table',
  code: 'Program',
  'code-block': 'Program',
  literalinclude: 'Program',
  math: 'Equation'
}

/** @param texts The pages by their files. */
export const readPageNames = (texts: ReadonlyMap<string, string>): PageNames => {
  const titles = new Map<string, string>()
  const labels = new Map<string, Labelled>()
  const headings = new Map<string, ReadonlyMap<string, string>>()
  for (const [file, text] of texts) {
    const { title, label } = frontMatterOf(text)
    const found = namesIn(cutFrontMatter(text.replaceAll(/\r\n?/g, '\n')).body.split('\n'))
    const own = typeof title === 'string' ? title : found.title
    if (own) titles.set(file, own)
    headings.set(file, found.headings)
    if (typeof label === 'string' && own) labels.set(key(label), { file, id: '', title: own })
    for (const [name, called] of found.labels) {
      if (!labels.has(key(name))) labels.set(key(name), { file, id: mystId(name), title: called })
    }
  }
  return { titles, labels, headings }
}

/** A label as it is compared. */
export const key = (label: string): string => label.replaceAll(/\s+/g, ' ').trim().toLowerCase()

export const target = /^\s*\(([^()\n]+)\)=[ \t]*$/
const heading = /^ {0,3}#{1,6}[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/

const namesIn = (lines: string[]) => {
  const labels = new Map<string, string>()
  const headings = new Map<string, string>()
  let title: string | undefined
  let waiting: string | undefined
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const [, label] = target.exec(line) ?? []
    const [, written] = heading.exec(line) ?? []
    const marker = fenceMarkerOf(line) ?? /^\s*(:{3,})\{/.exec(line)?.[1]
    const info = marker ? readMystInfo(line.slice(line.indexOf(marker) + marker.length)) : undefined
    if (waiting !== undefined && line.trim()) {
      labels.set(waiting, written === undefined ? nameOf(info?.name, waiting) : plain(written))
      waiting = undefined
    }
    if (label) waiting = label
    if (written !== undefined) {
      title ??= plain(written)
      headings.set(mystId(plain(written)), plain(written))
    }
    if (info) {
      const { options } = readMystOptions(lines.slice(index + 1, index + 20))
      const own = options.label ?? options.name
      if (own) labels.set(own, nameOf(info.name, own))
    }
    if (marker && !marker.startsWith(':') && !(info && isMystContent(info.name)) && !isEnd(line, marker))
      index = endOfFence(lines, index + 1, marker)
  }
  return { title, labels, headings }
}

const isEnd = (line: string, marker: string): boolean => line.trim() === marker

const nameOf = (directive: string | undefined, label: string): string => kinds[directive ?? ''] ?? wordsOf(label)

const wordsOf = (label: string): string => label.replace(/^.*:/, '').replaceAll(/[-_]+/g, ' ')

/** Without the marks of code and emphasis, and without roles. */
const plain = (words: string): string =>
  words
    .replaceAll(/\{[\w:.-]+\}`([^`<]*?)\s*(?:<[^>]*>)?`/g, '$1')
    .replaceAll(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replaceAll(/[`*]|<[^<>]*>/g, '')
    .trim()
