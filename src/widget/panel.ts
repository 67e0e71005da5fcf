import type { Assistant, Emit } from './handle.ts'
import type { GivenOptions } from './options.ts'

/** What the launcher’s code gives to the panel’s. */
export interface PanelEnvironment {
  /** The element of the shadow root that carries theme, language and direction. */
  root: HTMLElement
  shadow: ShadowRoot
  given: GivenOptions
  emit: Emit
  /** Called after the panel has been drawn open, or taken away. */
  onToggle(isOpen: boolean): void
}

/** The handle as the panel’s code implements it; toggling is the launcher’s. */
export interface Panel extends Omit<Assistant, 'toggle' | 'update'> {
  /** All options that are given now. */
  update(given: GivenOptions): void
  /** Puts the reader’s cursor into the composer. */
  focus(): void
}

export interface PanelModule {
  startPanel(environment: PanelEnvironment): Panel
}
