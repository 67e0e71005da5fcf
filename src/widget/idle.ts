import type { Assistant } from './handle.ts'
import type { GivenOptions } from './options.ts'
import type { PageContext } from './page-context.ts'
import type { Panel } from './panel.ts'

/** What the launcher’s code passes to the code that is loaded when the browser is idle. */
export interface IdleEnvironment {
  handle: Assistant
  host: HTMLElement
  /** The element of the shadow root that carries theme, language and direction. */
  root: HTMLElement
  launcher: HTMLElement
  given: GivenOptions
  /** Reads the page’s theme again. */
  drawRoot(): void
  /** What the shortcut does. */
  onShortcut(): void
  /** Loads the panel’s code. */
  load(): Promise<Panel>
  page: PageContext
  /** Aborts when the options have changed, which starts the idle code again, or when the widget is destroyed. */
  signal: AbortSignal
}

export interface IdleModule {
  startIdle(environment: IdleEnvironment): void
}
