import emojis from 'markdown-it-emoji/lib/data/full.mjs'
import type { PhrasingContent, Text } from 'mdast'
import { parseAttributeList } from './attribute-list.ts'
import { roleContent } from './roles.ts'

/** Resolves the inline extensions of generators: attribute lists, roles, icons, keys. */
export const readInline = (nodes: PhrasingContent[]): PhrasingContent[] => {
  const read: PhrasingContent[] = []
  for (const [index, node] of nodes.entries()) {
    const before = read.at(-1)
    if (node.type === 'text') {
      const value = index === 0 ? node.value.replace(atStart, '') : node.value
      read.push(...readText({ ...node, value }, before, index === nodes.length - 1))
    } else if (node.type === 'inlineCode' && before?.type === 'text' && role.test(before.value)) {
      const name = role.exec(before.value)?.[1] ?? ''
      before.value = before.value.replace(role, '')
      read.push(...roleContent(name, node.value))
    } else read.push(node)
  }
  return read.filter(node => node.type !== 'text' || node.value !== '')
}

/** A role of MyST stands before code: {ref}`text <label>`. */
const role = /\{([A-Za-z][\w:+.-]*)\}$/

const behindElement = /^\{([^{}\n]*)\}/
/** Kramdown has those of a paragraph before it too. */
const atStart = /^\{:([^{}\n]*)\}[ \t]*\n/
const atEnd = /(?<=^|\s)\{([^{}\n]*)\}\s*$/

const readText = (node: Text, before: PhrasingContent | undefined, isLast: boolean): PhrasingContent[] => {
  const isBehind = before !== undefined && before.type !== 'text'
  const own = isBehind && parseAttributeList(behindElement.exec(node.value)?.[1]?.trim() ?? '')
  const trimmed = own ? node.value.replace(behindElement, '') : node.value
  const list = isLast && parseAttributeList(atEnd.exec(trimmed)?.[1]?.trim() ?? '')
  return readMarks({ ...node, value: list ? trimmed.replace(atEnd, '').trimEnd() : trimmed })
}

const shortcode = /:([a-z\d+-][\w+-]*):(?:\{[^{}\n]*\})?/g
const icon = /^(?:material|octicons|fontawesome|simple|custom|mdi|lucide|heroicons?|tabler|twemoji)-/
const yes = /-(?:check|check-circle|check-bold|check-circle-outline|checkbox-marked-circle-outline)(?:-\d+)?$/
const no = /-(?:close|close-circle|close-thick|close-circle-outline|x)(?:-\d+)?$/

/** A space of JSX, which is no expression where the page is read as Markdown. */
const jsxSpace = /\{(["'])[^\S\n]{1,9}\1\}/g

/** What GitBook’s editor writes where it makes an entity of nothing. */
const noEntity = '&#xNAN;'

/** Replaces emoji names with emojis and spaces of JSX with spaces, and removes icons, except those that mean yes or no. */
export const readShortcodes = (text: string): string => {
  const value = text.replaceAll(jsxSpace, ' ').replaceAll(noEntity, '')
  return value.includes(':')
    ? value.replaceAll(shortcode, (whole, name: string) => {
        if (icon.test(name)) return yes.test(name) ? '✓' : no.test(name) ? '✗' : ''
        return emojis[name] ?? whole
      })
    : value
}

/** Keys as pymdown’s extension writes them, `++ctrl+c++`; what PHP documents of the code, `[[yii\web\User::login()|login()]]`. */
const mark =
  /\+\+([a-z\d"'-]+(?:\+[a-z\d"'-]+)*)\+\+|\[\[([\w$.-]*(?:(?:\\|::)[\w$.-]+)+(?:\(\))?|\w+\(\))(?:\|([^[\]|\n]{1,200}))?\]\]/

const readMarks = (node: Text): PhrasingContent[] => {
  const found = mark.exec(node.value)
  if (!found) return [node]
  const [whole, keys, name = '', label] = found
  return [
    { ...node, value: node.value.slice(0, found.index) },
    keys ? { type: 'inlineCode', value: keysIn(keys) } : nameOf(label ?? name),
    ...readMarks({ ...node, value: node.value.slice(found.index + whole.length) })
  ]
}

const keysIn = (keys: string): string =>
  keys
    .split('+')
    .map(name => name.replaceAll(/["']/g, '').replace(/^./, first => first.toUpperCase()))
    .join('+')

/** A label may be words. */
const nameOf = (label: string): PhrasingContent =>
  /^[\x21-\x7e]+$/.test(label) ? { type: 'inlineCode', value: label } : { type: 'text', value: label }
