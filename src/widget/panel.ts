import type { ContextItem } from '../protocol/context.ts'
import type { Assistant } from './handle.ts'
import type { GivenOptions } from './options.ts'
import type { PageContext } from './page-context.ts'

/** What the launcher’s code gives to the panel’s. */
export interface PanelEnvironment {
  /** What the page has; its read-only properties are the panel’s to define. */
  handle: Assistant
  /** The element of the shadow root that carries theme, language and direction. */
  root: HTMLElement
  shadow: ShadowRoot
  given: GivenOptions
  page: PageContext
  /** Where the tab's storage says that the panel is open. */
  openKey: string
  /** Called after the panel has been drawn open, or taken away. */
  onToggle(state: 'open' | 'closed'): void
}

/** The handle’s methods as the panel’s code implements them; toggling is the launcher’s. */
export interface Panel extends Pick<Assistant, 'open' | 'close' | 'ask' | 'addContext' | 'newThread' | 'destroy'> {
  /** All options that are given now. */
  update(given: GivenOptions): void
  /** Opens with something of this page that the reader asks about, the cursor in the composer. */
  askAbout(item: ContextItem): void
  /** Says something to a screen reader. */
  announce(text: string): void
  /** Shows the panel as the page before left it. */
  reopen(): void
  /** Puts the reader’s cursor into the composer. */
  focus(): void
}

export interface PanelModule {
  startPanel(environment: PanelEnvironment): Panel
}
