import { parse as parseCsv } from 'csv-parse/sync'
import type { List, ListItem, PhrasingContent } from 'mdast'
import { link, paragraph, text } from '../markup/content.ts'

/**
 * The content of a directive that only a site’s extension knows, where it is rows of values for that and no text: each
 * row has several commas and the path of a page or a file, as in `WiFi, components/wifi, wifi.svg`. Returns the names in
 * it with links to their pages, and nothing of rows without a name; `undefined` for a text.
 */
export const readDataRows = (lines: readonly string[]): List[] | undefined => {
  const written = lines.filter(line => line.trim())
  if (written.length === 0 || !written.every(line => line.split(',').length >= minValues)) return
  const rows = valuesOf(written.join('\n'))
  if (!rows?.every(row => row.length >= minValues && row.some(value => path.test(value)))) return
  const children = rows.flatMap(row => itemOf(row))
  return children.length > 0 ? [{ type: 'list', ordered: false, spread: false, children }] : []
}

/** A sentence may name two files with a comma in between, and hardly begins and ends with one. */
const minValues = 3

/** `guides/start`, `/start/`, `lamp.svg`, an address; not `v1.2`. */
const path = /^(?:https?:\/\/\S+|[\w.~-]*(?:\/[\w.~-]+)+\/?|[\w-]+(?:\.[\w-]+)*\.[a-z]\w{1,4})$/i
const picture = /\.(?:svg|png|jpe?g|gif|webp|avif|ico|bmp)$/i

const valuesOf = (rows: string): string[][] | undefined => {
  try {
    return parseCsv(rows, { relax_column_count: true, relax_quotes: true, trim: true })
  } catch {
    return undefined
  }
}

const itemOf = (row: string[]): ListItem[] => {
  const name = row.find(value => value && !path.test(value))
  const page = row.find(value => path.test(value) && !picture.test(value))
  if (!name) return []
  const children: PhrasingContent[] = page ? link(addressOf(page), [text(name)]) : [text(name)]
  return [{ type: 'listItem', spread: false, children: [paragraph(children)] }]
}

/** Extensions name pages from the top of the docs, as Sphinx does itself, mostly without a slash before that. */
const addressOf = (page: string): string => (/^(?:\w+:|[./])/.test(page) || !page.includes('/') ? page : `/${page}`)
