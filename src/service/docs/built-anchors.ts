import type { BuiltHeading } from './contract.ts'
import type { SectionTree } from './sections.ts'

/**
 * Gives sections the ids of the built page. Headings are matched by their words: where page and file have equally many
 * headings with the same words, they are matched in order. All other sections keep their computed id.
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

/** The letters and digits of a heading, because sites add link signs and numbers to headings. */
const wordsOf = (text: string): string =>
  text
    .replace(/^[\d.]+\s+(?=\S)/, '')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
