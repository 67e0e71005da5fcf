import { directionOf } from './appearance.ts'
import { followTheme } from './follow-theme.ts'
import { attributeName } from './option-names.ts'
import type { Theme } from './options.ts'
import { applyTheme } from './theme.ts'

// A server has no HTMLElement; importing a module with an element there must not throw.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

/** Options that every such element has. */
interface CommonOptions {
  locale?: string
  theme?: Theme
  labels?: object
}

/** Options as they are given: each may be the text of an attribute. */
export type Given<Options> = { [Name in keyof Options]: Options[Name] | string }

/** What one such element is. */
interface PageElement<Options, Texts> {
  optionNames: readonly (keyof Options & string)[]
  css: string
  /** Loads what gives the texts of a language; it has none for some. */
  loadTexts: () => Promise<{ textsOf: (language: string) => Texts | undefined }>
  /**
   * Fills the root. What it returns is called then, and each time the page may have changed: a single-page site changes
   * the title in the head when it shows another page.
   */
  draw: (drawing: Drawing<Options, Texts>) => (() => void) | undefined
}

interface Drawing<Options, Texts> {
  root: HTMLElement
  options: Given<Options>
  /** Nothing in English, in a language that has none, and where they could not be loaded. */
  texts: Texts | undefined
  /** Aborts when the element is drawn anew, or has left the page. */
  signal: AbortSignal
}

/** Its instances have a property for each option. */
export interface PageElementClass<Options> {
  new (): HTMLElement & Options
  observedAttributes: string[]
}

/**
 * The class of an element that stands in a page’s content and needs no widget. Its attributes are the options in
 * kebab-case; every option is a property too, which overrides the attribute.
 */
export const pageElement = <Options extends CommonOptions, Texts>({
  optionNames,
  css,
  loadTexts,
  draw
}: PageElement<Options, Texts>): PageElementClass<Options> => {
  class Element extends Base {
    static observedAttributes = optionNames.map(attributeName)

    #given = {}
    #watching: AbortController | undefined

    connectedCallback() {
      for (const option of optionNames) {
        // A framework may set it before the browser knows the element.
        if (!Object.hasOwn(this, option)) continue
        const self = this as Record<string, unknown>
        const value = self[option]
        delete self[option]
        self[option] = value
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
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      shadow.adoptedStyleSheets = [sheet]
      const root = document.createElement('div')
      root.className = 'root'
      shadow.replaceChildren(root)
      const language = options.locale || document.documentElement.lang || 'en'
      const start = (texts?: Texts) => {
        if (signal.aborted) return
        // Without texts in the page’s language the texts are English, unless the site gives its own labels.
        root.lang = texts || options.labels ? language : 'en'
        root.dir = directionOf(root.lang)
        const update = draw({ root, options, texts, signal })
        followTheme(() => {
          applyTheme(root, options.theme)
          update?.()
        }, signal)
      }
      if (/^en\b/i.test(language)) start()
      else
        loadTexts().then(
          ({ textsOf }) => start(textsOf(language)),
          () => start()
        )
      // Otherwise the page’s own shortcuts would react to keys that the reader presses here.
      for (const name of ['keydown', 'keyup', 'keypress']) root.addEventListener(name, event => event.stopPropagation())
    }

    get #options(): Given<Options> {
      const written = optionNames.map(option => [option, this.getAttribute(attributeName(option))])
      return Object.assign(Object.fromEntries(written.filter(([, text]) => text)), this.#given)
    }

    static {
      for (const option of optionNames) {
        Object.defineProperty(Element.prototype, option, {
          get(this: Element) {
            return this.#options[option]
          },
          set(this: Element, value: unknown) {
            Object.assign(this.#given, { [option]: value })
            if (this.#watching) this.#draw()
          },
          enumerable: true,
          configurable: true
        })
      }
    }
  }
  return Element as unknown as PageElementClass<Options>
}
