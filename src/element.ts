import type { Assistant, AssistantEvents, AssistantStatus } from './handle.ts'
import {
  type AssistantOptions,
  attributeName,
  type GivenOptions,
  type OptionName,
  optionNames,
  resolveOptions
} from './options.ts'
import type { AssistantMessage, ContextItem } from './protocol/index.ts'
import { createWidget, widgetOf } from './widget.ts'

// A server has no HTMLElement; importing this module there must not throw.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as unknown as typeof HTMLElement)

const optionOf = new Map(optionNames.map(option => [attributeName(option), option]))

/** `<docs-assistant>`. Attributes are the options in kebab-case; every option is a property too. */
// The options’ properties are defined below, in the static block.
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface names exactly those properties
export class DocsAssistantElement extends Base {
  static observedAttributes = [...optionOf.keys()]

  #given: GivenOptions = {}
  #assistant: Assistant | undefined

  connectedCallback() {
    if (this.#assistant || widgetOf(this)) return
    this.#takeEarlyProperties()
    this.#given = { ...this.#readAttributes(), ...this.#given }
    this.#assistant = createWidget(this, this.#given, () => import('./view/panel.tsx'))
  }

  disconnectedCallback() {
    // An element that is only moved is connected again before this runs.
    queueMicrotask(() => {
      if (!this.isConnected) this.destroy()
    })
  }

  attributeChangedCallback(attribute: string, before: string | null, text: string | null) {
    const option = optionOf.get(attribute)
    if (before === text || !option || !this.#assistant) return
    if (option === 'opened' && (text !== null && text !== 'false') === this.isOpen) return
    this.#set(option, text ?? (option === 'opened' ? false : undefined))
  }

  /** Lets a framework set options before the browser knows the element. */
  #takeEarlyProperties() {
    for (const option of optionNames) {
      if (!Object.hasOwn(this, option)) continue
      const value = (this as Record<string, unknown>)[option]
      delete (this as Record<string, unknown>)[option]
      this.#set(option, value)
    }
  }

  #readAttributes(): GivenOptions {
    const given = [...optionOf].map(([attribute, option]) => [option, this.getAttribute(attribute) ?? undefined])
    return Object.fromEntries(given.filter(([, text]) => text !== undefined))
  }

  #set(option: OptionName, value: unknown) {
    this.#given = { ...this.#given, [option]: value }
    this.#assistant?.update({ [option]: value })
  }

  #get(option: OptionName): unknown {
    if (option === 'opened' && this.#assistant) return this.isOpen
    return resolveOptions(this.#given)[option]
  }

  get #started(): Assistant {
    if (!this.#assistant) throw new TypeError('<docs-assistant> is not on the page yet. Append it first.')
    return this.#assistant
  }

  open(): void {
    this.#started.open()
  }

  close(): void {
    this.#started.close()
  }

  toggle(): void {
    this.#started.toggle()
  }

  async ask(text: string, options?: { context?: ContextItem[] }): Promise<AssistantMessage> {
    return this.#started.ask(text, options)
  }

  addContext(item: ContextItem): void {
    this.#started.addContext(item)
  }

  newThread(): void {
    this.#started.newThread()
  }

  update(options: AssistantOptions): void {
    this.#given = { ...this.#given, ...options }
    this.#assistant?.update(options)
  }

  destroy(): void {
    this.#assistant?.destroy()
    this.#assistant = undefined
  }

  get isOpen(): boolean {
    return this.#assistant?.isOpen ?? false
  }

  get threadId(): string | null {
    return this.#assistant?.threadId ?? null
  }

  get messages(): readonly AssistantMessage[] {
    return this.#assistant?.messages ?? []
  }

  get status(): AssistantStatus {
    return this.#assistant?.status ?? 'ready'
  }

  static {
    for (const option of optionNames) {
      Object.defineProperty(DocsAssistantElement.prototype, option, {
        get(this: DocsAssistantElement) {
          return this.#get(option)
        },
        set(this: DocsAssistantElement, value: unknown) {
          this.#set(option, value)
        },
        enumerable: true,
        configurable: true
      })
    }
  }
}

export interface DocsAssistantElement extends AssistantOptions {}

declare global {
  interface HTMLElementTagNameMap {
    'docs-assistant': DocsAssistantElement
  }
  interface HTMLElementEventMap extends DocsAssistantEventMap {}
}

/** The element’s events as `addEventListener` sees them. */
export type DocsAssistantEventMap = { [Name in keyof AssistantEvents]: CustomEvent<AssistantEvents[Name]> }
