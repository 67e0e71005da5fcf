import { parseAttributeList } from './attribute-list.ts'

/** A generic directive, to which the containers of all generators are converted. */
export interface Directive {
  name: string
  /** Its title as written. `undefined` means the default title of its kind, an empty text no title. */
  label?: string | undefined
  attributes?: Record<string, string>
}

/** The line that opens a directive: `:::note[Title]{link="x"}`. */
export const directiveLine = ({ name, label, attributes = {} }: Directive, colons: number): string => {
  const written = Object.entries(attributes).map(([key, value]) => `${key}="${value.replaceAll('"', '&quot;')}"`)
  const title = label === undefined ? '' : `[${withBalancedBrackets(label)}]`
  return ':'.repeat(colons) + nameOf(name) + title + (written.length > 0 ? `{${written.join(' ')}}` : '')
}

/** A valid name of a directive: letters, digits and dashes. */
const nameOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '') || 'container'

const withBalancedBrackets = (label: string): string => {
  let open = 0
  for (const [bracket] of label.matchAll(/\\.|[[\]]/g)) {
    if (bracket === '[') open++
    if (bracket === ']') open--
    if (open < 0) break
  }
  return open === 0 ? label : label.replaceAll(/\\?([[\]])/g, '\\$1')
}

const word = /^([A-Za-z][\w-]*(?:[:.][\w-]+)*)/

/**
 * Parses the text after the colons of VitePress, Docusaurus, Starlight and Pandoc: `tip Title`, `tip[Title]{#id}`,
 * `details Title {open}`, `{.callout-tip title="x"}`. `undefined` when it is no directive.
 */
export const readColonInfo = (info: string): Directive | undefined => {
  const text = info.replace(/\s+:+$/, '')
  if (text.startsWith('{')) return readBraces(text)
  const name = word.exec(text)?.[1]
  if (!name) return
  const rest = text.slice(name.length)
  if (rest.startsWith('[')) {
    const end = closingBracket(rest)
    if (end > 0) return { name, label: rest.slice(1, end) }
  }
  if (rest && !/^[\s{]/.test(rest)) return
  const [, leading = '', title = ''] = /^(\{[^{}]*\})?(.*)$/s.exec(rest.trimStart()) ?? []
  const label = title.replace(/\s*\{[^{}]*\}\s*$/, '').trim() || parseAttributeList(leading.slice(1, -1))?.values.title
  return { name, ...(label && { label }) }
}

const readBraces = (text: string): Directive | undefined => {
  const [, inside = '', title = ''] = /^\{([^{}]*)\}\s*(.*)$/.exec(text) ?? []
  const list = parseAttributeList(inside.trim())
  if (!list) return
  const name = list.classes[0]?.replace(/^callout-/, '') ?? 'container'
  const label = title || list.values.title || list.values.summary
  return { name, ...(label && { label }) }
}

const closingBracket = (text: string): number => {
  let open = 0
  for (const { 0: bracket, index } of text.matchAll(/\\.|[[\]]/g)) {
    if (bracket === '[') open++
    if (bracket === ']' && --open === 0) return index
  }
  return -1
}

/** Parses the text after the slashes of Material’s blocks: `note | Title`, `details | Title`, `html | div.wide`. */
export const readSlashInfo = (info: string): Directive | undefined => {
  const [whole, name = '', , title] = /^([A-Za-z][\w-]*)(\([^()]*\))?\s*(?:\|\s*(.*))?$/.exec(info.trim()) ?? []
  if (whole === undefined) return
  if (name === 'html') return { name: 'container' }
  return { name, ...(title !== undefined && { label: title.trim() }) }
}

const admonition = /^(?:!!!|\?\?\?\+?) ?([\w-]+(?: +[\w-]+)*)(?: +"(.*?)")? *$/
const untypedDetails = /^\?\?\?\+? +"(.*?)" *$/
const contentTab = /^===[!+]* +(["'])(.*)\1 *$/

/** Parses the opening lines of Python-Markdown, whose content is indented: `!!! note "Title"`, `??? note`, `=== "Tab"`. */
export const readIndentedOpening = (line: string): Directive | undefined => {
  const tab = contentTab.exec(line)
  if (tab) return { name: 'tab', label: tab[2] }
  const untyped = untypedDetails.exec(line)
  if (untyped) return { name: 'details', label: untyped[1] }
  const [, type = '', label] = admonition.exec(line) ?? []
  const [name] = type.split(' ')
  return name ? { name, ...(label !== undefined && { label }) } : undefined
}
