import type { KeyPrefixes } from '../protocol/keys.ts'
import { defaultKeyPrefixes } from '../protocol/keys.ts'
import { pagePath } from '../protocol/path.ts'
import type { SearchFilter } from '../protocol/request.ts'
import type { ApiVersion } from '../protocol/routes.ts'

/** Every option of the widget; `docs/options.md` explains each. All three ways in take the same ones. */
export interface AssistantOptions {
  /** The documentation domain. Required unless `endpoint` is given. */
  domain?: string
  /** The public assistant key, sent as a bearer token and nowhere else. An admin key is refused. */
  assistantKey?: string
  /** How the platform’s keys begin. Default `{ assistant: 'svc_dsc_', admin: 'svc_' }`. */
  keyPrefixes?: KeyPrefixes
  /** Where the platform is. Default: the page’s origin. */
  baseUrl?: string
  /** A full URL instead of `baseUrl` and path: the owner’s own proxy. No key is needed then. */
  endpoint?: string
  /** Which assistant endpoint: 2 (default), or the deprecated 1. */
  apiVersion?: ApiVersion
  /** Sent as `fp`. Default `anonymous`. */
  fingerprint?: string
  /** Number of documentation sections an answer is made from; the service’s default is 5. */
  retrievalPageSize?: number
  filter?: SearchFilter | null
  /** Path of the page, read at each question. Default: the page’s own path. */
  currentPath?: string | (() => string | undefined)
  /** Extra request headers; for the ES module only. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)
  layout?: Layout
  /** Whether a sidebar covers the page or pushes it aside. Default `overlay`. */
  sidebar?: 'overlay' | 'push'
  /** Whether the widget draws its launcher. Default `button`. */
  trigger?: 'button' | 'none'
  opened?: boolean
  /** When the panel’s code is brought: at the reader’s `interest` (default), when `idle`, or `eager`. */
  load?: 'interest' | 'idle' | 'eager'
  /** `auto` (default) follows the site’s own switch, then the system. */
  theme?: Theme
  /** BCP 47 tag. Default: the page’s `lang`. */
  locale?: string
  /** Any text of the widget, by its name in `docs/options.md`. */
  labels?: Record<string, string>
  heading?: string
  greeting?: string
  /** Stands under the composer; may carry one Markdown link. */
  notice?: string
  /** Starter questions of an empty conversation; the first three are shown. */
  suggestions?: string[]
  /** Base of relative links in answers. Default: the page’s origin. */
  docsUrl?: string
  /** Origins an answer’s images may load from. Default: that of `docsUrl`. */
  imageOrigins?: string[]
  /** Origins an answer may link to without a warning. Default: any. */
  linkOrigins?: string[]
  /** Whether selected text of the page is offered as context; a selector narrows where. */
  selection?: boolean | string
  /** Whether the page’s code blocks offer “Ask about this”; a selector narrows which. */
  codeBlocks?: boolean | string
  /** Opens and closes the panel. Default `mod+i`; empty for none. */
  shortcut?: string
  /** Where the conversation is kept. Default `local`. */
  persist?: Persist
  /** Whether answers carry thumbs. Default `true`. */
  feedback?: boolean
  /** Where thumbs are sent; without it only the event fires. */
  feedbackUrl?: string
  /** Shown when the assistant could not help. */
  support?: string | ((threadId: string | null) => void)
  /** What `?docs-assistant=question` does. Default `fill`. */
  askFromUrl?: 'fill' | 'send' | 'none'
  /** What a screen reader hears of a streaming answer. Default `finished`. */
  announce?: 'finished' | 'all'
  /** Deadlines in milliseconds. Default `{ firstByte: 30_000, idle: 60_000 }`. */
  timeouts?: { firstByte?: number; idle?: number }
}

export type Layout = 'floating' | 'sidebar' | 'modal' | 'inline'
export type Theme = 'auto' | 'light' | 'dark'
export type Persist = 'local' | 'session' | 'none'
export type OptionName = keyof AssistantOptions

/** Options that have no default: whatever uses them decides what their absence means. */
type WithoutDefault =
  | 'domain'
  | 'assistantKey'
  | 'endpoint'
  | 'retrievalPageSize'
  | 'filter'
  | 'currentPath'
  | 'headers'
  | 'heading'
  | 'greeting'
  | 'notice'
  | 'feedbackUrl'
  | 'support'
  | 'imageOrigins'
  | 'linkOrigins'

/** Options as the rooms below see them: resolved once, at the door. */
export type ResolvedOptions = Required<Omit<AssistantOptions, WithoutDefault>> & Pick<AssistantOptions, WithoutDefault>

/** A sandboxed frame’s origin is the text “null”, which is no address. */
const pageOrigin = () => {
  const { origin = '' } = globalThis.location ?? {}
  return origin === 'null' ? '' : origin
}

const defaults = () =>
  ({
    keyPrefixes: defaultKeyPrefixes,
    baseUrl: pageOrigin(),
    apiVersion: 2,
    fingerprint: 'anonymous',
    layout: 'floating',
    sidebar: 'overlay',
    trigger: 'button',
    opened: false,
    load: 'interest',
    theme: 'auto',
    locale: globalThis.document?.documentElement.lang || 'en',
    labels: {},
    suggestions: [],
    docsUrl: pageOrigin(),
    selection: true,
    codeBlocks: true,
    shortcut: 'mod+i',
    persist: 'local',
    feedback: true,
    askFromUrl: 'fill',
    announce: 'finished',
    timeouts: {}
  }) satisfies AssistantOptions

/** What an option’s value has to be; a list is of the words that it may be. */
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

const kinds: Record<OptionName, Kind> = {
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
  announce: ['finished', 'all'],
  timeouts: 'object'
}

/** Options as a way in has them: an attribute’s text stands for what the option’s kind makes of it. */
export type GivenOptions = { [Name in OptionName]?: AssistantOptions[Name] | string }

/** Every way in → one resolved object. What makes no sense is warned about, once, and left at its default. */
export const resolveOptions = (given: GivenOptions): ResolvedOptions => {
  const options: Record<string, unknown> = defaults()
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(kinds, name)) warn(`${name} is no option.`)
    else if (value !== undefined) options[name] = readOption(name as OptionName, value) ?? options[name]
  }
  // What may be null cannot be told from what made no sense.
  if (given.filter === null || given.filter === 'null') options.filter = null
  options.docsUrl ||= options.baseUrl || 'https://localhost'
  return options as unknown as ResolvedOptions
}

/** The path of the page that the reader is on, as the owner sees it. */
export const currentPathOf = ({ currentPath }: Pick<AssistantOptions, 'currentPath'>): string => {
  const given = typeof currentPath === 'function' ? currentPath() : currentPath
  return pagePath(given ?? location.pathname)
}

const readOption = (option: OptionName, value: unknown): unknown => {
  const kind = kinds[option]
  const read = Array.isArray(kind)
    ? kind.find(word => String(word) === String(value))
    : readers[kind as keyof typeof readers](value)
  if (read !== undefined) return read
  if (value === null || (option === 'filter' && value === 'null')) return
  warn(
    `the option ${option} was given as “${String(value).slice(0, 80)}”; it has to be ${Array.isArray(kind) ? `one of ${kind.join(', ')}` : kind}. The default is used.`
  )
}

const parsed = (value: unknown): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return
  }
}
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const call = (value: unknown) => (typeof value === 'function' ? value : undefined)
const object = (value: unknown) => {
  const read = parsed(value)
  return typeof read === 'object' && read !== null && !Array.isArray(read) ? read : undefined
}
const truth = (value: unknown) => {
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
  boolean: truth,
  'boolean or selector': value => truth(value) ?? text(value),
  object,
  'object or null': object,
  texts,
  origins: value => texts(value)?.flatMap(one => (URL.canParse(one) ? [new URL(one).origin] : [])),
  url,
  'text or function': value => text(value) ?? call(value),
  'url or function': value => url(value) ?? call(value),
  // A header in an attribute would be read by everybody who reads the page.
  'object or function': value => (typeof value === 'string' ? undefined : (object(value) ?? call(value)))
}

const told = new Set<string>()
const warn = (message: string) => {
  if (!told.has(message)) console.warn('Docs Assistant: ' + message)
  told.add(message)
}
