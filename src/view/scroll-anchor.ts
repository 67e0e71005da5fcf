interface Anchor {
  element: Element
  /** Distance of its top from the top of the scrolled content. */
  offset: number
}

/**
 * Scroll anchoring: keeps the visible text in place while something above it changes its size, such as an image that
 * loads late. For browsers whose own scroll anchoring is missing or unreliable; that is turned off.
 *
 * @param view the scrolling element; its first child contains everything that can grow
 */
export const anchorScroll = (view: HTMLElement): void => {
  let anchors: Anchor[] = []
  let lastTop = view.scrollTop
  view.style.overflowAnchor = 'none'
  const correct = () => {
    // A view without a height is hidden.
    if (!view.clientHeight) return
    const start = topOf(view) - view.scrollTop
    const anchor = anchors.findLast(({ element }) => view.contains(element))
    // Measured relative to the content, because the reader may have scrolled since: only growth counts.
    const growth = anchor ? topOf(anchor.element) - start - anchor.offset : 0
    // When the content became too short for the scroll position, the browser has scrolled, not the reader.
    const maxTop = view.scrollHeight - view.clientHeight
    const from = lastTop > maxTop && view.scrollTop > maxTop - 1 ? lastTop : view.scrollTop
    // Changes below a pixel come from rounding.
    if (Math.abs(growth) >= 1) view.scrollTop = from + growth
    lastTop = view.scrollTop
    anchors = anchorsIn(view, topOf(view)).map(element => ({
      element,
      offset: topOf(element) - topOf(view) + view.scrollTop
    }))
  }
  view.addEventListener('scroll', correct, { passive: true })
  if (view.firstElementChild) new ResizeObserver(correct).observe(view.firstElementChild)
  // Called at once, because the observer reports the first size a frame later, and the content may grow until then.
  correct()
}

/**
 * Returns the first visible element and its first visible descendants, down to one that begins in the view. There are
 * several, because the innermost one may be replaced.
 */
const anchorsIn = (outer: Element, viewTop: number): Element[] => {
  const element = [...outer.children].find(each => each.getBoundingClientRect().bottom > viewTop)
  if (!element) return []
  return topOf(element) < viewTop ? [element, ...anchorsIn(element, viewTop)] : [element]
}

const topOf = (element: Element) => element.getBoundingClientRect().top
