import type { Page } from 'playwright/test'

/** A text or an edge, and its contrast with what is painted behind it. */
export interface Measured {
  what: string
  contrast: number
  /** The contrast that WCAG asks for: 4.5 for text, 3 for large text and for edges. */
  wanted: number
}

/** Values that an owner gives to custom properties of the widget, by name without prefix. An empty value unsets one. */
export type Given = Record<string, string>

/**
 * Measures what a reader sees in the widget: every text node, every placeholder, every icon, and the edge of every
 * text field and of what has the focus. It paints the colours on a canvas, layer upon layer from the page to the
 * element, so that the browser resolves every notation, mixture and alpha. It measures once for each entry of `all`,
 * and leaves the last one set.
 */
export const measureContrast = (page: Page, all: Given[]): Promise<Measured[][]> => page.evaluate(measureAll, all)

/** Texts and edges with less contrast than WCAG asks for. */
export const tooLow = (measured: Measured[]) => measured.filter(({ contrast, wanted }) => contrast < wanted)

const measureAll = (all: Given[]): Measured[][] => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas.')
  type Color = readonly [number, number, number]
  const painted = new Map<string, Color>()
  /** The colour that a reader sees when these layers are painted one upon the other. */
  const paint = (layers: { color: string; opacity: number }[]): Color => {
    const key = JSON.stringify(layers)
    const known = painted.get(key)
    if (known) return known
    for (const { color, opacity } of layers) {
      context.globalAlpha = opacity
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    painted.set(key, [red, green, blue])
    return [red, green, blue]
  }
  const luminance = (color: Color) => {
    const [red = 0, green = 0, blue = 0] = color.map(value => {
      const part = value / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Color, other: Color) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
    return Math.round(((light + 0.05) / (dark + 0.05)) * 100) / 100
  }
  const parentOf = (node: Node): Element | null => {
    const { parentNode } = node
    if (parentNode instanceof ShadowRoot) return parentNode.host
    return parentNode instanceof Element ? parentNode : null
  }
  const nameOf = (element: Element) => {
    const { tagName, classList } = element
    return [tagName.toLowerCase(), ...classList].join('.')
  }

  const measure = () => {
    /** How an element is painted, with all layers behind it. Each element is read once, after its parent. */
    interface Painted {
      style: CSSStyleDeclaration
      opacity: number
      isHidden: boolean
      layers: { color: string; opacity: number }[]
    }
    const known = new Map<Element, Painted>()
    const read = (element: Element): Painted => {
      const before = known.get(element)
      if (before) return before
      const parent = parentOf(element)
      const behind = parent ? read(parent) : { opacity: 1, isHidden: false, layers: [{ color: 'Canvas', opacity: 1 }] }
      const style = getComputedStyle(element)
      const own = Number(style.opacity)
      const opacity = behind.opacity * own
      const isHidden =
        behind.isHidden || style.visibility === 'hidden' || own === 0 || style.clipPath.startsWith('inset')
      const layers = [...behind.layers, { color: style.backgroundColor, opacity }]
      const all = { style, opacity, isHidden, layers }
      known.set(element, all)
      return all
    }
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && !read(element).isHidden
    }
    // WCAG asks for no contrast of disabled controls.
    const isDisabled = (element: Element) => element.closest(':disabled') !== null
    /** The element itself or its nearest ancestor, whichever first has a border. */
    const boxOf = (element: Element | null): Element | null =>
      !element || read(element).style.borderTopStyle === 'solid' ? element : boxOf(parentOf(element))

    const found: Measured[] = []
    const add = (what: string, element: Element, color: string, wanted: number, behind = element) => {
      const { layers } = read(behind)
      const seen = paint([...layers, { color, opacity: read(element).opacity }])
      found.push({ what, contrast: contrast(seen, paint(layers)), wanted })
    }
    const walk = (root: ParentNode) => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) walk(element.shadowRoot)
        if (!isShown(element) || isDisabled(element)) continue
        const { style } = read(element)
        const texts = [...element.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
        const text = texts
          .map(node => node.nodeValue?.trim())
          .join(' ')
          .trim()
        const size = Number.parseFloat(style.fontSize)
        const isLarge = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700)
        if (text && size) add(`${nameOf(element)} “${text.slice(0, 30)}”`, element, style.color, isLarge ? 3 : 4.5)
        for (const pseudo of ['::before', '::after']) {
          const { content, color } = getComputedStyle(element, pseudo)
          if (/^".*\w.*"$/.test(content)) add(`${nameOf(element)}${pseudo} ${content}`, element, color, 4.5)
        }
        const parent = parentOf(element)
        if (element instanceof SVGSVGElement)
          add(`${nameOf(element)} in ${nameOf(parent ?? element)}`, element, style.color, 3)
        if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
          if (!element.value && element.placeholder)
            add(`${nameOf(element)}::placeholder`, element, getComputedStyle(element, '::placeholder').color, 4.5)
          // A field without a border fills a box that has one.
          const box = boxOf(element)
          const around = box && parentOf(box)
          if (around) add(`edge of ${nameOf(box)}`, box, read(box).style.borderTopColor, 3, around)
        }
        if (parent && element.matches(':focus-visible') && style.outlineStyle === 'solid')
          add(`focus of ${nameOf(element)}`, element, style.outlineColor, 3, parent)
      }
    }
    for (const host of document.querySelectorAll('docs-assistant, docs-assistant-feedback'))
      if (host.shadowRoot) walk(host.shadowRoot)
    return found
  }

  return all.map(given => {
    for (const [name, value] of Object.entries(given)) {
      document.documentElement.style.setProperty(`--docs-assistant-${name}`, value || null)
    }
    return measure()
  })
}
