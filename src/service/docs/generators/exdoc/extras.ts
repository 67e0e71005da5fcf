import { posix } from 'node:path'
import { glob } from 'tinyglobby'
import { withoutHashComments } from '../without-hash-comments.ts'
import { textToId } from './text-to-id.ts'

/** A page of the documentation beside those of the modules. */
export interface Extra {
  /** Name of its page, without `.html`. */
  id: string
  title?: string | undefined
}

/** What a configuration writes of one: the path of a file, or a pattern of several. */
interface WrittenExtra {
  pattern: string
  options: Record<string, string>
}

/** The extras of a `mix.exs`, by their paths from its folder. */
export const readExtras = async (config: string, root: string): Promise<Map<string, Extra>> => {
  const extras: [file: string, extra: Extra][] = []
  for (const { pattern, options } of writtenExtras(config)) {
    if (options.url !== undefined) continue
    for (const file of await filesOf(pattern, root))
      extras.push([file, { id: options.filename ?? idOfFile(file), title: options.title }])
  }
  return new Map(withOwnIds(extras))
}

/** `guides/Up and Running.md` is `up-and-running`. */
export const idOfFile = (file: string): string => textToId(posix.parse(file).name)

const filesOf = async (pattern: string, root: string): Promise<string[]> =>
  /[*?{]/.test(pattern)
    ? (await glob(pattern, { cwd: root, ignore: ['{deps,_build}/**', '**/node_modules/**'] })).sort()
    : [posix.normalize(pattern)]

/** Extras with the same name are numbered, all of them in one order. */
const withOwnIds = (extras: [string, Extra][]): [string, Extra][] => {
  const counts = new Map<string, number>()
  for (const [, { id }] of extras) counts.set(id, (counts.get(id) ?? 0) + 1)
  let number = 0
  return extras.map(([file, extra]) =>
    (counts.get(extra.id) ?? 0) > 1 ? [file, { ...extra, id: `${extra.id}-${++number}` }] : [file, extra]
  )
}

const textOrOption = /(?:\b(\w+):\s*)?"((?:[^"\\]|\\.)*)"|~w(?:\(([^)]*)\)|\[([^\]]*)\])/g

const writtenExtras = (config: string): WrittenExtra[] => {
  const source = withoutHashComments(config)
  const extras: WrittenExtra[] = []
  for (const [, option, text = '', ...words] of expressionOf(source).matchAll(textOrOption)) {
    const last = extras.at(-1)
    if (option && last) last.options[option] = text
    else for (const pattern of words.find(Boolean)?.trim().split(/\s+/) ?? [text]) extras.push({ pattern, options: {} })
  }
  return extras
}

/** The value of `extras:`, with that of each function and each attribute that it names. */
const expressionOf = (source: string): string => {
  const [start] = [...source.matchAll(/\bextras:\s*/g)]
  return start ? withNamed(valueAt(source, start.index + start[0].length), source, maxLevels) : ''
}

/** Most levels of functions that name each other. */
const maxLevels = 4

const withNamed = (value: string, source: string, levels: number): string =>
  levels === 0
    ? value
    : value.replaceAll(/"(?:[^"\\]|\\.)*"|(?<![\w.])(?:@(\w+)|(\w+)\(\))/g, (whole, attribute, name) => {
        const found = attribute ? attributeOf(source, attribute) : name ? bodyOf(source, name) : undefined
        return found === undefined ? whole : withNamed(found, source, levels - 1)
      })

const attributeOf = (source: string, name: string): string | undefined => {
  const found = new RegExp(`^[ \\t]*@${name}[ \\t]+(?=\\S)`, 'm').exec(source)
  return found ? valueAt(source, found.index + found[0].length, '\n') : undefined
}

const bodyOf = (source: string, name: string): string | undefined => {
  const found = new RegExp(`^([ \\t]*)defp?[ \\t]+${name}(?:\\(\\))?(?:[ \\t]+do\\b|,[ \\t]*do:)`, 'm').exec(source)
  if (!found) return undefined
  const body = source.slice(found.index + found[0].length)
  return body.slice(0, new RegExp(`^${found[1]}(?:end|defp?)\\b`, 'm').exec(body)?.index)
}

/** What stands from a place on, up to the comma, the bracket, or the given sign that ends it. */
const valueAt = (source: string, start: number, end = ','): string => {
  let open = 0
  for (const { 0: sign, index } of source.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[([{]|[)\]}]|,|\n/g)) {
    if (/^[([{]/.test(sign)) open++
    else if (/^[)\]}]/.test(sign)) open--
    if (open < 0 || (open === 0 && sign === end)) return source.slice(start, start + index)
  }
  return source.slice(start)
}
