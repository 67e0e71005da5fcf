import type { PhrasingContent } from 'mdast'
import { roleContent } from '../markup/roles.ts'
import type { RstContext } from './context.ts'

const before = String.raw`(?<![\w\\])`
const after = String.raw`(?![\w])`
const role = String.raw`[A-Za-z][\w.+-]*(?::[A-Za-z][\w.+-]*){0,3}`

/** Most characters of a literal or of strong text, so that an unclosed mark is not searched to the end of the file. */
const maxLength = 1_000

/** All inline constructs, in order of precedence. */
const inline = new RegExp(
  [
    // Of a run of backquotes the last two end it, so that a literal may end with one.
    String.raw`${before}\`\`(?<literal>\S|\S.{0,${maxLength}}?\S)\`\`(?![\w\`])`,
    String.raw`:(?<role>${role}):\`(?<content>(?:[^\`\\]|\\.)+)\``,
    String.raw`${before}\`(?<suffixed>[^\`\s](?:[^\`\\]|\\.)*)\`:(?<suffix>${role}):`,
    String.raw`${before}_\`(?<target>[^\`]+)\``,
    String.raw`${before}\`(?<reference>[^\`\s](?:[^\`\\]|\\.)*)\`(?<mark>__?)${after}`,
    String.raw`${before}\`(?<interpreted>[^\`\s](?:[^\`\\]|\\.)*)\`${after}`,
    String.raw`${before}\*\*(?<strong>[^\s*]|[^\s*].{0,${maxLength}}?[^\s\\])\*\*${after}`,
    String.raw`${before}\*(?<emphasis>(?![\s*])(?:[^*\\]|\\.)+(?<!\s))\*${after}`,
    String.raw`${before}\|(?<substitution>[^\s|][^|\n]*)\|(?:__?${after})?`,
    String.raw`\[(?<footnote>\d+|#[\w-]*|\*|[A-Za-z][\w.-]*)\]_${after}`,
    String.raw`${before}(?<name>[A-Za-z\d]+(?:[-_.:+][A-Za-z\d]+){0,20})__?(?![\w\`])`
  ].join('|'),
  'gs'
)

/** A line of reStructuredText as nodes of Markdown. */
export const readInlineRst = (text: string, context: RstContext): PhrasingContent[] => {
  const nodes: PhrasingContent[] = []
  const say = (value: string) => {
    const last = nodes.at(-1)
    if (last?.type === 'text') last.value += value
    else if (value) nodes.push({ type: 'text', value })
  }
  let at = 0
  for (const found of text.matchAll(inline)) {
    say(unescaped(text.slice(at, found.index)))
    const made = contentOf(found.groups ?? {}, context)
    if (made) for (const node of made) node.type === 'text' ? say(node.value) : nodes.push(node)
    else say(found[0])
    at = found.index + found[0].length
  }
  say(unescaped(text.slice(at)))
  return nodes
}

const contentOf = (groups: Record<string, string | undefined>, context: RstContext): PhrasingContent[] | undefined => {
  const {
    literal,
    role: roleName,
    content,
    suffixed,
    suffix,
    target,
    reference,
    mark,
    interpreted,
    strong,
    emphasis
  } = groups
  if (literal !== undefined) return [{ type: 'inlineCode', value: literal.replaceAll('\n', ' ') }]
  if (roleName && content) return roleOf(roleName, content, context)
  if (suffix && suffixed) return roleOf(suffix, suffixed, context)
  if (target) return [{ type: 'text', value: target }]
  if (reference) return referenceOf(reference, mark === '_', context)
  if (interpreted) return [isName(interpreted) ? { type: 'inlineCode', value: interpreted } : emphasised(interpreted)]
  if (strong) return [{ type: 'strong', children: [textOf(strong)] }]
  if (emphasis) return [emphasised(emphasis)]
  const { substitution, footnote, name: word } = groups
  if (substitution) {
    const known = context.substitutions.get(substitution)
    if (known === undefined) return [textOf(substitution)]
    if (typeof known !== 'string') return [{ type: 'image', ...known }]
    return readInlineRst(known, { ...context, substitutions: new Map() })
  }
  if (footnote) {
    context.named.push('')
    const identifier = footnote.replace(/^#/, '') || 'auto'
    return [{ type: 'footnoteReference', identifier, label: identifier }]
  }
  const name = word?.toLowerCase() ?? ''
  const url = context.targets.get(name)
  if (word && url) return [{ type: 'link', url, children: [textOf(word)] }]
  return word && context.headings.has(name) ? [textOf(word)] : undefined
}

/** What is in single backquotes is mostly code by the default role of a project: `exit=True`. */
const isName = (text: string): boolean => !/[\s\\]/.test(text) && /[_=().:/-]|\p{Ll}\p{Lu}|\d/u.test(text)

const emphasised = (value: string): PhrasingContent => ({ type: 'emphasis', children: [textOf(value)] })

const roleOf = (name: string, content: string, context: RstContext): PhrasingContent[] => {
  const said = unescaped(content.replaceAll('\n', ' '))
  const title = /(?:^|:)ref$/.test(name) ? context.titles.get(content.trim().toLowerCase()) : undefined
  const onPage = title && readInlineRst(title, { ...context, titles: new Map() })
  const link = context.roleLink(name, said)
  if (link) return [{ type: 'link', url: link.url, children: onPage || [{ type: 'text', value: link.title }] }]
  return onPage || roleContent(name, said)
}

/** `` `text <url>`_ ``, or `` `text`_ `` with its address in a target. */
const referenceOf = (content: string, isNamed: boolean, { targets, named }: RstContext): PhrasingContent[] => {
  const [, title, address] = /^(.*?)\s*<([^<>]+)>$/s.exec(content) ?? []
  const words = (title ?? content).trim() || (address ?? '')
  if (address && isNamed) named.push(words)
  const url = address?.replace(/_$/, '') ?? ''
  const known = targets.get((url || words).replaceAll(/\s+/g, ' ').toLowerCase())
  const link = known ?? (address?.endsWith('_') ? '' : url)
  return link ? [{ type: 'link', url: link.replaceAll(/\s/g, ''), children: [textOf(words)] }] : [textOf(words)]
}

const textOf = (value: string) => ({ type: 'text' as const, value: unescaped(value.replaceAll('\n', ' ')) })

/** Removes escaping backslashes. A backslash before white space removes that too. */
const unescaped = (text: string): string =>
  text.replaceAll(/(?<![-\\])---(?!-)/g, '—').replaceAll(/\\(\s|.)/g, (_, character: string) => character.trim())
