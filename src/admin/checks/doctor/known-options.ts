import { parseJson } from '../../../shared/json.ts'
import { isObject } from '../../../shared/objects.ts'

/** The kind of an attribute’s value; a list contains the allowed words. */
type Kind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'boolean or selector'
  | 'object'
  | 'object or null'
  | 'texts'
  | 'origins'
  | 'url'
  | 'text or function'
  | 'url or function'
  | 'object or function'
  | readonly (string | number)[]

/** The widget’s options (`docs/options.md`) by attribute, with their kinds. A test compares them with the widget’s. */
export const knownOptions: Record<string, Kind> = {
  domain: 'text',
  'assistant-key': 'text',
  'key-prefixes': 'object',
  'base-url': 'url',
  endpoint: 'url',
  'api-version': [2, 1],
  fingerprint: 'text',
  'retrieval-page-size': 'number',
  filter: 'object or null',
  'current-path': 'text or function',
  headers: 'object or function',
  layout: ['floating', 'sidebar', 'modal', 'inline'],
  sidebar: ['overlay', 'push'],
  trigger: ['button', 'none'],
  opened: 'boolean',
  load: ['interest', 'idle', 'eager'],
  theme: ['auto', 'light', 'dark'],
  locale: 'text',
  labels: 'object',
  heading: 'text',
  greeting: 'text',
  notice: 'text',
  suggestions: 'texts',
  'suggestions-url': 'url',
  'docs-url': 'url',
  'image-origins': 'origins',
  'link-origins': 'origins',
  selection: 'boolean or selector',
  'code-blocks': 'boolean or selector',
  shortcut: 'text',
  persist: ['local', 'session', 'none'],
  feedback: 'boolean',
  'feedback-url': 'url',
  support: 'url or function',
  'ask-from-url': ['fill', 'send', 'none'],
  'keep-open': 'boolean',
  announce: ['finished', 'all'],
  search: 'boolean',
  'search-url': 'url',
  webmcp: 'boolean',
  timeouts: 'object'
}

/** Whether it is an option. `hasOwn`, because every object has `constructor`. */
export const isOption = (name: string): boolean => Object.hasOwn(knownOptions, name)

/** Why an attribute’s text is invalid for its option; `undefined` when it is valid. */
export const faultOf = (option: string, text: string, base: string): string | undefined => {
  const kind = isOption(option) ? knownOptions[option] : undefined
  if (kind === undefined) return
  if (typeof kind === 'string') return readers[kind]?.(text, base)
  return kind.some(word => String(word) === text) ? undefined : `has to be one of ${kind.join(', ')}`
}

type Fault = (text: string, base: string) => string | undefined

/** A check of JSON: returns `undefined` where it is valid and `fits`. */
const json =
  (what: string, fits: (value: unknown) => boolean): Fault =>
  text => {
    const value = parseJson(text)
    if (value === undefined) return `is broken JSON${whyBroken(text)}`
    return fits(value) ? undefined : `has to be ${what}`
  }

const whyBroken = (text: string): string => {
  try {
    JSON.parse(text)
    return ''
  } catch (error) {
    return error instanceof Error ? ` (${error.message.slice(0, 100)})` : ''
  }
}

const url: Fault = (text, base) => {
  if (/^[\w-]+(\.[\w-]+)+(:\d+)?(\/|$)/.test(text)) return 'needs https:// before the host'
  return URL.canParse(text, base) && /^https?:$/.test(new URL(text, base).protocol) ? undefined : 'has to be an address'
}

const isTexts = (value: unknown) => Array.isArray(value) && value.every(one => typeof one === 'string')
const boolean: Fault = text => (['', 'true', 'false'].includes(text) ? undefined : 'has to be true or false')
const notFunction: Fault = text =>
  /^(async\s+)?(function\b|\(?[\w\s,]*\)?\s*=>)/.test(text.trim().slice(0, 200))
    ? 'holds the source of a function; set the property of the element instead'
    : undefined

const readers: Record<Extract<Kind, string>, Fault | undefined> = {
  text: undefined,
  number: text => (text.trim() !== '' && Number.isFinite(Number(text)) ? undefined : 'has to be a number'),
  boolean,
  'boolean or selector': undefined,
  object: json('an object', isObject),
  'object or null': json('an object or null', value => value === null || isObject(value)),
  texts: json('a list of texts', isTexts),
  origins: json('a list of origins', value => isTexts(value) && (value as string[]).every(one => URL.canParse(one))),
  url,
  'text or function': notFunction,
  'url or function': (text, base) => notFunction(text, base) ?? url(text, base),
  'object or function': () => 'is taken from a module or as a property only: an attribute can be read by everybody'
}

/** The option that was likely meant. */
export const likelyOption = (name: string): string | undefined => likely(name, Object.keys(knownOptions))

/** The word with the smallest edit distance, unless all are too far. */
export const likely = (name: string, words: string[]): string | undefined => {
  if (name.length > 40) return undefined
  const bare = (text: string) => text.toLowerCase().replaceAll(/[-_]/g, '')
  const [best] = words
    .map(word => ({ word, distance: distanceOf(bare(name), bare(word)) }))
    .filter(({ word, distance }) => distance <= Math.max(1, Math.floor(bare(word).length / 4)))
    .sort((one, other) => one.distance - other.distance)
  return best?.word
}

/** The Damerau-Levenshtein distance: letters inserted, deleted, replaced, or swapped with their neighbour. */
const distanceOf = (one: string, other: string): number => {
  const rows = Array.from({ length: one.length + 1 }, (_, row) => [row, ...Array<number>(other.length).fill(0)])
  for (let column = 0; column <= other.length; column++) (rows[0] as number[])[column] = column
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0
  for (let row = 1; row <= one.length; row++) {
    for (let column = 1; column <= other.length; column++) {
      const differs = one[row - 1] === other[column - 1] ? 0 : 1
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const ways = [at(row - 1, column) + 1, at(row, column - 1) + 1, at(row - 1, column - 1) + differs]
      if (isTurned) ways.push(at(row - 2, column - 2) + 1)
      ;(rows[row] as number[])[column] = Math.min(...ways)
    }
  }
  return at(one.length, other.length)
}
