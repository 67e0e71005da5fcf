/** Scrolls the page so that a range is seen, unless it is: below whatever a site has fixed at the top. */
export const reveal = (range: Range): void => {
  const element = range.startContainer.parentElement
  if (!element || isSeen(range)) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The middle of a long block may be far from the passage.
  if (!isSeen(range))
    scrollerOf(element).scrollBy({ top: range.getBoundingClientRect().top - innerHeight / 4, behavior: 'instant' })
}

const isSeen = (range: Range) => {
  const { top, bottom, height } = range.getBoundingClientRect()
  return height > 0 && top > innerHeight * 0.12 && bottom < innerHeight * 0.9
}

const scrollerOf = (element: Element): Element => {
  // A form may have a field called parentElement, which leads around in a circle.
  for (let parent: Element | null = element, most = 99; parent && most--; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent
  }
  return document.scrollingElement ?? document.documentElement
}
