import type { KeyPrefixes } from './protocol/keys.ts'
import { defaultKeyPrefixes } from './protocol/keys.ts'
import type { SearchFilter } from './protocol/request.ts'
import type { ApiVersion } from './protocol/routes.ts'

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

const origin = () => globalThis.location?.origin ?? ''

const defaults = () =>
  ({
    keyPrefixes: defaultKeyPrefixes,
    baseUrl: origin(),
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
    docsUrl: origin(),
    selection: true,
    codeBlocks: true,
    shortcut: 'mod+i',
    persist: 'local',
    feedback: true,
    askFromUrl: 'fill',
    announce: 'finished',
    timeouts: {}
  }) satisfies AssistantOptions

/**
 * How an option is written as an attribute: `s` text, `n` number, `b` boolean, `c` boolean or CSS
 * selector, `j` JSON, a list of words for one of these; `-` cannot be written, it takes a module.
 */
const kinds: Record<OptionName, keyof typeof wanted | readonly (string | number)[]> = {
  domain: 's',
  assistantKey: 's',
  keyPrefixes: 'j',
  baseUrl: 's',
  endpoint: 's',
  apiVersion: [2, 1],
  fingerprint: 's',
  retrievalPageSize: 'n',
  filter: 'j',
  currentPath: 's',
  headers: '-',
  layout: ['floating', 'sidebar', 'modal', 'inline'],
  sidebar: ['overlay', 'push'],
  trigger: ['button', 'none'],
  opened: 'b',
  load: ['interest', 'idle', 'eager'],
  theme: ['auto', 'light', 'dark'],
  locale: 's',
  labels: 'j',
  heading: 's',
  greeting: 's',
  notice: 's',
  suggestions: 'j',
  docsUrl: 's',
  imageOrigins: 'j',
  linkOrigins: 'j',
  selection: 'c',
  codeBlocks: 'c',
  shortcut: 's',
  persist: ['local', 'session', 'none'],
  feedback: 'b',
  feedbackUrl: 's',
  support: 's',
  askFromUrl: ['fill', 'send', 'none'],
  announce: ['finished', 'all'],
  timeouts: 'j'
}

export const optionNames = Object.keys(kinds) as OptionName[]

/** `assistantKey` → `assistant-key`. */
export const attributeName = (option: OptionName): string =>
  option.replace(/[A-Z]/g, letter => '-' + letter.toLowerCase())

export const warn = (message: string) => console.warn('Docs Assistant: ' + message)

/** Options as a way in has them: an attribute’s text stands for what the option’s kind makes of it. */
export type GivenOptions = { [Name in OptionName]?: AssistantOptions[Name] | string }

/** Every way in → one resolved object. What makes no sense is warned about and left at its default. */
export const resolveOptions = (given: GivenOptions): ResolvedOptions => {
  const options: Record<string, unknown> = defaults()
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(kinds, name)) warn(`${name} is no option.`)
    else if (value !== undefined) options[name] = readOption(name as OptionName, value) ?? options[name]
  }
  return options as unknown as ResolvedOptions
}

const readOption = (option: OptionName, value: unknown): unknown => {
  const kind = kinds[option]
  if (Array.isArray(kind)) return kind.find(word => String(word) === String(value)) ?? refuse(option, value)
  if (kind === 's' || typeof value !== 'string') return value
  if (kind === 'b' || kind === 'c') {
    if (value === '' || value === 'true') return true
    if (value === 'false') return false
    if (kind === 'c') return value
  }
  if (kind === 'n' && value.trim() && Number.isFinite(+value)) return +value
  if (kind === 'j') {
    try {
      return JSON.parse(value)
    } catch {}
  }
  return refuse(option, value)
}

const wanted = {
  s: 'text',
  n: 'a number',
  b: 'true or false',
  c: 'true, false or a selector',
  j: 'JSON',
  '-': 'a module'
}

const refuse = (option: OptionName, value: unknown) => {
  const kind = kinds[option]
  const words = typeof kind === 'string' ? wanted[kind] : `one of ${kind.join(', ')}`
  warn(`the option ${option} was given as “${String(value).slice(0, 80)}”; it wants ${words}. The default is used.`)
}
