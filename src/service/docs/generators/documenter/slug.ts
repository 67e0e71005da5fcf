/** What Documenter.jl makes of a heading as it is written, or of the id that it names. */
export const slugOf = (text: string): string =>
  text
    .replaceAll(/\s+/g, '-')
    .replaceAll('&', '-and-')
    .replaceAll(/[^\p{L}\p{P}\p{Nd}-]+/gu, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/^-|-$/g, '')

/** The ids of one page: the second of the same is the first with `-2`. */
export const createIds = () => {
  const counts = new Map<string, number>()
  return (slug: string): string => {
    const count = (counts.get(slug) ?? 0) + 1
    counts.set(slug, count)
    return count === 1 ? slug : `${slug}-${count}`
  }
}
