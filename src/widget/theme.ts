import type { GivenOptions } from './options.ts'

const switches = ['data-theme', 'data-color-mode', 'data-md-color-scheme', 'data-bs-theme', 'class']

// Whole words only: a class such as `has-dark-header` says nothing. Material for MkDocs calls its dark scheme “slate”.
const word = /\s(theme-|mode-)?((dark|slate)|light)(-mode|-theme)?\s/i

/**
 * Keeps `data-theme` of an element at the theme that the option says. `auto` is the page’s, which is followed until
 * `signal`.
 */
export const applyTheme = (element: HTMLElement, theme: GivenOptions['theme'], signal: AbortSignal): void => {
  const draw = (isDark: boolean) => {
    element.dataset.theme = isDark ? 'dark' : 'light'
  }
  if (theme === 'light' || theme === 'dark') {
    draw(theme === 'dark')
    return
  }
  const system = matchMedia('(prefers-color-scheme: dark)')
  let frame = 0
  const read = () => {
    frame = 0
    if (signal.aborted) return
    // Again each time: a site may swap its body.
    for (const element of themedElements()) {
      observer.observe(element, { attributes: true, childList: true, subtree: element === document.head })
    }
    draw((pageLightness(element) ?? +!system.matches) < 0.5)
  }
  // Once a frame, when the browser calculates the styles anyway.
  const update = () => {
    if (!frame) frame = requestAnimationFrame(read)
  }
  const observer = new MutationObserver(update)
  system.addEventListener('change', update, { signal })
  // Of stylesheets, and of colours that change slowly.
  for (const event of ['load', 'transitionend']) document.addEventListener(event, update, { capture: true, signal })
  signal.onabort = () => observer.disconnect()
  read()
  // The widget may not be on the page yet.
  update()
}

/** The elements that have a site’s switch and colours, and the head with its stylesheets. */
const themedElements = () => [document.documentElement, document.body, document.head]

/** From 0, dark, to 1: by the site’s own switch, then by what a reader sees; nothing where neither tells. */
const pageLightness = (probe: HTMLElement): number | undefined => {
  const values = themedElements().flatMap(element => switches.map(name => element.getAttribute(name)))
  const switched = word.exec(` ${values.join(' ')} `)
  if (switched) return switched[3] ? 0 : 1
  const [root, body] = themedElements().map(element => getComputedStyle(element)) as [
    CSSStyleDeclaration,
    CSSStyleDeclaration
  ]
  return [
    lightness(body.backgroundColor, probe),
    lightness(root.backgroundColor, probe),
    // The browser’s own canvas, or a picture: whatever it is, the text was made for it. Red text has 0.63, #999 has 0.68.
    1.2 - lightness(body.color, probe)
    // A colour may be a little outside of the range.
  ].find(light => light > -1)
}

/** NaN where one sees through the colour. Mixing turns any notation into one that begins with the lightness. */
const lightness = (color: string, probe: HTMLElement): number => {
  probe.style.backgroundColor = `color-mix(in oklab,${color},${color})`
  const [light = '', alpha = ''] = getComputedStyle(probe).backgroundColor.slice(6).split('/')
  return parseFloat(alpha) < 0.5 ? NaN : parseFloat(light)
}
