import type { GivenOptions } from './options.ts'
import { applyTheme } from './theme.ts'

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)\b/i

/** Gives an element the language, direction and theme that the options say. */
export const applyAppearance = (
  element: HTMLElement,
  { locale, theme }: Pick<GivenOptions, 'locale' | 'theme'>
): void => {
  const language = locale || document.documentElement.lang || 'en'
  element.lang = language
  element.dir = rightToLeft.test(language) ? 'rtl' : 'ltr'
  applyTheme(element, theme)
}
