import { keptInTab } from './kept-in-tab.ts'
import css from './launcher.css?inline'
import { launcherLabel } from './launcher-label.ts'
import type { GivenOptions } from './options.ts'

/** `wanted` while the panel is loading; `failed` when it could not be loaded, until the reader tries again. */
export type PanelState = 'closed' | 'wanted' | 'open' | 'failed'

/** The button that opens the panel. Made without Preact, because most readers never load more than this. */
export const createLauncher = (onPress: () => void, onInterest: () => void): HTMLButtonElement => {
  const launcher = document.createElement('button')
  launcher.setAttribute('part', 'launcher')
  launcher.onclick = onPress
  launcher.onpointerenter = launcher.onfocus = onInterest
  // Otherwise a press would clear the page’s selection, which becomes context.
  launcher.onmousedown = event => event.preventDefault()
  return launcher
}

/** Draws the launcher for the panel’s state and the options. */
export const drawLauncher = (
  launcher: HTMLButtonElement,
  state: PanelState,
  { labels, layout, trigger }: GivenOptions,
  locale: string
): void => {
  const texts = readLabels(labels)
  launcher.textContent =
    state === 'failed'
      ? (texts?.loadFailed ?? launcher.dataset.failed ?? 'Not loaded. Try again')
      : (texts?.launcher ?? launcherLabel(locale) ?? 'Ask AI')
  launcher.className = `launcher ${state}`
  launcher.ariaBusy = `${state === 'wanted'}`
  launcher.ariaExpanded = `${state === 'open'}`
  launcher.hidden =
    state === 'open' || trigger === 'none' || layout === 'inline' || !!keptInTab('docs-assistant:hidden')
}

/** Styles shared by everything in the widget’s shadow root: the reset, the theme, the launcher. */
export const baseSheet = (): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return sheet
}

/** Labels as an object or as JSON. Ignores invalid JSON, because the panel warns of it. */
const readLabels = (labels: GivenOptions['labels']): Partial<Record<string, string>> | null => {
  try {
    return JSON.parse(labels as string)
  } catch {
    return labels as Record<string, string>
  }
}
