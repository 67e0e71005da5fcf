const directive = /\b(tag|end)::(\S+?)\[\](?=$|\s)/

/**
 * Selects the regions of a file between `tag::name[]` and `end::name[]`, without those lines.
 *
 * @param tags Their names, separated by `;` or `,`; `!name` for all but that region, `*` for every region, `**` for every
 *   line: https://docs.asciidoctor.org/asciidoc/latest/directives/include-tagged-regions/
 */
export const selectTags = (lines: readonly string[], tags: string): string[] => {
  const wanted = new Map(
    tags
      .split(/[;,]/)
      .filter(Boolean)
      .map(tag => (tag.startsWith('!') ? [tag.slice(1), false] : [tag, true]))
  )
  const each = wanted.get('*')
  const outside = wanted.get('**') ?? (each === false || ![...wanted.values()].includes(true))
  const open: { name: string; isWanted: boolean }[] = []
  return lines.filter(line => {
    const [found, kind, name = ''] = directive.exec(line) ?? []
    if (!found) return open.at(-1)?.isWanted ?? outside
    if (kind === 'tag') {
      const isWanted = wanted.get(name) ?? (open.at(-1)?.isWanted === false ? false : each)
      if (isWanted !== undefined) open.push({ name, isWanted })
    } else {
      const at = open.findLastIndex(region => region.name === name)
      if (at >= 0) open.splice(at, 1)
    }
    return false
  })
}
