import type { AssistantMessage, ContextItem } from './protocol/index.ts'
import type { Assistant, AssistantStatus } from './widget/handle.ts'
import { attributeName, optionNames } from './widget/option-names.ts'
import type { AssistantOptions, GivenOptions, OptionName } from './widget/options.ts'
import { warnOfMissingDomain } from './widget/warn-of-missing-domain.ts'
import { createWidget, widgetOf } from './widget/widget.ts'

// A server has no HTMLElement; importing this module there must not throw.
const Base: typeof HTMLElement = globalThis.HTMLElement ?? (class {} as typeof HTMLElement)

const optionOf = new Map(optionNames.map(option => [attributeName(option), option]))

/** `<docs-assistant>`. Attributes are the options in kebab-case; every option is a property too. */
// The options’ properties are defined below, in the static block.
// biome-ignore lint/suspicious/noUnsafeDeclarationMerging: the interface names exactly those properties
export class DocsAssistantElement extends Base {
  static observedAttributes = [...optionOf.keys()]

  /** The options set as properties; they override the attributes. */
  #given: GivenOptions = {}
  #assistant: Assistant | undefined

  connectedCallback() {
    this.#takeEarlyProperties()
    this.#assistant ??= widgetOf(this) ?? this.#createWidget()
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
    const isOpened = text !== null && text !== 'false'
    if (option !== 'opened') this.#assistant.update({ [option]: this.#options[option] })
    else if (isOpened !== this.isOpen) this.#assistant.update({ opened: isOpened })
  }

  #createWidget(): Assistant {
    const options = this.#options
    warnOfMissingDomain(options)
    return createWidget(
      this,
      options,
      () => import('./view/panel.tsx'),
      () => import('./view/idle.ts')
    )
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

  get #options(): GivenOptions {
    const written: Record<string, string> = {}
    for (const [attribute, option] of optionOf) {
      const text = this.getAttribute(attribute)
      if (text !== null) written[option] = text
    }
    return { ...written, ...this.#given }
  }

  #set(option: OptionName, value: unknown) {
    // `opened` is a state that the reader changes too, so it is not kept as an option.
    if (option !== 'opened' || !this.#assistant) this.#given = { ...this.#given, [option]: value }
    this.#assistant?.update({ [option]: value })
  }

  #get(option: OptionName): unknown {
    if (option === 'opened' && this.#assistant) return this.isOpen
    return this.#options[option]
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
    for (const [option, value] of Object.entries(options)) this.#set(option as OptionName, value)
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
}
