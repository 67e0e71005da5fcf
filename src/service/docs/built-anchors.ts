import type { BuiltHeading } from './contract.ts'
import type { SectionTree } from './sections.ts'

/**
 * The sections of a page with the ids that the built page has. Headings are known by their words: where the page has as
 * many with the same words as the file, each has the id of its turn. Any other section keeps the id that was worked out.
 */
export const withBuiltAnchors = (
  sections: SectionTree[],
  headings: readonly BuiltHeading[] | undefined
): SectionTree[] => {
  if (!headings) return sections
  const built = groupBy(headings, ({ text }) => wordsOf(text))
  const written = groupBy(sections, ({ heading }) => wordsOf(heading))
  return sections.map(section => {
    const words = wordsOf(section.heading)
    const same = written.get(words) ?? []
    const ids = built.get(words) ?? []
    return ids.length === same.length ? { ...section, anchor: ids[same.indexOf(section)]?.id ?? '' } : section
  })
}

const groupBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item)) ?? []
    group.push(item)
    groups.set(keyOf(item), group)
  }
  return groups
}

/** Letters and numbers alone: sites add signs for links, and number their headings. */
const wordsOf = (text: string): string =>
  text
    .replace(/^[\d.]+\s+(?=\S)/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
