import { posix } from 'node:path'
import { endOf, endOfFence, fenceMarkerOf, isMystContent, readMystOptions } from '../../markup/index.ts'
import { cutFrontMatter } from '../../parse.ts'
import { decoded } from '../../paths.ts'
import { mystId } from './heading-ids.ts'
import { key, type Labelled, type PageNames, target } from './labels.ts'

/** Notes whose argument is their title, unlike with Sphinx. */
const notes = /^(?:attention|caution|danger|error|important|hint|note|seealso|tip|warning)$/
const directive = /^(\s*)(`{3,}|~{3,}|:{3,})\{([\w:.+-]+)((?:\s+[^{}]*)?)\}[ \t]*(.*)$/

/** Most lines of options that are looked at. */
const mostOptions = 20

/**
 * Writes what mystmd makes of its links and labels: titles into links without words, the pages and the ids that labels
 * lead to, and titles of notes. Leaves code unchanged.
 */
export const replaceMyst = (source: string, file: string, names: PageNames): string => {
  const { body } = cutFrontMatter(source)
  const lines = body.split('\n')
  const written: string[] = []
  /** The markers of the directives that a line is in. */
  const open: string[] = []
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const [whole, indent = '', marker = '', name = '', inline = '', argument = ''] = directive.exec(line) ?? []
    if (whole !== undefined && isMystContent(name)) {
      open.push(marker)
      const { body: content } = readMystOptions(lines.slice(index + 1, index + 1 + mostOptions))
      const first = content.find(text => text.trim())?.trim()
      const title = replaceLinks(argument, file, names)
      const isTitled = notes.test(name) && title !== '' && first !== undefined && first !== marker
      const kept = /^\s+[.#]/.test(inline) ? '' : inline
      written.push(`${indent}${marker}{${isTitled ? 'admonition' : name}${kept}} ${title}`.trimEnd())
      if (isTitled) written.push(`${indent}:class: ${name}`)
      continue
    }
    const fence = fenceMarkerOf(line)
    if (fence && open.at(-1) === line.trim()) open.pop()
    else if (fence) {
      const end = endOfFence(lines, index + 1, fence)
      written.push(...lines.slice(index, end + 1))
      index = end
      continue
    }
    const [, label] = target.exec(line) ?? []
    const next = label ? endOf(lines, index + 1, text => !text.trim()) : index
    if (label && /^ {0,3}#{1,6}\s/.test(lines[next] ?? '')) {
      written.push(`${replaceLinks(lines[next] ?? '', file, names).trimEnd()} {#${mystId(label)}}`)
      index = next
      continue
    }
    written.push(replaceLinks(line, file, names))
  }
  return source.slice(0, source.length - body.length) + written.join('\n')
}

const inlineCode = /(`+)(?!`).*?[^`]\1(?!`)/g
const kept = /\uE000(\d+)\uE001/g
const link = /(?<!!)\[((?:[^[\]\\]|\\.|\[[^[\]]*\])*)\]\(<?([^()\s<>]{0,1000}(?:\([^()\s]{0,200}\))?)>?\)/g
const short = /(?<![\w`/.@[\\])@([A-Za-z][\w:.-]*\w)/g
const known = /^(wiki|doi):(.+)$/
const automatic = /<((?:wiki|doi):[^<>\s]+)>/g

const replaceLinks = (line: string, file: string, names: PageNames): string => {
  if (!/[[@<]/.test(line)) return line
  const codes: string[] = []
  const masked = line.replaceAll(inlineCode, whole => `\uE000${codes.push(whole) - 1}\uE001`)
  return masked
    .replaceAll(automatic, (_, url: string) => `[](${url})`)
    .replaceAll(link, (whole, words: string, url: string) => linkTo(url, words, file, names) ?? whole)
    .replaceAll(short, (whole, label: string) => {
      const found = names.labels.get(key(label))
      return found ? written(found, '', file) : whole
    })
    .replaceAll(kept, (_, at: string) => codes[Number(at)] ?? '')
}

const linkTo = (
  url: string,
  words: string,
  file: string,
  { titles, labels, headings }: PageNames
): string | undefined => {
  const [, scheme, name = ''] = known.exec(url) ?? []
  if (scheme === 'wiki') {
    const shown = words || decoded(name).replaceAll('_', ' ')
    return `[${shown}](https://en.wikipedia.org/wiki/${name})`
  }
  if (scheme) return `[${words || name}](https://doi.org/${name})`
  const [path = '', id = ''] = url.split('#')
  if (/^[a-z][\w+.-]*:/i.test(path) || (!path && !id)) return undefined
  const other = path
    ? posix.normalize(posix.join(path.startsWith('/') ? '.' : posix.dirname(file), decoded(path)))
    : file
  const labelled = path ? undefined : labels.get(key(decoded(id)))
  if (labelled) return written(labelled, words, file)
  if (words) return undefined
  const title = (id && headings.get(other)?.get(id)) || (path ? titles.get(other) : undefined)
  return title ? `[${title}](${url})` : undefined
}

/** A link to what a label names. Its number is not known, so that words around it give way to its title. */
const written = ({ file, id, title }: Labelled, words: string, from: string): string => {
  const shown = words.includes('%s') || words.includes('{number}') ? title : words.replaceAll('{name}', title) || title
  return `[${shown}](${file === from ? '' : `/${file}`}${id && `#${id}`})`
}
