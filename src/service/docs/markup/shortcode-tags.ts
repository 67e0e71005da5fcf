import { endOfFence, fenceMarkerOf } from './lines.ts'

/** A tag of a shortcode of Hugo, outside of code. */
export interface Tag {
  start: number
  end: number
  /** Its name in lower case, without the folder that it is in but for that of a tree: `filetree/file`. */
  name: string
  isClosing: boolean
  /** Values by name; those without one by their place: `0`. */
  given: Record<string, string>
  /** The tag that closes it, or that it closes. */
  partner?: Tag
}

/** The tags of a page in their order, each with the one that closes it. */
export const shortcodeTagsIn = (source: string): Tag[] => withPartners(tagsIn(source))

const value = String.raw`"(?:\\.|[^"\\]){0,1000}"|\`[^\`]{0,1000}\``
/** A code span, or `{{< name … >}}`, `{{% /name %}}`, `{{< name … />}}`, whichever begins first. */
const codeOrTag = new RegExp(
  String.raw`(\`+)[^\`\n]+\1|\{\{[<%]\s*(\/?)\s*([A-Za-z][\w./-]*)((?:${value}|[^"\`{}]){0,500}?)\/?\s*[%>]\}\}`,
  'g'
)
const argument = new RegExp(String.raw`(?:([A-Za-z_][\w-]*)\s*=\s*)?(${value}|[^\s"\`]+)`, 'g')

const tagsIn = (source: string): Tag[] => {
  const tags: Tag[] = []
  for (const [from, to] of proseIn(source)) {
    for (const found of source.slice(from, to).matchAll(codeOrTag)) {
      const [whole, , slash, name, given = ''] = found
      if (!name) continue
      const start = from + found.index
      tags.push({
        start,
        end: start + whole.length,
        name: nameOf(name),
        isClosing: slash === '/',
        given: argumentsIn(given)
      })
    }
  }
  return tags
}

/** Themes keep theirs in folders; `file` and `folder` of a tree say little without. */
const nameOf = (path: string): string => path.replace(/^(?!filetree\/).*\//i, '').toLowerCase()

const argumentsIn = (text: string): Record<string, string> => {
  const given: Record<string, string> = {}
  let place = 0
  for (const [, name, written = ''] of text.matchAll(argument))
    given[name ?? String(place++)] = written.replace(/^(["`])(.*)\1$/s, '$2').replaceAll('\\"', '"')
  return given
}

/** The ranges outside of fenced code. */
const proseIn = (source: string): [from: number, to: number][] => {
  const lines = source.split('\n')
  const ranges: [number, number][] = []
  let from = 0
  let at = 0
  for (let index = 0; index < lines.length; ) {
    const marker = fenceMarkerOf(lines[index] ?? '')
    const next = marker ? endOfFence(lines, index + 1, marker) + 1 : index + 1
    if (marker) ranges.push([from, at])
    for (const line of lines.slice(index, next)) at += line.length + 1
    if (marker) from = at
    index = next
  }
  return [...ranges, [from, source.length]]
}

const withPartners = (tags: Tag[]): Tag[] => {
  const open = new Map<string, Tag[]>()
  for (const tag of tags) {
    const same = open.get(tag.name) ?? []
    open.set(tag.name, same)
    if (!tag.isClosing) same.push(tag)
    else {
      const opening = same.pop()
      if (!opening) continue
      tag.partner = opening
      opening.partner = tag
    }
  }
  return tags
}
