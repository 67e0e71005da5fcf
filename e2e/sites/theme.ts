import type { Locator } from 'playwright/test'

/** Whether an element’s background is dark: its own and those of its ancestors, painted upon the page’s canvas. */
export const isDark = (element: Locator): Promise<boolean> =>
  element.evaluate(start => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('This browser has no canvas.')
    const paint = (color: string) => {
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
    }
    const outwards: Element[] = []
    for (let node: Node | null = start; node; node = node instanceof ShadowRoot ? node.host : node.parentNode) {
      if (node instanceof Element) outwards.push(node)
    }
    paint('Canvas')
    for (const each of outwards.reverse()) paint(getComputedStyle(each).backgroundColor)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return red * 0.3 + green * 0.59 + blue * 0.11 < 128
  })
