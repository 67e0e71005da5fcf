import { parse as parseYaml } from 'yaml'
import { isObject } from '../../../../shared/objects.ts'
import { indented } from '../../fence.ts'
import { type Replacement, rewriteLines } from '../../markup/lines.ts'

const tag = /^[ \t]*\{%-?\s*(end)?(\w{1,60})((?:(?!%\})[^\n])*)%\}[ \t]*$/

/** Shows the title of a block that a plugin makes, and what its content says in YAML. */
export const showPluginBlocks = (source: string): string => {
  if (!/^[ \t]*\{%/m.test(source)) return source
  const ends = endsOfBlocks(source.split('\n'))
  return rewriteLines(source, (lines, index) => readBlock(lines, index, ends.get(index)))
}

/** The lines of the ends of blocks without other blocks in them, by those of their beginnings. */
const endsOfBlocks = (lines: readonly string[]): ReadonlyMap<number, number> => {
  const ends = new Map<number, number>()
  let before: { index: number; name: string } | undefined
  for (const [index, line] of lines.entries()) {
    const [whole, closes, name = ''] = tag.exec(line) ?? []
    if (whole === undefined) continue
    if (closes && before?.name === name) ends.set(before.index, index)
    before = closes ? undefined : { index, name }
  }
  return ends
}

const readBlock = (lines: readonly string[], index: number, end: number | undefined): Replacement | undefined => {
  const line = lines[index] ?? ''
  const [whole, closes, , args = ''] = tag.exec(line) ?? []
  if (whole === undefined || closes) return undefined
  const [, quoted] = /^\s*"([^"]+)"/.exec(args) ?? []
  const title = quoted ? ['', `**${quoted}**`, ''] : []
  const shown = end === undefined ? undefined : shownYaml(lines.slice(index + 1, end))
  if (shown) return { lines: indented([...title, '', ...shown, ''], line), last: end ?? index }
  return quoted ? { lines: indented(title, line), last: index } : undefined
}

/** Descriptions by names, as a list; texts that have titles, below these. */
const shownYaml = (lines: readonly string[]): string[] | undefined => {
  const value = parsed(lines.join('\n'))
  if (Array.isArray(value)) return value.every(isTitled) ? value.flatMap(titledText) : undefined
  return isObject(value) && Object.values(value).every(isObject) ? listOf(value) : undefined
}

const parsed = (text: string): unknown => {
  try {
    // Without aliases, by which a value may hold itself.
    return parseYaml(text, { uniqueKeys: false, logLevel: 'silent', maxAliasCount: 0 })
  } catch {
    return undefined
  }
}

const isTitled = (item: unknown): item is { title: string; content: string } =>
  isObject(item) && typeof item.title === 'string' && typeof item.content === 'string'

const titledText = (item: { title: string; content: string }): string[] => [
  `**${item.title}**`,
  '',
  ...item.content.split('\n'),
  ''
]

/** `heater (required: true): What heats.`, and below it what is in it. */
const listOf = (items: Record<string, unknown>): string[] =>
  Object.entries(items).flatMap(([name, value]) => {
    const { description, ...others } = isObject(value) ? value : { description: value }
    const nested = Object.values(others).filter(isObject)
    const facts = Object.entries(others)
      .filter(([, fact]) => !isObject(fact) && fact !== null && fact !== '')
      .map(([key, fact]) => `${key}: ${[fact].flat().join(', ')}`)
    const text = String(description ?? '').trim()
    const label = `\`${name}\`${facts.length > 0 ? ` (${facts.join(', ')})` : ''}${text ? ': ' : ''}`
    const [first = '', ...rest] = (label + text).split('\n')
    return [`- ${first}`, ...[...rest, ...nested.flatMap(listOf)].map(line => line && `  ${line}`)]
  })
