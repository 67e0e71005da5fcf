import type { GivenOptions } from './options.ts'

const switches = 'data-theme data-color-mode data-md-color-scheme data-bs-theme class'.split(' ')

// Whole words only: a class such as `has-dark-header` says nothing. Material for MkDocs calls its dark scheme “slate”.
const word = /\s(theme-|mode-)?((dark|slate)|light)(-mode|-theme)?\s/i

/** Sets `data-theme` of an element to the option’s theme. `auto` takes the page’s current theme. */
export const applyTheme = (element: HTMLElement, theme: GivenOptions['theme']): void => {
  const isDark =
    theme === 'light' || theme === 'dark'
      ? theme === 'dark'
      : (pageLightness(element) ?? +!matchMedia('(prefers-color-scheme: dark)').matches) < 0.5
  element.dataset.theme = isDark ? 'dark' : 'light'
}

/** The page’s lightness from 0 (dark) to 1, by the site’s theme attribute, else by its colours; `undefined` if unknown. */
const pageLightness = (probe: HTMLElement): number | undefined => {
  const { documentElement: root } = document
  // A widget may be mounted before the page has a body.
  const body = document.body ?? root
  const values = [root, body].flatMap(element => switches.map(name => element.getAttribute(name)))
  const switched = word.exec(` ${values.join(' ')} `)
  if (switched) return switched[3] ? 0 : 1
  const { backgroundColor, color } = getComputedStyle(body)
  return [
    lightness(backgroundColor, probe),
    lightness(getComputedStyle(root).backgroundColor, probe),
    // No background colour (a picture, or the browser’s canvas): derive it from the text’s colour. Red is 0.63, #999 is 0.68.
    1.2 - lightness(color, probe)
    // Leaves out NaN. Not `>= 0`, because a lightness may lie a little outside of the range.
  ].filter(light => light > -1)[0]
}

/** The lightness of a colour; NaN where it is transparent. `color-mix` turns any notation into one that begins with it. */
const lightness = (color: string, probe: HTMLElement): number => {
  probe.style.backgroundColor = `color-mix(in oklab,${color},${color})`
  const [light = '', alpha = ''] = getComputedStyle(probe).backgroundColor.slice(6).split('/')
  return parseFloat(alpha) < 0.5 ? NaN : parseFloat(light)
}
