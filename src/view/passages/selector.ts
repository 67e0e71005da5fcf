/** Number of elements up to which restyling the whole page in one task is fast enough. */
const maxElements = 5_000

/**
 * Returns selectors of the elements that contain the ranges; an empty selector matches all elements. On a long page, a
 * rule for all elements would restyle the whole page, which takes hundreds of milliseconds. On a shorter page such a
 * rule is used, because it still holds when elements move.
 */
export const selectorsOf = (ranges: readonly Range[]): string[] => {
  if (document.getElementsByTagName('*').length <= maxElements) return ['']
  const elements = new Set(ranges.flatMap(range => range.startContainer.parentElement ?? []))
  return [...elements].map(pathOf)
}

/** Returns a selector for an element, starting at its nearest ancestor with a unique id. */
const pathOf = (element: Element): string => {
  const name = CSS.escape(element.localName)
  const parent = element.parentElement
  if (!parent) return name
  if (element.id && document.getElementById(element.id) === element) return `#${CSS.escape(element.id)}`
  let index = 1
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling) index++
  return `${pathOf(parent)} > ${name}:nth-child(${index})`
}
