/** The opening tags of an element. */
export const tagsIn = (source: string, name: string): string[] =>
  source.match(new RegExp(`<${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>`, 'g')) ?? []

/** The attributes of a tag, or of a list in braces, whose values are quoted. */
export const attributesOf = (tag: string): Record<string, string> =>
  Object.fromEntries(
    [...tag.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(([, name, double, single]) => [
      name ?? '',
      double ?? single ?? ''
    ])
  )

/** The text of the element with an id: that within a snippet, all of any other. `undefined` where there is none. */
export const elementWith = (source: string, id: string): string | undefined => {
  const tags = source.matchAll(/<([a-z][\w-]*)(?=\s)(?:"[^"]*"|'[^']*'|[^<>"'])*>/g)
  for (const { 0: tag, 1: name = '', index } of tags) {
    if (attributesOf(tag).id !== id) continue
    if (tag.endsWith('/>')) return tag
    const end = endOfElement(source, name, index + tag.length)
    const inner = source.slice(index + tag.length, end)
    return name === 'snippet' ? inner : `${tag}${inner}</${name}>`
  }
  return undefined
}

/** Where the closing tag of an element begins that was opened before `start`. */
const endOfElement = (source: string, name: string, start: number): number => {
  const tags = new RegExp(`<(/?)${name}(?=[\\s/>])(?:"[^"]*"|'[^']*'|[^<>"'])*>`, 'g')
  tags.lastIndex = start
  let open = 1
  for (let found = tags.exec(source); found; found = tags.exec(source)) {
    if (!found[0].endsWith('/>')) open += found[1] ? -1 : 1
    if (open === 0) return found.index
  }
  return source.length
}
