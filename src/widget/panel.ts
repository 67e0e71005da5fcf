import type { ContextItem } from '../protocol/context.ts'
import type { Assistant } from './handle.ts'
import type { GivenOptions } from './options.ts'
import type { PageContext } from './page-context.ts'

/** What the launcher’s code passes to the panel’s code. */
export interface PanelEnvironment {
  /** The handle that the page has. The panel defines its read-only properties. */
  handle: Assistant
  /** The element of the shadow root that carries theme, language and direction. */
  root: HTMLElement
  shadow: ShadowRoot
  given: GivenOptions
  page: PageContext
  /** The session storage key that says that the panel is open. */
  openKey: string
  /** Called after the panel was drawn or removed. */
  onToggle(state: 'open' | 'closed'): void
}

/** The handle’s methods that the panel’s code implements; the launcher implements `toggle`. */
export interface Panel extends Pick<Assistant, 'open' | 'close' | 'ask' | 'addContext' | 'newThread' | 'destroy'> {
  /** Replaces all options. */
  update(given: GivenOptions): void
  /** Opens with a context item of this page and the cursor in the composer. */
  askAbout(item: ContextItem): void
  /** Announces a text to screen readers. */
  announce(text: string): void
  /** Shows the panel as it was on the previous page. */
  reopen(): void
  /** Puts the reader’s cursor into the composer. */
  focus(): void
}

export interface PanelModule {
  startPanel(environment: PanelEnvironment): Panel
}
