// The text of a part of the page that has a title and no heading, such as a tab, has no id on the page, and some headings
// have none. It is told from other sections by the id of the one that it stands in, or behind, and its title, behind the
// sign that browsers cut fragments at.
const sign = ':~:'

/** Returns the function that makes what tells the text under a title from all other sections of a page. */
export const partAnchors = () => {
  const counts = new Map<string, number>()
  return (outer: string, title: string): string => {
    const anchor = `${idOfAnchor(outer)}${sign}${title.replaceAll(/\s+/g, '-')}`
    const count = counts.get(anchor) ?? 0
    counts.set(anchor, count + 1)
    return count === 0 ? anchor : `${anchor}${sign}${count}`
  }
}

/** The id that links lead to. */
export const idOfAnchor = (anchor: string): string => anchor.split(sign, 1)[0] ?? ''
