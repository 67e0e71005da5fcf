import { isObject } from '../shared/objects.ts'
import type { OptionName, ResolvedOptions } from './options.ts'

/** Whether there is an option of that name. */
export const isOption = (name: string): name is OptionName => Object.hasOwn(kinds, name)

/** Reads an option’s value, or the text of its attribute; `undefined` when it is not of the option’s kind. */
export const readOption = (option: OptionName, value: unknown): unknown => {
  const kind: Kind = kinds[option]
  return typeof kind === 'string' ? readers[kind](value) : kind.find(word => String(word) === String(value))
}

/** The defaults of the options whose value is one of several words. */
export const defaultWords = () =>
  Object.fromEntries(
    Object.entries(kinds).flatMap(([option, kind]) => (typeof kind === 'string' ? [] : [[option, kind[0]]]))
  ) as Pick<ResolvedOptions, WordOption>

/** The kind of an option’s value. A list contains the allowed words, the default first. */
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

export const kinds = {
  domain: 'text',
  assistantKey: 'text',
  keyPrefixes: 'object',
  baseUrl: 'url',
  endpoint: 'url',
  apiVersion: [2, 1],
  fingerprint: 'text',
  retrievalPageSize: 'number',
  filter: 'object or null',
  currentPath: 'text or function',
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
  suggestionsUrl: 'url',
  search: 'boolean',
  searchUrl: 'url',
  docsUrl: 'url',
  imageOrigins: 'origins',
  linkOrigins: 'origins',
  selection: 'boolean or selector',
  codeBlocks: 'boolean or selector',
  shortcut: 'text',
  persist: ['local', 'session', 'none'],
  feedback: 'boolean',
  feedbackUrl: 'url',
  support: 'url or function',
  askFromUrl: ['fill', 'send', 'none'],
  keepOpen: 'boolean',
  webmcp: 'boolean',
  announce: ['finished', 'all'],
  timeouts: 'object'
} as const satisfies Record<OptionName, Kind>

export type WordOption = { [Name in OptionName]: (typeof kinds)[Name] extends string ? never : Name }[OptionName]

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return
  }
}
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const callable = (value: unknown) => (typeof value === 'function' ? value : undefined)
const object = (value: unknown) => {
  const read = parsed(value)
  return isObject(read) ? read : undefined
}
const boolean = (value: unknown) => {
  if (value === true || value === '' || value === 'true') return true
  return value === false || value === 'false' ? false : undefined
}
const url = (value: unknown) => {
  const base = globalThis.document?.baseURI
  const read = text(value)
  return read && URL.canParse(read, base) && /^https?:$/.test(new URL(read, base).protocol)
    ? new URL(read, base).href
    : undefined
}
const texts = (value: unknown): string[] | undefined => {
  const read = parsed(value)
  return Array.isArray(read) && read.every(one => typeof one === 'string') ? read : undefined
}

const readers: Record<Extract<Kind, string>, (value: unknown) => unknown> = {
  text,
  number: value => (String(value).trim() && Number.isFinite(Number(value)) ? Number(value) : undefined),
  boolean,
  'boolean or selector': value => boolean(value) ?? text(value),
  object,
  'object or null': value => (value === null || value === 'null' ? null : object(value)),
  texts,
  origins: value => texts(value)?.filter(one => URL.canParse(one)),
  url,
  'text or function': value => text(value) ?? callable(value),
  'url or function': value => url(value) ?? callable(value),
  // No text: headers in an attribute could be read by everybody who reads the page.
  'object or function': value => (typeof value === 'string' ? undefined : (object(value) ?? callable(value)))
}
