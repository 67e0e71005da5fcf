import { isObject } from '../../../shared/objects.ts'
import { codeFence } from '../fence.ts'
import { lineBefore } from './lines.ts'
import { withShortcodeParts, withTitles } from './shortcode-parts.ts'
import { shortcodeTagsIn, type Tag } from './shortcode-tags.ts'

// Shortcodes of Hugo: https://gohugo.io/content-management/shortcodes/

/**
 * Replaces the shortcodes of a page outside of its code. Most become elements of the same name, which the components
 * read: `{{< tab "npm" >}}` becomes `<Tab title="npm">`.
 */
export const replaceShortcodes = (written: string, frontMatter: Record<string, unknown>): string => {
  if (!/\{\{[<%]/.test(written)) return written
  const source = withShortcodeParts(written)
  let text = ''
  let at = 0
  const tags = withTitles(shortcodeTagsIn(source), tag => elementOf(tag) === 'Tab')
  for (const tag of tags) {
    if (tag.start < at) continue
    const { end, written } = replacementOf(tag, tags, source, frontMatter)
    text += source.slice(at, tag.start) + written
    at = end
  }
  return (text + source.slice(at)).replaceAll(escapedTag, '{{$1$2$3}}')
}

/** A shortcode that is shown and not called: its content is between signs of a comment. */
const escapedTag = /\{\{([<%])\/\*([^\n]{0,1000}?)\*\/([%>])\}\}/g

const replacementOf = (
  tag: Tag,
  tags: Tag[],
  source: string,
  frontMatter: Record<string, unknown>
): { end: number; written: string } => {
  const { end, name, given, partner } = tag
  if (tag.isClosing) return { end, written: partner ? closingOf(partner, source) : '' }
  if (!partner)
    return { end, written: textOf(tag, frontMatter, source) ?? placedText(tag, source) ?? openingOf(tag, ' /') }
  if (name === 'comment') return { end: partner.end, written: '' }
  if (name === 'filetree/container') {
    const files = tags.slice(tags.indexOf(tag) + 1, tags.indexOf(partner))
    return { end: partner.end, written: treeOf(files, lineBefore(source, tag.start)) }
  }
  const inner = source.slice(end, partner.start)
  const isCode =
    codeNames.has(name) ||
    (name === 'tab' && given.lang !== undefined && given.text !== 'true') ||
    (!elementNames.has(name) && isSession(inner))
  if (isCode && !/^\s*(?:`{3}|~{3})/m.test(inner))
    return { end: partner.end, written: codeOf(inner, tag, lineBefore(source, tag.start)) }
  return { end, written: openingOf(tag) + gapOf(tag, source) }
}

/** The files and folders of a tree, as a list. */
const treeOf = (files: Tag[], before: string): string => {
  let depth = 0
  const entries: string[] = []
  for (const { isClosing, partner, given } of files) {
    if (isClosing) depth--
    else entries.push(`${before}${'  '.repeat(depth)}- ${given.name ?? given[0]}\n`)
    if (!isClosing && partner) depth++
  }
  return `\n\n${entries.join('')}\n`
}

const codeNames = new Set(['highlight', 'code', 'code-toggle', 'codeblock', 'prism', 'scrollable-code'])

/**
 * Whether a text is what a terminal shows: a command behind its prompt, `redis> GET lamp` or `$ lamp on`. Behind `>` alone
 * comes a quote too, of which every line has that sign.
 */
const isSession = (inner: string): boolean =>
  /^\s*(?:\$|>>>|[\w.:@~/-]{1,60}[>$]) \S/.test(inner) ||
  /^\s*> \S[^\n]*\n(?:[^\S\n]*>[^\n]*\n)*[^\S\n]*[^\s>]/.test(inner)

const codeOf = (inner: string, { given }: Tag, before: string): string => {
  const { lang, language = lang, file, filename = file, header = filename, title = header } = given
  const [first = ''] = /^[\w+#-]+$/.exec(given[0] ?? '') ?? []
  const lines = codeFence('', inner.split('\n'), { language: language ?? first, ...(title && { title }) })
  return before.trim() ? `\n\n${lines.join('\n')}\n\n` : `${lines.join(`\n${before}`)}\n\n`
}

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
      ['Tab', 'tab tabitem codetab'],
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
const elementOf = (tag: Tag): string =>
  elementNames.get(tag.name) ??
  (isTitled(tag) ? 'Details' : tag.name.charAt(0).toUpperCase() + tag.name.slice(1).replaceAll(/[^a-z\d-]/gi, '-'))

/** Whether an unknown shortcode gives what it has inside a title, as `{{% faq "Does it glow?" %}}` does. */
const isTitled = ({ given, partner }: Tag): boolean => partner !== undefined && /\S\s\S/.test(given[0] ?? '')

const kinds = /^(?:note|tip|info|warning|caution|danger|important|success|error|question|example)$/i

const attributesOf = (tag: Tag): Record<string, string> => {
  const { name, given } = tag
  const { 0: first, 1: second, ...named } = given
  const element = elementNames.get(name) ?? (isTitled(tag) ? 'Details' : undefined)
  if (element === 'Callout') {
    const kind = [named.type, named.style, named.color, named.level, first].find(text => text && kinds.test(text))
    const title = named.title ?? named.header ?? (kind === first ? second : first)
    return { ...(kind && { type: kind }), ...(title && { title }) }
  }
  const title = named.title ?? named.header ?? named.name ?? named.summary ?? named.label ?? first
  return element ? { ...(title && { title }) } : named
}

/** What a shortcode without content stands for; `undefined` for a component. */
const textOf = (tag: Tag, frontMatter: Record<string, unknown>, source: string): string | undefined => {
  const { name, given } = tag
  const [first = ''] = [given.path, given.text, given[0]].filter(text => text !== undefined)
  if (name === 'ref' || name === 'relref') return first
  if (name === 'param' || name === 'siteparam') return shownValue(frontMatter, first)
  const isTerm = /^(?:glossary|term)/.test(name)
  // A paragraph of its own shows the definition of the term, and not its name.
  if (isTerm && given.text === undefined && isParagraph(tag, source)) return ''
  if (given.text !== undefined || isTerm) return first
  return embedded.test(name) ? '' : undefined
}

const isParagraph = ({ start, end }: Tag, source: string): boolean =>
  /(?:^|\n)[^\S\n]*\n[^\S\n]*$/.test(source.slice(Math.max(0, start - 200), start)) &&
  /^[^\S\n]*(?:\n[^\S\n]*(?:\n|$)|$)/.test(source.slice(end, end + 200))

const embedded = /^(?:youtube|vimeo|video|gist|tweet|x|instagram|asciinema|toc|[\w-]*icon[\w-]*|fa[bdlrs]?|emoji)$/

/**
 * What an unknown shortcode without content stands for where it is no component: a path in an address, as of
 * `![A lamp]({{< asset "a/b.png" >}})`, and within a line its one text, as of `{{< key "s" >}}`.
 */
const placedText = ({ start, end, given }: Tag, source: string): string | undefined => {
  if (/\]\(<?$/.test(source.slice(Math.max(0, start - 3), start)))
    return given[0]?.includes('/') ? given[0].replaceAll(' ', '%20') : ''
  const [, text] = /^\{\{[<%]\s*[\w./-]+\s+"([^"/]{1,100})"\s*[%>]\}\}$/.exec(source.slice(start, end)) ?? []
  const after = source.slice(end, end + 200).split('\n')[0] ?? ''
  return text && `${lineBefore(source, start)}${after}`.trim() ? text : undefined
}

/** The parameter of a page: `a.b`. Where the site is known, they are filled in before. */
const shownValue = (frontMatter: Record<string, unknown>, name: string): string =>
  valueAt(isObject(frontMatter.params) ? { ...frontMatter, ...frontMatter.params } : frontMatter, name) ?? ''

/** What a name such as `a.b` stands for, where it is a text or a number. */
export const valueAt = (values: Record<string, unknown>, name: string): string | undefined => {
  let found: unknown = values
  for (const part of name.split('.')) found = isObject(found) ? found[part] : undefined
  return typeof found === 'string' || typeof found === 'number' ? String(found) : undefined
}
