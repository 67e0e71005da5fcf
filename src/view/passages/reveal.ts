/** Scrolls the page so that a range is visible below a fixed header, unless it is visible already. */
export const reveal = (range: Range): void => {
  const element = range.startContainer.parentElement
  if (!element || isSeen(range)) return
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // The middle of a long block may be far from the passage, so the range itself is scrolled to.
  if (!isSeen(range))
    scrollerOf(element).scrollBy({ top: range.getBoundingClientRect().top - innerHeight / 4, behavior: 'instant' })
}

const isSeen = (range: Range) => {
  const { top, bottom, height } = range.getBoundingClientRect()
  return height > 0 && top > innerHeight * 0.12 && bottom < innerHeight * 0.9
}

const scrollerOf = (element: Element): Element => {
  // The loop is limited, because a form with a field named `parentElement` returns that field and makes it endless.
  for (let parent: Element | null = element, steps = 99; parent && steps--; parent = parent.parentElement) {
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent
  }
  return document.scrollingElement ?? document.documentElement
}
