import { parseAttributeList } from './attribute-list.ts'
import { endOf, type Replacement, rewriteLines } from './lines.ts'

// MDC, the Markdown of Nuxt Content: https://content.nuxt.com/docs/files/markdown

const attributes = /(?:\{([^{}\n]*)\})?/.source
const openingLine = new RegExp(`^([ \\t]*)(:{2,})([a-z][\\w-]*)(?:\\[([^\\[\\]\\n]*)\\])?${attributes}[ \\t]*$`)
const closingLine = /^[ \t]*:{2,}[ \t]*$/
const slotLine = /^[ \t]*#[a-z][\w-]*(?:\{[^{}\n]*\})?[ \t]*$/
const inlineComponent = new RegExp(
  `(^|[\\s(])(?<!:):([a-z][\\w-]*)(?:\\[([^\\[\\]\\n]*)\\]${attributes}|\\{([^{}\\n]*)\\})`,
  'g'
)
const span = /\[([^[\]\n]*)\]\{[^{}\n]*\}/g
const anyOpening = /^[ \t]*::[a-z][\w-]*(?:[[{][^\n]*)?[ \t]*$/m
const anyClosing = /^[ \t]*::[ \t]*$/m
const anyComponent = /^:[a-z][\w-]*\{[^{}\n]*\}[ \t]*$/m

/** Whether a page has a block of two colons and the end of one, or a component alone on its line. */
export const isMdc = (source: string): boolean =>
  (anyOpening.test(source) && anyClosing.test(source)) || anyComponent.test(source)

/**
 * Rewrites the components of MDC: blocks as containers of at least three colons, with their titles; components in a line as
 * their text and link. Properties, slots and classes are left out. Leaves code unchanged.
 */
export const replaceMdc = (source: string): string => {
  if (!isMdc(source)) return source
  let depth = 0
  return rewriteLines(source, (lines, index) => {
    const line = lines[index] ?? ''
    const opening = readOpening(lines, index)
    if (opening) depth++
    if (opening) return opening
    if (closingLine.test(line)) {
      depth--
      return { lines: [line.replace('::', ':::')], last: index }
    }
    return { lines: depth > 0 && slotLine.test(line) ? [] : [inProse(line)], last: index }
  })
}

/** The opening of a block, with its title. A block of one line that leads to a page is that line as a link. */
const readOpening = (lines: readonly string[], index: number): Replacement | undefined => {
  const [opens, indent = '', colons = '', name = '', label, list] = openingLine.exec(lines[index] ?? '') ?? []
  if (opens === undefined) return
  const last = endOfProperties(lines, index + 1)
  const properties = { ...propertiesIn(lines.slice(index + 2, last)), ...parseAttributeList(list ?? '')?.values }
  const text = closingLine.test(lines[last + 1] ?? '') ? '' : (lines[last + 1]?.trim() ?? '')
  const title = titleOf(name, { title: label, ...properties }, !text)
  const container = `${indent}:${colons}${name}${title ? `[${title}]` : ''}`
  const isPointer = !title && properties.to && closingLine.test(lines[last + 2] ?? '') && isPlain(text)
  return isPointer
    ? { lines: [container, `${indent}[${text}](${properties.to})`], last: last + 1 }
    : { lines: [container], last }
}

/** The last line of the properties below an opening, which stand between `---`; the line before where there are none. */
const endOfProperties = (lines: readonly string[], start: number): number => {
  if (lines[start]?.trim() !== '---') return start - 1
  const end = endOf(lines, start + 1, line => line.trim() !== '---')
  return end < lines.length ? end : start - 1
}

/** Texts of one line, which are enough for a title and an address. */
const propertiesIn = (lines: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap(line => {
      const [, key, value = ''] = /^\s*([\w-]+):(\s.*)$/.exec(line) ?? []
      return key ? [[key, value.trim().replaceAll(/^["']|["']$/g, '')] as const] : []
    })
  )

/** What a component shows as its title. One that leads to a page, and has no text, shows the name of that. */
const titleOf = (name: string, given: Record<string, string | undefined>, isEmpty = true): string => {
  if (name === 'field' && given.name) return `\`${given.name}\`${given.type ? ` (\`${given.type}\`)` : ''}`
  const ofPage = name === 'read-more' && isEmpty ? nameOfPage(given.to) : undefined
  const own = name === 'collapsible' ? given.name : ofPage
  const title = given.title ?? given.label ?? own ?? ''
  // What a video is called says nothing of what is asked.
  if (given.videoId) return ''
  return title && given.to ? `[${title}](${given.to})` : title
}

const nameOfPage = (address = ''): string =>
  (/([^/]+)\/?$/.exec(address.replace(/#.*$/, ''))?.[1] ?? '').replaceAll(/[-_]+/g, ' ')

/** Whether a line can be the text of a link as a whole. */
const isPlain = (line: string): boolean => line !== '' && !/[[\]:]|^[#>*-]/.test(line)

/** A line without the components in it, outside of its code. */
const inProse = (line: string): string =>
  line
    .split(/(`+[^`]*`+)/)
    .map((part, at) => (at % 2 === 1 ? part : withoutComponents(part)))
    .join('')

const withoutComponents = (text: string): string =>
  text
    .replaceAll(inlineComponent, (_, before: string, name: string, label?: string, __?: string, list?: string) => {
      const { values = {} } = parseAttributeList(list ?? '') ?? {}
      return before + titleOf(name, { ...values, title: label ?? values.title ?? values.text ?? values.value })
    })
    .replaceAll(span, '$1')
    .replaceAll(/(?:^|\s):br(?=\s|$)/g, '')
