import { isObject } from '../../../shared/objects.ts'
import { codeFence } from '../fence.ts'
import { endOfFence, fenceMarkerOf } from './lines.ts'

// Shortcodes of Hugo: https://gohugo.io/content-management/shortcodes/

interface Tag {
  start: number
  end: number
  /** Its name in lower case, without the folder that it is in. */
  name: string
  isClosing: boolean
  /** Values by name; those without one by their place: `0`. */
  given: Record<string, string>
  /** The tag that closes it, or that it closes. */
  partner?: Tag
}

/**
 * Replaces the shortcodes of a page outside of its code. Most become elements of the same name, which the components
 * read: `{{< tab "npm" >}}` becomes `<Tab title="npm">`.
 */
export const replaceShortcodes = (source: string, frontMatter: Record<string, unknown>): string => {
  if (!/\{\{[<%]/.test(source)) return source
  let text = ''
  let at = 0
  for (const tag of withPartners(tagsIn(source))) {
    if (tag.start < at) continue
    const { end, written } = replacementOf(tag, source, frontMatter)
    text += source.slice(at, tag.start) + written
    at = end
  }
  return (text + source.slice(at)).replaceAll(escapedTag, '{{$1$2$3}}')
}

/** A shortcode that is shown and not called: its content is between signs of a comment. */
const escapedTag = /\{\{([<%])\/\*([^\n]{0,1000}?)\*\/([%>])\}\}/g

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
      const ownName = name.slice(name.lastIndexOf('/') + 1).toLowerCase()
      tags.push({
        start,
        end: start + whole.length,
        name: ownName,
        isClosing: slash === '/',
        given: argumentsIn(given)
      })
    }
  }
  return tags
}

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

const replacementOf = (
  tag: Tag,
  source: string,
  frontMatter: Record<string, unknown>
): { end: number; written: string } => {
  const { end, name, given, partner } = tag
  if (tag.isClosing) return { end, written: partner ? closingOf(partner, source) : '' }
  if (!partner) return { end, written: textOf(tag, frontMatter) ?? openingOf(tag, ' /') }
  if (name === 'comment') return { end: partner.end, written: '' }
  const inner = source.slice(end, partner.start)
  const isCode = codeNames.has(name) || (name === 'tab' && given.lang !== undefined && given.text !== 'true')
  if (isCode && !/^\s*(?:`{3}|~{3})/m.test(inner))
    return { end: partner.end, written: codeOf(inner, tag, lineBefore(source, tag.start)) }
  return { end, written: openingOf(tag) + gapOf(tag, source) }
}

const codeNames = new Set(['highlight', 'code', 'code-toggle', 'codeblock', 'prism', 'scrollable-code'])

const codeOf = (inner: string, { given }: Tag, before: string): string => {
  const { lang, language = lang, file, filename = file, header = filename, title = header } = given
  const [first = ''] = /^[\w+#-]+$/.exec(given[0] ?? '') ?? []
  const lines = codeFence('', inner.split('\n'), { language: language ?? first, ...(title && { title }) })
  return before.trim() ? `\n\n${lines.join('\n')}\n\n` : `${lines.join(`\n${before}`)}\n\n`
}

const lineBefore = (source: string, at: number): string => source.slice(source.lastIndexOf('\n', at - 1) + 1, at)

/** What is before and behind the tags of a block, which stands apart and as far from the margin as its first tag. */
const gapOf = ({ start, end, name }: Tag, source: string): string => {
  const before = lineBefore(source, start)
  if (before.trim()) return ''
  return elementNames.has(name) || /^[^\S\n]*(?:\n|$)/.test(source.slice(end, end + 200)) ? `\n\n${before}` : ''
}

const closingOf = (opening: Tag, source: string): string => {
  const gap = gapOf(opening, source)
  return `${gap}</${elementOf(opening)}>${gap}`
}

const openingOf = (tag: Tag, end = ''): string => {
  const attributes = Object.entries(attributesOf(tag)).map(
    ([name, text]) => ` ${name}="${text.replaceAll('"', '&quot;')}"`
  )
  return `<${elementOf(tag)}${attributes.join('')}${end}>`
}

/** Components by the names that themes have for them: Docsy, Hextra, Relearn, Book, LoveIt and others. */
const elementNames = new Map(
  (
    [
      ['Callout', 'callout alert admonition hint notice infobox message'],
      ['Details', 'details expand collapse collapsible accordion accordionitem'],
      ['Tabs', 'tabs tabpane multitabs codetabs'],
      ['Tab', 'tab tabitem'],
      ['Note', 'note'],
      ['Tip', 'tip'],
      ['Info', 'info'],
      ['Warning', 'warning'],
      ['Caution', 'caution'],
      ['Danger', 'danger'],
      ['Important', 'important']
    ] as const
  ).flatMap(([element, names]) => names.split(' ').map(name => [name, element] as const))
)

/** An unknown one is a component, and no HTML of the same name. */
const elementOf = ({ name }: Tag): string =>
  elementNames.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1).replaceAll(/[^\w-]/g, '-')

const kinds = /^(?:note|tip|info|warning|caution|danger|important|success|error|question|example)$/i

const attributesOf = ({ name, given }: Tag): Record<string, string> => {
  const { 0: first, 1: second, ...named } = given
  const element = elementNames.get(name)
  if (element === 'Callout') {
    const kind = [named.type, named.style, named.color, named.level, first].find(text => text && kinds.test(text))
    const title = named.title ?? named.header ?? (kind === first ? second : first)
    return { ...(kind && { type: kind }), ...(title && { title }) }
  }
  const title = named.title ?? named.header ?? named.name ?? named.summary ?? named.label ?? first
  return element ? { ...(title && { title }) } : named
}

/** What a shortcode without content stands for; `undefined` for a component. */
const textOf = ({ name, given }: Tag, frontMatter: Record<string, unknown>): string | undefined => {
  const [first = ''] = [given.path, given.text, given[0]].filter(text => text !== undefined)
  if (name === 'ref' || name === 'relref') return first
  if (name === 'param') return shownValue(frontMatter, first)
  if (given.text !== undefined || /^(?:glossary|term)/.test(name)) return first
  return embedded.test(name) ? '' : undefined
}

const embedded = /^(?:youtube|vimeo|video|gist|tweet|x|instagram|asciinema|icon|toc)$/

/** The parameter of a page: `a.b`. Those of the site are known to the one who configures `placeholders`. */
const shownValue = (frontMatter: Record<string, unknown>, name: string): string => {
  let found: unknown = isObject(frontMatter.params) ? { ...frontMatter, ...frontMatter.params } : frontMatter
  for (const part of name.split('.')) found = isObject(found) ? found[part] : undefined
  return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
}
