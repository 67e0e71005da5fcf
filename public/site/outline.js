/** Marks the heading that the reader is below, and tells it. */
export const followReading = (outline, tell) => {
  const links = [...outline.querySelectorAll('a')]
  const headings = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))))
  let shown
  const follow = () => {
    const edge = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
    const place = isAtEnd
      ? headings.findLastIndex(Boolean)
      : headings.findLastIndex(heading => heading && heading.getBoundingClientRect().top <= edge)
    if (place === shown) return
    links[shown]?.removeAttribute('aria-current')
    shown = place
    links[shown]?.setAttribute('aria-current', 'location')
    if (links[shown]) keepInView(outline, links[shown])
    tell(links[shown]?.textContent ?? '')
  }
  let isPlanned = false
  const later = () => {
    if (isPlanned) return
    isPlanned = true
    requestAnimationFrame(() => {
      isPlanned = false
      follow()
    })
  }
  addEventListener('scroll', later, { passive: true })
  addEventListener('resize', later)
  follow()
}

/** Only the outline scrolls, so that the page keeps its place. */
const keepInView = (outline, link) => {
  const box = outline.getBoundingClientRect()
  const { top, bottom } = link.getBoundingClientRect()
  if (top < box.top + 40) outline.scrollTop -= box.top + 40 - top
  else if (bottom > box.bottom - 40) outline.scrollTop += bottom - box.bottom + 40
}
