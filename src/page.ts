import css from './page-actions/actions.css?inline'
import { createActions } from './page-actions/actions.ts'
import { type PageActionsLabels, pageActionsLabels } from './page-actions/labels.ts'
import {
  type GivenPageActionsOptions,
  optionNames,
  type PageActionsElementOptions,
  type PageActionsOptions,
  type PageTarget,
  readJson
} from './page-actions/options.ts'
import { directionOf } from './widget/appearance.ts'
import { followTheme } from './widget/follow-theme.ts'
import { attributeName } from './widget/option-names.ts'
import { applyTheme } from './widget/theme.ts'

// A server has no HTMLElement; importing this module there must not throw.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/**
 * `<docs-assistant-page>`: copy the page as Markdown, view it, open it elsewhere, ask about it. Attributes are the options
 * in kebab-case; every option is a property too.
 */
// The options’ properties are defined below, in the static block.
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface names exactly those properties
export class DocsAssistantPageElement extends Base {
  static observedAttributes = optionNames.map(attributeName)

  /** The options set as properties; they override the attributes. */
  #given: GivenPageActionsOptions = {}
  #watching: AbortController | undefined

  connectedCallback() {
    for (const option of optionNames) {
      // A framework may set it before the browser knows the element.
      if (!Object.hasOwn(this, option)) continue
      const { [option]: value } = this
      delete this[option]
      Object.assign(this.#given, { [option]: value })
    }
    this.#draw()
  }

  disconnectedCallback() {
    this.#watching?.abort()
  }

  attributeChangedCallback(_: string, before: string | null, text: string | null) {
    if (before !== text && this.#watching) this.#draw()
  }

  #draw() {
    this.#watching?.abort()
    if (!this.isConnected) return
    this.#watching = new AbortController()
    const { signal } = this.#watching
    const { markdownUrl, targets, labels, locale, theme } = this.#options
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    shadow.adoptedStyleSheets = [sheet]
    const root = document.createElement('div')
    root.className = 'root'
    shadow.replaceChildren(root)
    const language = locale || document.documentElement.lang || 'en'
    const start = (texts?: PageActionsLabels) => {
      if (signal.aborted) return
      // Without texts in the page’s language the texts are English, unless the site gives its own labels.
      root.lang = texts || labels ? language : 'en'
      root.dir = directionOf(root.lang)
      followTheme(() => applyTheme(root, theme), signal)
      const label = Object.assign({}, pageActionsLabels, texts, readJson('labels', labels))
      root.append(createActions({ markdownUrl, targets: readJson('targets', targets), label, signal }))
    }
    if (/^en\b/i.test(language)) start()
    else
      import('./page-actions/texts.ts').then(
        ({ textsOf }) => start(textsOf(language)),
        () => start()
      )
    // Otherwise the page’s own shortcuts would react to keys that the reader presses here.
    for (const name of ['keydown', 'keyup', 'keypress']) root.addEventListener(name, event => event.stopPropagation())
  }

  get #options(): GivenPageActionsOptions {
    const written = optionNames.map(option => [option, this.getAttribute(attributeName(option))])
    return { ...Object.fromEntries(written.filter(([, text]) => text)), ...this.#given }
  }

  static {
    for (const option of optionNames) {
      Object.defineProperty(DocsAssistantPageElement.prototype, option, {
        get(this: DocsAssistantPageElement) {
          return this.#options[option]
        },
        set(this: DocsAssistantPageElement, value: unknown) {
          Object.assign(this.#given, { [option]: value })
          if (this.#watching) this.#draw()
        },
        enumerable: true,
        configurable: true
      })
    }
  }
}

export interface DocsAssistantPageElement extends PageActionsOptions {}

if (globalThis.customElements && !customElements.get('docs-assistant-page')) {
  customElements.define('docs-assistant-page', DocsAssistantPageElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-assistant-page': DocsAssistantPageElement
  }
}

export type { PageActionsElementOptions, PageActionsOptions, PageTarget }
