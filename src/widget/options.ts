import type { QuestionOptions } from '../protocol/question-options.ts'

/**
 * Every option of the widget (`docs/options.md` says more of each). The module, the element and the script take the same
 * options.
 */
export interface AssistantOptions extends QuestionOptions {
  /** Where the panel stands (`docs/options.md`, “Where it stands and how it looks”). Default `floating`. */
  layout?: Layout
  /** Whether a sidebar covers the page or pushes it aside. Default `overlay`. */
  sidebar?: 'overlay' | 'push'
  /** Whether the widget draws its launcher. Default `button`. */
  trigger?: 'button' | 'none'
  /** Whether the panel is open (`docs/options.md`, “Where it stands and how it looks”). Default `false`. */
  opened?: boolean
  /** When the panel’s code is loaded: at the reader’s `interest` (default), when `idle`, or `eager`. */
  load?: 'interest' | 'idle' | 'eager'
  /** `auto` (default) follows the site’s own switch, then the page’s colours, then the system. */
  theme?: Theme
  /** BCP 47 tag. Default: the page’s `lang`. */
  locale?: string
  /** Any text of the widget, by its name in `docs/options.md`. */
  labels?: Record<string, string>
  /** The panel’s heading and accessible name (`docs/options.md`). Default `Docs assistant`. */
  heading?: string
  /**
   * The sentence of an empty conversation (`docs/options.md`).
   * Default `Ask a question about these docs. Answers come with their sources.`
   */
  greeting?: string
  /** A text under the composer; may contain one Markdown link. */
  notice?: string
  /** Starter questions of an empty conversation; the first three are shown. */
  suggestions?: string[]
  /** Address of a service that suggests questions for the reader’s page; without it only `suggestions` are shown. */
  suggestionsUrl?: string
  /** Whether the widget offers matching pages while a reader types, where the platform has a search. Default `true`. */
  search?: boolean
  /** Address of the page search. Default: the platform’s own search, where it announces one. */
  searchUrl?: string
  /** Base of relative links in answers, which stay below its path. Default: the page’s origin. */
  docsUrl?: string
  /** Origins, or addresses with a path, that an answer’s images may load from. Default: `docsUrl` with its path. */
  imageOrigins?: string[]
  /** Origins, or addresses with a path, that an answer may link to without a warning. Default: any. */
  linkOrigins?: string[]
  /** Whether selected text of the page is offered as context; a selector narrows where. */
  selection?: boolean | string
  /** Whether the page’s code blocks offer “Ask about this”; a selector narrows which. */
  codeBlocks?: boolean | string
  /** Opens and closes the panel. Default `mod+i`; empty for none. */
  shortcut?: string
  /** The storage of the conversation. Default `local`. */
  persist?: Persist
  /** Whether answers carry thumbs. Default `true`. */
  feedback?: boolean
  /** Address to which ratings are sent; without it only the event fires. */
  feedbackUrl?: string
  /** Shown when the assistant could not help. */
  support?: string | ((threadId: string | null) => void)
  /** What `?docs-assistant=question` does. Default `fill`. */
  askFromUrl?: 'fill' | 'send' | 'none'
  /** Whether an open panel is open again, at the same place, on the next page of the session. Default `true`. */
  keepOpen?: boolean
  /** Whether the widget offers search and questions as tools to the browser’s agent (WebMCP). Default `true`. */
  webmcp?: boolean
  /** What a screen reader hears of a streaming answer. Default `finished`. */
  announce?: 'finished' | 'all'
}

export type Layout = 'floating' | 'sidebar' | 'modal' | 'inline'
export type Theme = 'auto' | 'light' | 'dark'
export type Persist = 'local' | 'session' | 'none'
export type OptionName = keyof AssistantOptions

/** Options without a default: the code that uses them decides what their absence means. */
type WithoutDefault =
  | 'domain'
  | 'assistantKey'
  | 'keyPrefixes'
  | 'endpoint'
  | 'retrievalPageSize'
  | 'filter'
  | 'currentPath'
  | 'headers'
  | 'heading'
  | 'greeting'
  | 'notice'
  | 'feedbackUrl'
  | 'suggestionsUrl'
  | 'searchUrl'
  | 'support'
  | 'imageOrigins'
  | 'linkOrigins'

/** Options after `resolveOptions`: validated and with their defaults. */
export type ResolvedOptions = Required<Omit<AssistantOptions, WithoutDefault>> & Pick<AssistantOptions, WithoutDefault>

/** Options as they are given: a text may be that of an attribute, still to be parsed by the option’s kind. */
export type GivenOptions = { [Name in OptionName]?: AssistantOptions[Name] | string }
