import { escapeMarkdown } from '../escape.ts'
import { codeFence } from '../fence.ts'
import { decoded } from '../paths.ts'
import { endOf, endOfFence, fenceMarkerOf, type Replacement, rewriteLines } from './lines.ts'
import { listTableOf } from './markdoc-table.ts'

// Blocks of GitBook, `{% hint style="info" %} … {% endhint %}`, of Markdoc, `{% callout %} … {% /callout %}`, and of Hexo
// and its themes, `{% note info Title %} … {% endnote %}`: https://gitbook.com/docs/creating-content/formatting/markdown,
// https://markdoc.dev/docs/tags, https://hexo.io/docs/tag-plugins

/** Elements that the components read, by the names of blocks. */
const elements = new Map([
  ['hint', 'Callout'],
  ['callout', 'Callout'],
  ['note', 'Callout'],
  ['tabs', 'Tabs'],
  ['tab', 'Tab'],
  ['stepper', 'Steps'],
  ['steps', 'Steps'],
  ['step', 'Step'],
  ['code', 'CodeBlock'],
  ['prompt', 'Prompt']
])

/** How an attribute of a block is called in the element, where not alike. */
const attributeNames = new Map([
  ['hint.style', 'type'],
  ['code.title', 'filename'],
  ['prompt.description', 'title']
])

const anyBlock = /^[ \t]*\{%/m
const block = /^([ \t]*)\{%-?[ \t]*(end|\/[ \t]*)?([a-z][\w-]*)(?![\w-])((?:(?!%\})[^\n])*)%\}[ \t]*$/
/** The end of a tag of Markdoc that has nothing in it: `{% card title="A" /%}`. */
const emptyTag = /(?:^|[\s"'\]}])\/\s*$/
const attribute = /(?<![\w-])([\w-]+)="([^"\n]*)"/g

/** Replaces the tags of blocks, which stand on lines of their own, with elements. Leaves code unchanged. */
export const replaceBlockTags = (source: string): string =>
  anyBlock.test(source)
    ? rewriteLines(source, (lines, index) => {
        const read = readBlock(lines, index)
        return read && { ...read, lines: ['', ...read.lines, ''] }
      })
    : source

const readBlock = (lines: readonly string[], index: number): Replacement | undefined => {
  const [tag, indent = '', closes, name = '', rest = ''] = block.exec(lines[index] ?? '') ?? []
  if (tag === undefined) return tabInComments(lines, index)
  const named = Object.fromEntries([...rest.matchAll(attribute)].map(([, key, value]) => [key, value ?? '']))
  const given = name === 'note' ? { ...kindAndTitle(rest), ...named } : named
  const whole = closes ? undefined : (codeOrQuote(lines, index, name, rest) ?? tableOfLists(lines, index, name, indent))
  if (whole) return whole
  const isEmpty = emptyTag.test(rest)
  const isCard = isEmpty && given.title && given.href
  const element = isCard ? 'Card' : elements.get(name)
  if (element && isEmpty) return { lines: [indent + tagOf(element, name, given, ' /')], last: index }
  if (element) return { lines: [indent + tagOf(element, name, closes ? undefined : given)], last: index }
  const address = given.url ?? given.src
  if (!closes && address && (name === 'embed' || name === 'file')) {
    const last = endOfBlock(lines, index, name)
    const caption = lines
      .slice(index + 1, last)
      .join(' ')
      .trim()
    const label = caption || escapeMarkdown(name === 'file' ? nameOfFile(address) : address)
    return { lines: [`${indent}[${label}](<${address}>)`], last }
  }
  if (!closes && address && name === 'content-ref') return pageReference(lines, index, indent, address)
  if (!closes && name === 'update' && given.date) return datedUpdate(lines, index, indent, given.date)
  const title = closes || isEmpty ? undefined : titleOfBlock(lines, index, given.title ?? given.label)
  if (title) return { lines: [indent + title], last: index }
  // Further on, where tags are left out, code in them would keep them.
  return rest.includes('`') ? { lines: [], last: index } : undefined
}

/** A tab of NexT and other themes: `<!-- tab Title@icon --> … <!-- endtab -->`. */
const tabInComments = (lines: readonly string[], index: number): Replacement | undefined => {
  const [, title, end] = /^\s*<!--\s*(?:tab\s+([^@]*?)(?:@.*?)?|(endtab))\s*-->\s*$/.exec(lines[index] ?? '') ?? []
  if (title === undefined && !end) return
  return { lines: [end ? '</Tab>' : tagOf('Tab', 'tab', { title: title ?? '' })], last: index }
}

/** `info "Mind this"`, or `info Mind this`. */
const kindAndTitle = (rest: string): Record<string, string> => {
  const [kind = '', ...words] = rest.trim().split(/\s+/)
  const title = words
    .filter(word => word !== 'no-icon')
    .join(' ')
    .replaceAll('"', '')
  return { ...(kind && { type: kind }), ...(title && !title.includes('=') && { title }) }
}

/** Code between the tags of a block, and quotes with whom they are of. */
const codeOrQuote = (lines: readonly string[], index: number, name: string, rest: string): Replacement | undefined => {
  if (!/^(?:code|codeblock|blockquote|quote|pullquote)$/.test(name)) return
  const last = endOfBlock(lines, index, name)
  const inner = lines.slice(index + 1, last)
  if (last === index || (name === 'code' && inner.some(line => fenceMarkerOf(line)))) return
  const [, text = '', address] = /^\s*(.*?)\s*(?:(https?:\/\/\S+).*)?$/.exec(rest) ?? []
  if (name.startsWith('code')) {
    const [, language = ''] = /(?:^|\s)lang:(\S+)/.exec(rest) ?? []
    const title = text.replaceAll(/(?:^|\s)\w+:\S*/g, '').trim()
    return { lines: codeFence('', inner, { language, title }), last }
  }
  const source = name === 'pullquote' ? '' : address ? `[${text || address}](<${address}>)` : text
  return { lines: [...inner, ...(source ? ['', `— ${source}`] : [])].map(line => `> ${line}`), last }
}

/** A table of Markdoc, up to its end. */
const tableOfLists = (
  lines: readonly string[],
  index: number,
  name: string,
  indent: string
): Replacement | undefined => {
  const last = name === 'table' ? endsOfBlocks(lines).get(index) : undefined
  if (last === undefined) return
  const inner = lines.slice(index + 1, last)
  const isNested = inner.some(line => block.exec(line)?.[3] === name)
  const table = listTableOf(isNested ? inner : replaceBlockTags(inner.join('\n')).split('\n'), indent)
  return table && { lines: table, last }
}

/** The lines of the ends of blocks of Markdoc, `{% /table %}`, by those of their beginnings. */
const endsOfBlocks = (lines: readonly string[]): ReadonlyMap<number, number> => {
  const known = knownEnds.get(lines)
  if (known) return known
  const ends = new Map<number, number>()
  const open = new Map<string, number[]>()
  for (let index = 0; index < lines.length; index++) {
    const marker = fenceMarkerOf(lines[index] ?? '')
    if (marker) index = endOfFence(lines, index + 1, marker)
    const [, , closes, name = '', rest = ''] = (!marker && block.exec(lines[index] ?? '')) || []
    if (!name || emptyTag.test(rest)) continue
    const starts = open.get(name) ?? []
    open.set(name, starts)
    if (!closes) starts.push(index)
    else {
      const start = starts.pop()
      if (start !== undefined && closes.startsWith('/')) ends.set(start, index)
    }
  }
  knownEnds.set(lines, ends)
  return ends
}

const knownEnds = new WeakMap<readonly string[], ReadonlyMap<number, number>>()

/** The title of a block of Markdoc that a site has of its own. Its tags are left out, like all that are not known. */
const titleOfBlock = (lines: readonly string[], index: number, title?: string): string | undefined =>
  title && endsOfBlocks(lines).has(index) ? `**${title}**` : undefined

/** The name of a file, at an address as a store of files has it too: `/o/guides%2Flamp.pdf?alt=media`. */
const nameOfFile = (address: string): string => {
  const path = decoded(address.replace(/[?#].*$/, '')).replace(/\/+$/, '')
  return path.slice(path.lastIndexOf('/') + 1) || address
}

/** The line of its end; its own where it has none. */
const endOfBlock = (lines: readonly string[], index: number, name: string): number => {
  const end = endOf(lines, index + 1, line => !block.test(line))
  const [, , closes, closed] = block.exec(lines[end] ?? '') ?? []
  return closes && closed === name ? end : index
}

/** A link to a page that is shown with the title of the page, unlike those in a line. */
const pageReference = (lines: readonly string[], index: number, indent: string, address: string): Replacement => {
  const last = endOfBlock(lines, index, 'content-ref')
  const inner = lines
    .slice(index + 1, last)
    .join(' ')
    .trim()
  const label = /^\[(.*)\]\([^()]*\)$/.exec(inner)?.[1] || escapeMarkdown(address)
  return { lines: [`${indent}[${label}](<${address}> "mention")`], last }
}

/** The date of an entry stands below its heading, to which it belongs. */
const datedUpdate = (lines: readonly string[], index: number, indent: string, date: string): Replacement => {
  const next = endOf(lines, index + 1, line => line.trim() === '')
  const heading = /^ {0,3}#{1,6} /.test(lines[next] ?? '') ? [lines[next] ?? '', ''] : []
  return { lines: [...heading, `${indent}${date}`], last: heading.length > 0 ? next : index }
}

const tagOf = (element: string, name: string, given: Record<string, string> | undefined, end = ''): string => {
  if (!given) return `</${element}>`
  const attributes = Object.entries(given).map(
    ([key, value]) => ` ${attributeNames.get(`${name}.${key}`) ?? key}="${value}"`
  )
  return `<${element}${attributes.join('')}${end}>`
}
