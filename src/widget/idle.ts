import type { GivenOptions } from './options.ts'

/** What the launcher’s code gives to the code that is brought when the browser is idle. */
export interface IdleEnvironment {
  host: HTMLElement
  launcher: HTMLElement
  given: GivenOptions
  /** Reads the page’s theme again. */
  drawRoot(): void
  /** What the shortcut does. */
  onShortcut(): void
  /** Ends it: the options have changed, which starts it again, or the widget is destroyed. */
  signal: AbortSignal
}

export interface IdleModule {
  startIdle(environment: IdleEnvironment): void
}
