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
  const label = document.createElement('span')
  element.type = 'button'
  element.part.add('launcher')
  element.append(createIcon(), label)
  element.addEventListener('click', onPress)
  element.addEventListener('pointerenter', onInterest)
  element.addEventListener('focus', onInterest)
  // Pressing must not take the page’s selection away: it becomes context.
  element.addEventListener('mousedown', event => event.preventDefault())
  return {
    element,
    draw(state, { labels, layout, trigger }) {
      const texts = readLabels(labels)
      label.textContent =
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

const createIcon = () => {
  const icon = svg('svg', { viewBox: '0 0 20 20', fill: 'none', 'aria-hidden': 'true' })
  icon.append(
    svg('path', {
      d: 'M3 9.4C3 6 6.1 3.5 10 3.5S17 6 17 9.4s-3.1 5.9-7 5.9c-.8 0-1.6-.1-2.3-.3L4 16.8l.8-3.1A5.5 5.5 0 0 1 3 9.4Z',
      stroke: 'currentColor',
      'stroke-width': '1.6'
    }),
    svg('path', { d: 'M10 6.6l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8.8-2Z', fill: 'currentColor' })
  )
  return icon
}

const svg = (name: string, attributes: Record<string, string>) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
  return element
}

/** Texts as an object or as JSON; the panel warns of what is neither. */
const readLabels = (labels: GivenOptions['labels']): Record<string, string> => {
  try {
    return (typeof labels === 'string' ? JSON.parse(labels) : labels) ?? {}
  } catch {
    return {}
  }
}
