import type { GivenOptions } from './options.ts'

const switches = 'data-theme data-color-mode data-md-color-scheme data-bs-theme class'.split(' ')

// Whole words only: a class such as `has-dark-header` says nothing. Material for MkDocs calls its dark scheme “slate”.
const word = /\s(theme-|mode-)?((dark|slate)|light)(-mode|-theme)?\s/i

/** Gives an element the theme that the option says as `data-theme`. `auto` is the page’s at this moment. */
export const applyTheme = (element: HTMLElement, theme: GivenOptions['theme']): void => {
  const isDark =
    theme === 'light' || theme === 'dark'
      ? theme === 'dark'
      : (pageLightness(element) ?? +!matchMedia('(prefers-color-scheme: dark)').matches) < 0.5
  element.dataset.theme = isDark ? 'dark' : 'light'
}

/** From 0, dark, to 1: by the site’s own switch, then by what a reader sees; nothing where neither tells. */
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
    // The browser’s own canvas, or a picture: whatever it is, the text was made for it. Red text has 0.63, #999 has 0.68.
    1.2 - lightness(color, probe)
    // A colour may be a little outside of the range.
  ].filter(light => light > -1)[0]
}

/** NaN where one sees through the colour. Mixing turns any notation into one that begins with the lightness. */
const lightness = (color: string, probe: HTMLElement): number => {
  probe.style.backgroundColor = `color-mix(in oklab,${color},${color})`
  const [light = '', alpha = ''] = getComputedStyle(probe).backgroundColor.slice(6).split('/')
  return parseFloat(alpha) < 0.5 ? NaN : parseFloat(light)
}
