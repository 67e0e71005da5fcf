import type { IdleEnvironment } from './idle.ts'

/** Stacks the launchers of several widgets: moves this one to the lowest place that no other has. */
export const standAbove = ({ host, launcher }: IdleEnvironment): void => {
  const others = [...document.querySelectorAll(host.localName)].filter(other => other !== host)
  const taken = others.map(other => other.shadowRoot?.querySelector<HTMLElement>('.launcher')?.dataset.place)
  let place = 0
  while (taken.includes(`${place}`)) place++
  launcher.dataset.place = `${place}`
  launcher.style.marginBlockEnd = place ? `${place * height}px` : ''
}

/** Height of a launcher with the space above it, in pixels. */
const height = 56
