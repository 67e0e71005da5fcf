import type { GivenOptions, Theme } from './options.ts'
import { watchTheme } from './theme.ts'

const rightToLeft = /^(ar|dv|fa|he|ps|ur|yi)\b/i

/** Gives an element the language, direction and theme that the options say. Follows the theme until `signal`. */
export const applyAppearance = (
  element: HTMLElement,
  { locale, theme }: Pick<GivenOptions, 'locale' | 'theme'>,
  signal: AbortSignal
): void => {
  const language = locale || document.documentElement.lang || 'en'
  element.lang = language
  element.dir = rightToLeft.test(language) ? 'rtl' : 'ltr'
  const draw = (isDark: boolean) => {
    element.dataset.theme = isDark ? 'dark' : 'light'
  }
  watchTheme(theme as Theme, element, draw, signal)
}
