import { dedented } from '../../includes/select.ts'
import { attributesOf } from './tags.ts'

/** Elements of Writerside by those of HTML that say the same: https://www.jetbrains.com/help/writerside/semantic-markup.html */
const names = new Map([
  ['list', 'ul'],
  ['control', 'b'],
  ['ui-path', 'b'],
  ['format', 'b'],
  ['emphasis', 'em'],
  ['path', 'code'],
  ['shortcut', 'kbd'],
  ['deflist', 'dl']
])

const unseen =
  /<((?:link|card|web)-summary)\b[^<>]*>(?:(?!<(?:link|card|web)-summary)[\s\S])*?<\/\1>|<!--(?:(?!<!--)[\s\S])*?-->/g
const tag = /<(\/?)([a-z][\w-]*)((?:\s(?:"[^"]*"|'[^']*'|[^<>"'])*)?)>/g

/** Writes the elements of Writerside as HTML, or as components that are read further on. Leaves others as they are. */
export const asHtml = (source: string): string => {
  let depth = 1
  const lists: string[] = []
  const opened = (name: string, attributes: Record<string, string>): string | undefined => {
    const { title = '', id } = attributes
    const named = id ? ` id="${id}"` : ''
    if (name === 'chapter') {
      depth++
      const level = Math.min(depth, 6)
      return `<h${level}${named}>${title}</h${level}>`
    }
    if (name === 'topic') return `<h1>${title}</h1>`
    if (name === 'procedure') return title ? `<p><b>${title}</b></p><steps>` : '<steps>'
    if (name === 'def') return `<dt>${title}</dt><dd>`
    if (name === 'list') {
      lists.push(/^(?:decimal|alpha)/.test(attributes.type ?? '') ? 'ol' : 'ul')
      return `<${lists.at(-1)}>`
    }
    return undefined
  }
  const closed = (name: string): string | undefined => {
    if (name === 'chapter') depth--
    if (name === 'chapter' || name === 'topic') return ''
    if (name === 'procedure') return '</steps>'
    if (name === 'def') return '</dd>'
    return name === 'list' ? `</${lists.pop() ?? 'ul'}>` : undefined
  }
  return source.replaceAll(unseen, '').replaceAll(tag, (whole, slash: string, name: string, given: string) => {
    if (/^(?:show-structure|primary-label|secondary-label|var|include|snippet|title)$/.test(name)) return ''
    const made = slash ? closed(name) : opened(name, attributesOf(given))
    const other = names.get(name)
    return made ?? (other ? `<${slash}${other}${slash || !given.trimEnd().endsWith('/') ? '' : '/'}>` : whole)
  })
}

/** Writes a block of code on one line, so that it can stand in any other block. */
export const codeAsHtml = (language: string, code: string): string => {
  const lines = code.replaceAll('\r\n', '\n').trimEnd().split('\n')
  const text = dedented(lines.slice(lines.findIndex(line => line.trim())))
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '&#10;')
    .replaceAll(/ (?= )/g, '&#32;')
    .replaceAll('`', '&#96;')
  return `<pre><code class="language-${language.toLowerCase()}">${text}</code></pre>`
}
