import { around } from './code-block.ts'
import { elementOf, type Selected } from './selection.ts'

/** The upper left corner of a button in the window, in pixels. */
export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

/** Pixels between the button and its selection, and between it and the edges of the window. */
const gap = 8

/** Pixels between the button and a selection by touch: below the selection’s handles. */
const touchGap = 28

/**
 * Places the button at the end of a selection where the reader is looking, or on the other side where it does not fit. It
 * never covers the selection. On touch it goes below, because the system’s own menu is above.
 */
export const besideSelection = ({ range, isBackward }: Selected, size: Size, isTouch: boolean): Point | undefined => {
  const rects = [...range.getClientRects()].filter(rect => rect.width && rect.height)
  const [first, last] = [rects[0], rects.at(-1)]
  const end = elementOf(range.endOffset ? range.endContainer : range.commonAncestorContainer)
  const start = elementOf(range.startContainer)
  if (!first || !last || !start || !end) return
  const below = Math.max(...rects.map(rect => rect.bottom)) + (isTouch ? touchGap : gap)
  const above = Math.min(...rects.map(rect => rect.top)) - gap - size.height
  const places = [
    { y: below, rect: last, element: end },
    { y: above, rect: first, element: start }
  ]
  if (isBackward && !isTouch) places.reverse()
  const place = places.find(({ y, rect, element }) => {
    const [top, bottom] = viewOf(element)
    return y >= gap && y + size.height <= innerHeight - gap && rect.bottom > top && rect.top < bottom
  })
  if (!place) return
  // One line of text can have several rectangles.
  const line = rects.filter(({ top, bottom }) => bottom > place.rect.top && top < place.rect.bottom)
  return { x: atEnd(place.element, line, size, 0), y: place.y }
}

/** Places the button on the lower edge of a block, at its inline end, but before a control of the page such as a copy button. */
export const onBlock = (block: Element, size: Size): Point | undefined => {
  const rect = block.getBoundingClientRect()
  const [top, bottom] = viewOf(block.parentElement)
  const y = Math.min(rect.bottom - size.height / 2, Math.min(bottom, innerHeight - gap) - size.height)
  if (y < Math.max(top, rect.top - size.height / 2, gap)) return
  const step = (isRightToLeft(block) ? 1 : -1) * (size.width + gap)
  const controls = controlsAround(block)
  const x = [0, 1, 2, 3].map(steps => atEnd(block, [rect], size, 12) + steps * step)
  const free = x.find(x => !controls.some(control => overlap({ x, y }, size, control)))
  if (free) return { x: free, y }
}

/** Moves the button from behind the panel to the side where there is room. */
export const besidePanel = (panel: Element, point: Point, size: Size): void => {
  const rect = panel.getBoundingClientRect()
  if (overlap(point, size, rect)) point.x = rect.x > size.width ? rect.x - size.width : rect.right
}

const controlsAround = (block: Element) =>
  [...(around(block).at(-1)?.querySelectorAll('button,a,summary,[role=button]') ?? [])].map(control =>
    control.getBoundingClientRect()
  )

const overlap = ({ x, y }: Point, { width, height }: Size, rect: DOMRect) =>
  x < rect.right && x + width > rect.left && y < rect.bottom && y + height > rect.top

/** The x coordinate at the inline end of rectangles, kept within the window. */
const atEnd = (element: Element, rects: DOMRect[], { width }: Size, inset: number) => {
  const x = isRightToLeft(element)
    ? Math.min(...rects.map(({ left }) => left)) + inset
    : Math.max(...rects.map(({ right }) => right)) - inset - width
  return Math.max(gap, Math.min(x, innerWidth - gap - width))
}

const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl'

/** The vertical range in which an element is visible: the window, clipped by all scroll containers around the element. */
const viewOf = (element: Element | null): [top: number, bottom: number] => {
  let [top, bottom] = [0, innerHeight]
  // A limit, because a form field named parentElement shadows the property and can lead in a circle.
  for (let steps = 99; steps-- && element && element !== document.body; element = element.parentElement) {
    if (element.scrollHeight <= element.clientHeight || getComputedStyle(element).overflowY === 'visible') continue
    const rect = element.getBoundingClientRect()
    top = Math.max(top, rect.top)
    bottom = Math.min(bottom, rect.bottom)
  }
  return [top, bottom]
}
