import type { IdleEnvironment } from './idle.ts'

/** Puts the launcher on the lowest place that no other widget of the page has. */
export const standAbove = ({ host, launcher }: IdleEnvironment): void => {
  const others = [...document.querySelectorAll(host.localName)].filter(other => other !== host)
  const taken = others.map(other => other.shadowRoot?.querySelector<HTMLElement>('.launcher')?.dataset.place)
  let place = 0
  while (taken.includes(`${place}`)) place++
  launcher.dataset.place = `${place}`
  launcher.style.marginBlockEnd = place ? `${place * height}px` : ''
}

/** Pixels of a launcher, with the space above it. */
const height = 56
