import { selectorsOf } from './selector.ts'

const name = 'docs-assistant-passage'

let end: (() => void) | undefined

/**
 * Marks ranges of the page without touching a node. It replaces the previous mark, and restyles the browser’s own mark
 * of a text fragment. A click on the page or Escape removes it, as with the browser’s own mark. Browsers without the
 * CSS Custom Highlight API mark nothing.
 *
 * @param accent the owner’s accent colour
 */
export const mark = (ranges: readonly Range[], accent: string): void => {
  unmark()
  if (!globalThis.CSS?.highlights) return
  const sheet = createSheet(selectorsOf(ranges), accent)
  CSS.highlights.set(name, new Highlight(...ranges))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const listening = new AbortController()
  end = () => {
    listening.abort()
    CSS.highlights.delete(name)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)
  }
  const { signal } = listening
  // Ignores clicks in the widget, and clicks by scripts of the page.
  const isReaders = ({ target, isTrusted }: Event) => isTrusted && !(target instanceof Element && target.shadowRoot)
  addEventListener('click', event => isReaders(event) && unmark(), { signal })
  // The widget stops the propagation of its keys, so only Escape on the page arrives here.
  addEventListener('keydown', event => event.key === 'Escape' && unmark(), { signal })
}

/** Marks with black text on a light tint of the accent, which is readable on any page and with any accent. */
const createSheet = (selectors: readonly string[], accent: string): CSSStyleSheet => {
  const isForced = matchMedia('(forced-colors: active)').matches
  const sheet = new CSSStyleSheet()
  for (const pseudo of [`::highlight(${name})`, '::target-text']) {
    sheet.insertRule(
      `${selectors.map(selector => selector + pseudo).join(', ')} { color: ${isForced ? 'MarkText' : 'black'} }`
    )
    const [rule] = sheet.cssRules
    if (!(rule instanceof CSSStyleRule)) continue
    // An invalid accent is ignored, and the default colour stays.
    for (const color of ['#4461e0', accent]) rule.style.backgroundColor = `color-mix(in srgb, ${color} 26%, white)`
    if (isForced) rule.style.backgroundColor = 'Mark'
  }
  return sheet
}

export const isMarked = (): boolean => end !== undefined

export const unmark = (): void => {
  end?.()
  end = undefined
}
