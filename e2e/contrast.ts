import type { Page } from 'playwright/test'

/** A text or an edge with the contrast that it has against what is painted behind it. */
export interface Measured {
  what: string
  contrast: number
  /** 4.5 for text, 3 for large text and for edges. */
  wanted: number
}

/**
 * Measures what a reader sees in the widget: every text node, every placeholder, every icon, and the edge of every
 * text field and of what has the focus. Colours are painted on a canvas, one layer upon the other from the page
 * outwards, so that any notation, any mixture and any alpha is what the browser makes of it.
 */
export const measureContrast = (page: Page): Promise<Measured[]> => page.evaluate(measure)

const measure = (): Measured[] => {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser has no canvas.')
  type Color = readonly [number, number, number]
  const painted = new Map<string, Color>()
  /** What is seen where these are painted one upon the other. */
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
  const parentOf = (node: Node): Node | null => {
    const { parentNode } = node
    return parentNode instanceof ShadowRoot ? parentNode.host : parentNode
  }
  /** Whether what stands in a window of its own above the page begins here: the page shows nowhere through it. */
  const pathTo = (element: Element) => {
    const path: Element[] = []
    for (let node: Node | null = element; node; node = parentOf(node)) if (node instanceof Element) path.unshift(node)
    return path
  }
  const opacityOf = (path: Element[]) =>
    path.reduce((product, each) => product * Number(getComputedStyle(each).opacity), 1)
  const layersBehind = (element: Element) => {
    const path = pathTo(element)
    return [
      { color: 'Canvas', opacity: 1 },
      ...path.map((each, index) => ({
        color: getComputedStyle(each).backgroundColor,
        opacity: opacityOf(path.slice(0, index + 1))
      }))
    ]
  }
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    const path = pathTo(element)
    const isHidden = path.some(each => {
      const style = getComputedStyle(each)
      return style.visibility === 'hidden' || Number(style.opacity) === 0 || style.clipPath.startsWith('inset')
    })
    return width > 1 && height > 1 && !isHidden
  }
  // What cannot be used needs no contrast.
  const isDisabled = (element: Element) => element.closest(':disabled') !== null
  const nameOf = (element: Element) => {
    const { tagName, classList } = element
    return [tagName.toLowerCase(), ...classList].join('.')
  }
  const found: Measured[] = []
  const add = (what: string, element: Element, color: string, wanted: number, behind = element) => {
    const layers = layersBehind(behind)
    const seen = paint([...layers, { color, opacity: opacityOf(pathTo(element)) }])
    found.push({ what, contrast: contrast(seen, paint(layers)), wanted })
  }
  const walk = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot)
      if (!isShown(element) || isDisabled(element)) continue
      const style = getComputedStyle(element)
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
      if (element instanceof SVGSVGElement)
        add(`${nameOf(element)} in ${nameOf(pathTo(element).at(-2) ?? element)}`, element, style.color, 3)
      if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) {
        if (!element.value && element.placeholder)
          add(`${nameOf(element)}::placeholder`, element, getComputedStyle(element, '::placeholder').color, 4.5)
        // Its edge is its own or that of the box that it fills.
        const box = pathTo(element)
          .reverse()
          .find(each => getComputedStyle(each).borderTopStyle === 'solid')
        const around = box && parentOf(box)
        if (box && around instanceof Element)
          add(`edge of ${nameOf(box)}`, box, getComputedStyle(box).borderTopColor, 3, around)
      }
      if (element.matches(':focus-visible') && style.outlineStyle === 'solid') {
        const around = parentOf(element)
        if (around instanceof Element) add(`focus of ${nameOf(element)}`, element, style.outlineColor, 3, around)
      }
    }
  }
  for (const host of document.querySelectorAll('docs-assistant, docs-assistant-feedback'))
    if (host.shadowRoot) walk(host.shadowRoot)
  return found
}
