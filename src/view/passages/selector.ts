/** Elements of a page up to which all of them may get their styles anew in one task. */
const manyElements = 5_000

/**
 * The elements that ranges lie in, as selectors; the empty one stands for all. A rule for all elements of a long page would
 * cost its styles anew, hundreds of milliseconds at once; on a shorter page it also holds when elements move.
 */
export const selectorsOf = (ranges: readonly Range[]): string[] => {
  if (document.getElementsByTagName('*').length <= manyElements) return ['']
  const elements = new Set(ranges.flatMap(range => range.startContainer.parentElement ?? []))
  return [...elements].map(pathOf)
}

/** The way to an element from the nearest one around it with an id of its own. */
const pathOf = (element: Element): string => {
  const name = CSS.escape(element.localName)
  const parent = element.parentElement
  if (!parent) return name
  if (element.id && document.getElementById(element.id) === element) return `#${CSS.escape(element.id)}`
  let index = 1
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling) index++
  return `${pathOf(parent)} > ${name}:nth-child(${index})`
}
