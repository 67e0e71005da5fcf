import { launcherLabel } from './launcher-label.ts'
import type { GivenOptions } from './options.ts'
import { applyTheme } from './theme.ts'

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)\b/i

/** The direction in which a language is written. */
export const directionOf = (language: string) => (rightToLeft.test(language) ? 'rtl' : 'ltr')

/** Gives an element the language, direction and theme that the options say. */
export const applyAppearance = (
  element: HTMLElement,
  { labels, locale, theme }: Pick<GivenOptions, 'labels' | 'locale' | 'theme'>
): void => {
  const language = locale || document.documentElement.lang || 'en'
  // Without texts in the page’s language the texts are English, unless the site gives its own labels.
  element.lang = labels || launcherLabel(language) ? language : 'en'
  element.dir = directionOf(language)
  applyTheme(element, theme)
}
