import type { GivenOptions } from './options.ts'
import { applyTheme } from './theme.ts'

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)\b/i

/** Gives an element the language, direction and theme that the options say. Follows the page’s theme until `signal`. */
export const applyAppearance = (
  element: HTMLElement,
  { locale, theme }: Pick<GivenOptions, 'locale' | 'theme'>,
  signal: AbortSignal
): void => {
  const language = locale || document.documentElement.lang || 'en'
  element.lang = language
  element.dir = rightToLeft.test(language) ? 'rtl' : 'ltr'
  applyTheme(element, theme, signal)
}
