import css from './page-feedback/form.css?inline'
import { createForm } from './page-feedback/form.ts'
import { createJudgement } from './page-feedback/judgement.ts'
import { type PageFeedbackLabels, readLabels } from './page-feedback/labels.ts'
import {
  type GivenPageFeedbackOptions,
  optionNames,
  type PageFeedbackElementOptions,
  type PageFeedbackOptions
} from './page-feedback/options.ts'
import { directionOf } from './widget/appearance.ts'
import { followTheme } from './widget/follow-theme.ts'
import { emitOn } from './widget/handle.ts'
import { attributeName } from './widget/option-names.ts'
import { applyTheme } from './widget/theme.ts'

// A server has no HTMLElement; importing this module there must not throw.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/**
 * `<docs-assistant-feedback>`: “Was this page helpful?”, with a comment and an address to answer to. It fires
 * `docs-assistant:feedback`. Attributes are the options in kebab-case; every option is a property too.
 */
// The options’ properties are defined below, in the static block.
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface names exactly those properties
export class DocsAssistantFeedbackElement extends Base {
  static observedAttributes = optionNames.map(attributeName)

  /** The options set as properties; they override the attributes. */
  #given: GivenPageFeedbackOptions = {}
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
    const options = this.#options
    if (!options.domain && !options.feedbackUrl) {
      console.error('Docs Assistant: no domain.')
    }
    const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    shadow.adoptedStyleSheets = [sheet]
    const root = document.createElement('div')
    root.className = 'root'
    shadow.replaceChildren(root)
    const language = options.locale || document.documentElement.lang || 'en'
    const start = (texts?: PageFeedbackLabels) => {
      if (signal.aborted) return
      // Without texts in the page’s language the texts are English, unless the site gives its own labels.
      root.lang = texts || options.labels ? language : 'en'
      root.dir = directionOf(root.lang)
      const labels = readLabels(options.labels, texts)
      let page: string | undefined
      const askOncePerPage = () => {
        const { pathname } = location
        if (page === pathname) return
        page = pathname
        root.replaceChildren(createForm(createJudgement(options, page, emitOn(this)), labels))
      }
      // A single-page site changes the title in the head when it shows another page.
      followTheme(() => {
        applyTheme(root, options.theme)
        askOncePerPage()
      }, signal)
      addEventListener('popstate', askOncePerPage, { signal })
    }
    if (/^en\b/i.test(language)) start()
    else
      import('./page-feedback/texts.ts').then(
        ({ textsOf }) => start(textsOf(language)),
        () => start()
      )
    // Otherwise the page’s own shortcuts would react to what the reader types here.
    for (const name of ['keydown', 'keyup', 'keypress']) {
      root.addEventListener(name, event => event.stopPropagation())
    }
  }

  get #options(): GivenPageFeedbackOptions {
    const written = optionNames.map(option => [option, this.getAttribute(attributeName(option))])
    return { ...Object.fromEntries(written.filter(([, text]) => text)), ...this.#given }
  }

  static {
    for (const option of optionNames) {
      Object.defineProperty(DocsAssistantFeedbackElement.prototype, option, {
        get(this: DocsAssistantFeedbackElement) {
          return this.#options[option]
        },
        set(this: DocsAssistantFeedbackElement, value: unknown) {
          Object.assign(this.#given, { [option]: value })
          if (this.#watching) this.#draw()
        },
        enumerable: true,
        configurable: true
      })
    }
  }
}

export interface DocsAssistantFeedbackElement extends PageFeedbackOptions {}

if (globalThis.customElements && !customElements.get('docs-assistant-feedback')) {
  customElements.define('docs-assistant-feedback', DocsAssistantFeedbackElement)
}

declare global {
  interface HTMLElementTagNameMap {
    'docs-assistant-feedback': DocsAssistantFeedbackElement
  }
}

export type { PageFeedbackElementOptions, PageFeedbackOptions }
