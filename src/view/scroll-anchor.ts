interface Anchor {
  element: Element
  /** How far it begins below the beginning of all that scrolls. */
  offset: number
}

/**
 * Keeps what is read where it is while something above it changes its size, such as an image that arrives late. For
 * browsers without scroll anchoring, or with one that gives up; it is turned off.
 *
 * @param view what scrolls; its first child holds all that can grow
 */
export const anchorScroll = (view: HTMLElement): void => {
  let anchors: Anchor[] = []
  let scrolled = view.scrollTop
  view.style.overflowAnchor = 'none'
  const hold = () => {
    // What has no height is not shown.
    if (!view.clientHeight) return
    const start = topOf(view) - view.scrollTop
    const anchor = anchors.findLast(({ element }) => view.contains(element))
    // The reader may have scrolled since: only what grew counts.
    const growth = anchor ? topOf(anchor.element) - start - anchor.offset : 0
    // Where the whole became too short, the browser has scrolled by itself, and not the reader.
    const most = view.scrollHeight - view.clientHeight
    const from = scrolled > most && view.scrollTop > most - 1 ? scrolled : view.scrollTop
    // Less than a pixel is rounding.
    if (Math.abs(growth) >= 1) view.scrollTop = from + growth
    scrolled = view.scrollTop
    anchors = anchorsIn(view, topOf(view)).map(element => ({
      element,
      offset: topOf(element) - topOf(view) + view.scrollTop
    }))
  }
  view.addEventListener('scroll', hold, { passive: true })
  if (view.firstElementChild) new ResizeObserver(hold).observe(view.firstElementChild)
  // The observer tells of the first size a frame later: what comes until then has grown, too.
  hold()
}

/** The first element that reaches into the view, and within it the first one, until one begins there: that may be replaced. */
const anchorsIn = (outer: Element, viewTop: number): Element[] => {
  const element = [...outer.children].find(each => each.getBoundingClientRect().bottom > viewTop)
  if (!element) return []
  return topOf(element) < viewTop ? [element, ...anchorsIn(element, viewTop)] : [element]
}

const topOf = (element: Element) => element.getBoundingClientRect().top
