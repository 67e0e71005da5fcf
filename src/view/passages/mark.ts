import { selectorsOf } from './selector.ts'

const name = 'docs-assistant-passage'

let end: (() => void) | undefined

/**
 * Marks ranges of the page without touching a node, in place of what was marked before, and of what the browser marks for a
 * text fragment. The mark goes as the browser’s own does: at a click on the page, and at Escape there. A browser without the CSS Custom Highlight API marks nothing.
 *
 * @param accent the owner’s
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
  // Not in the widget, and not by a script of the page.
  const isReaders = ({ target, isTrusted }: Event) => isTrusted && !(target instanceof Element && target.shadowRoot)
  addEventListener('click', event => isReaders(event) && unmark(), { signal })
  // Keys pressed in the widget stay there.
  addEventListener('keydown', event => event.key === 'Escape' && unmark(), { signal })
}

/** The accent in a light tint under black text: readable on a light page and on a dark one, whatever the accent. */
const createSheet = (selectors: readonly string[], accent: string): CSSStyleSheet => {
  const isForced = matchMedia('(forced-colors: active)').matches
  const sheet = new CSSStyleSheet()
  for (const pseudo of [`::highlight(${name})`, '::target-text']) {
    sheet.insertRule(
      `${selectors.map(selector => selector + pseudo).join(', ')} { color: ${isForced ? 'MarkText' : 'black'} }`
    )
    const [rule] = sheet.cssRules
    if (!(rule instanceof CSSStyleRule)) continue
    // What is no color is ignored.
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
