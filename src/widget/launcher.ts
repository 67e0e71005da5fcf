import css from './launcher.css?inline'
import type { GivenOptions } from './options.ts'

/** `wanted` while the panel is on its way; `failed` when it could not be brought, until it is wanted again. */
export type PanelState = 'closed' | 'wanted' | 'open' | 'failed'

/** The button that opens the panel. */
export interface Launcher {
  readonly element: HTMLButtonElement
  /** Draws it as the panel’s state and the options say. */
  draw(state: PanelState, options: Pick<GivenOptions, 'labels' | 'layout' | 'trigger'>): void
}

/** Made without Preact: it is all that most readers ever load. */
export const createLauncher = (onPress: () => void, onInterest: () => void): Launcher => {
  const element = document.createElement('button')
  element.setAttribute('part', 'launcher')
  element.onclick = onPress
  element.onpointerenter = element.onfocus = onInterest
  // Pressing must not take the page’s selection away: it becomes context.
  element.onmousedown = event => event.preventDefault()
  return {
    element,
    draw(state, { labels, layout, trigger }) {
      const texts = readLabels(labels)
      element.textContent =
        state === 'failed' ? (texts.loadFailed ?? 'Not loaded. Try again') : (texts.launcher ?? 'Ask AI')
      element.className = `launcher ${state}`
      element.ariaBusy = `${state === 'wanted'}`
      element.ariaExpanded = `${state === 'open'}`
      element.hidden = state === 'open' || trigger === 'none' || layout === 'inline'
    }
  }
}

/** Styles shared by everything in the widget’s shadow root: the reset, the theme, the launcher. */
export const baseSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Texts as an object or as JSON; the panel warns of what is neither. */
const readLabels = (labels: GivenOptions['labels']): Record<string, string> => {
  try {
    return (typeof labels === 'string' ? JSON.parse(labels) : labels) ?? {}
  } catch {
    return {}
  }
}
