/** A heading that has an id, with the one that it gives itself: `Setup {#start}`. */
interface GuideHeading {
  depth: number
  text: string
  explicit?: string | undefined
}

interface Identified extends GuideHeading {
  id: string
}

/**
 * The ids of a guide’s headings, of the second to the fifth level. The id of a heading gets that of the one above it in
 * front where the text comes again, in the earlier one too, so that all of them have to be known.
 */
export const guideIds = (headings: readonly GuideHeading[]): string[] => {
  const known = new Map<string, Identified[]>()
  const identified = headings.map(heading => ({ ...heading, id: heading.explicit ?? '' }))
  let open: Identified[] = []
  for (const heading of identified) {
    open = [...open.slice(0, heading.depth - 2), heading]
    heading.id ||= idOf(open, known)
  }
  return identified.map(({ id }) => id)
}

/** @param open The heading, behind those that it is below. */
const idOf = (open: Identified[], known: Map<string, Identified[]>): string => {
  const own = slugOf(open.at(-1)?.text ?? '')
  const earlier = known.get(own)
  // One of the second level keeps its id. Once the earlier one has another, the next heading gets this again.
  if (earlier && earlier.length > 1) {
    const id = below(earlier.at(-2), own)
    known.delete(own)
    known.set(id, earlier)
    for (const heading of earlier.slice(-1)) heading.id = id
  }
  const id = earlier ? below(open.at(-2), own) : own
  known.set(id, open)
  return id
}

const below = (parent: Identified | undefined, id: string): string => (parent ? `${parent.id}-${id}` : id)

const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('?', '-questionmark')
    .replaceAll('!', '-bang')
    .replaceAll('[]', '-squarebrackets')
    .replaceAll(/[\\/`*_{}[\]()#+\-.!:,;|&<>^~='"]+/g, ' ')
    .trim()
    .replaceAll(/\s+/g, '-')
