import { parseAttributeList } from './attribute-list.ts'
import type { Directive } from './directive.ts'

const opening = /^ad(?:monish(?![\w-])|-(?=[a-z]))\s*(?:([a-z][\w-]*)(?!\s*=|[\w-]))?\s*(.*)$/

/** The values are those of a TOML table. */
const betweenValues = /,(?=\s*(?:[\w-]+\s*=|$))/g

/** What a plugin writes about a note in its first lines. */
const setting = /^(title|collapse|icon|color):[ \t]*(.*)$/

/**
 * Reads a note that a plugin writes as a code fence: `admonish tip "Title"` of `mdbook-admonish`, and `ad-tip` of
 * Obsidian's Admonition, with `title: Title` in its first lines. `undefined` for any other fence, whose lines are not read.
 */
export const readAdmonish = (info: string, read: () => string[]): (Directive & { body: string[] }) | undefined => {
  const [whole, kind = 'note', rest = ''] = opening.exec(info.trim()) ?? []
  if (whole === undefined) return
  const lines = read()
  const first = lines.findIndex(line => !setting.test(line))
  const settings = whole.startsWith('ad-') ? lines.slice(0, first < 0 ? undefined : first) : []
  const title = settings.map(line => setting.exec(line)).find(found => found?.[1] === 'title')?.[2]
  const label =
    title ?? /^"([^"]*)"/.exec(rest)?.[1] ?? parseAttributeList(rest.replaceAll(betweenValues, ' '))?.values.title
  return {
    name: 'admonition',
    attributes: { type: kind },
    ...(label !== undefined && { label }),
    body: lines.slice(settings.length)
  }
}
