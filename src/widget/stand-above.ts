import type { IdleEnvironment } from './idle.ts'

/** Puts the launcher above those of the widgets that come before it on the page. */
export const standAbove = ({ host, launcher }: IdleEnvironment): void => {
  const before = [...document.querySelectorAll(host.localName)].indexOf(host)
  if (before > 0) launcher.style.marginBlockEnd = `${before * height}px`
}

/** Pixels of a launcher, with the space above it. */
const height = 56
