import type { Blockquote, Definition, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import { parseRst } from '../rst/index.ts'
import { withElementsApart } from './apart.ts'
import { isHiddenFence, readFence } from './code-fence.ts'
import { componentOf, joinLists, titleOfKind } from './components/index.ts'
import {
  bold,
  deepText,
  haveSections,
  isPart,
  isPhrasing,
  link,
  marked,
  part,
  plainText,
  quote,
  text,
  toBlocks,
  toPhrasing,
  trimmed
} from './content.ts'
import { type Element, evaluate, isElement, readElement, unravel } from './element.ts'
import { anchorIn, idBelow, readHeadingNodes, withNamesAbove } from './heading-ids.ts'
import { readHtml } from './html.ts'
import { readInline, readShortcodes } from './inline.ts'

/** Most levels of nested nodes; deeper ones are reduced to their text. */
const maxDepth = 60

/**
 * Converts parsed markup of a generator to plain Markdown nodes: directives, components and HTML become what a reader sees
 * of them; imports, expressions, comments and directives to tools are removed.
 *
 * @param hasShortcodes Whether `:name:` may be an emoji, which only Markdown has.
 */
export const flattenMarkup = (root: Root, { hasShortcodes = true } = {}): Root => {
  const definitions = new Map<string, Definition>()
  for (const [at, node] of root.children.entries()) {
    if (node.type === 'definition') definitions.set(node.identifier, node)
    const id = node.type === 'heading' ? idBelow(node, root.children[at + 1]) : undefined
    if (id) node.data = { ...node.data, id }
  }
  const flatten = flattenAt(0, definitions, hasShortcodes)
  return { ...root, children: withoutInnerParts(toBlocks(flatten(root.children, false))) as RootContent[] }
}

type Definitions = ReadonlyMap<string, Definition>

const flattenAt = (depth: number, definitions: Definitions, hasShortcodes: boolean) => {
  const below = (nodes: Nodes[], isInline = false): Nodes[] =>
    depth < maxDepth
      ? flattenAt(depth + 1, definitions, hasShortcodes)(nodes, isInline)
      : nodes.map(node => text(deepText(node)))
  const phrasing = (nodes: Nodes[]): PhrasingContent[] => readInline(toPhrasing(joinText(below(nodes, true))))

  const flatten = (node: Nodes): Nodes[] => {
    switch (node.type) {
      case 'yaml':
      case 'mdxjsEsm':
      case 'definition':
        return []
      case 'mdxFlowExpression':
        return textOfLiteral(node.value)
      case 'mdxTextExpression':
        return expression(node.value)
      case 'paragraph':
        return flattenParagraph(node)
      case 'heading':
        return [headingOf(node, toPhrasing(below(node.children, true)))]
      case 'tableCell':
        return [{ ...node, children: trimmed(phrasing(node.children)).map(onOneLine) }]
      case 'blockquote':
        return readAlert({ ...node, children: toBlocks(below(node.children)) as Blockquote['children'] })
      case 'code':
        if (isHiddenFence(node)) return []
        return node.lang === '{eval-rst}' ? below(parseRst(node.value).children) : readFence(node)
      case 'text':
        return [hasShortcodes ? { ...node, value: readShortcodes(node.value) } : node]
      case 'linkReference':
      case 'imageReference':
        return resolveReference(node)
      default:
    }
    if (isElement(node)) return flattenElement(node)
    if (!('children' in node)) return [node]
    // Reduces the whole list or table, because text cannot replace an item or a cell.
    if ((node.type === 'list' || node.type === 'table') && depth > maxDepth - 2) return [text(deepText(node))]
    const children = below(node.children, isPhrasing(node))
    if (node.type === 'link') return link(node.url, trimmed(readInline(toPhrasing(children))), node.title)
    if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete')
      return marked(node.type, readInline(toPhrasing(children)))
    if (isPhrasing(node)) return children.length > 0 ? [withChildren(node, readInline(toPhrasing(children)))] : []
    return [
      withChildren(
        node,
        node.type === 'list' || node.type === 'table' || node.type === 'tableRow' ? children : toBlocks(children)
      )
    ]
  }

  const flattenElement = (node: Extract<Nodes, { name: unknown }>): Nodes[] => {
    if (!isElement(node)) return []
    const element = readElement(node)
    if (node.type === 'leafDirective' && node.children.length === 0 && Object.keys(element.attributes).length === 0) {
      return [text(`::${node.name}`)]
    }
    const shown = componentOf(element)(element, nodes => below(nodes, element.isInline))
    return isContainer(element) ? asPart(shown) : shown
  }

  /** Flattens a paragraph, which may only wrap a component on one line. */
  const flattenParagraph = (node: Paragraph): Nodes[] => {
    const whole = { ...node, children: readHtml(node.children, true) as PhrasingContent[] }
    const flat = toBlocks(
      unravel([whole]).flatMap(node => (node === whole ? joinText(below(whole.children, true)) : below([node])))
    )
    return flat.flatMap(block => (block.type === 'paragraph' ? cleanParagraph({ ...node, ...block }) : [block]))
  }

  const resolveReference = (node: Extract<Nodes, { identifier: string; referenceType: string }>): Nodes[] => {
    const definition = definitions.get(node.identifier)
    if (node.type === 'imageReference') return [{ type: 'image', url: definition?.url ?? '', alt: node.alt ?? '' }]
    const children = phrasing(node.children)
    return link(definition?.url, children, definition?.title)
  }

  return (nodes: Nodes[], isInline: boolean): Nodes[] =>
    joinLists(
      withNamesAbove(withElementsApart(readHtml(nodes, isInline))).flatMap(flatten),
      list => list.data?.isField === true
    )
}

/** Whether what is in it belongs together on the page: a component or a directive, unlike most of HTML. */
const isContainer = ({ name, isDirective, isInline }: Element): boolean =>
  !isInline && (isDirective || name !== name.toLowerCase() || name === 'details')

/** Content with headings as a part of the page, behind which the section before it goes on. */
const asPart = (nodes: Nodes[]): Nodes[] =>
  haveSections(nodes) && nodes.at(-1)?.type !== 'heading' ? [part(nodes)] : nodes

/** Within lists, notes and quotes there are no sections, and so no parts of the page. */
const withoutInnerParts = (nodes: Nodes[]): Nodes[] =>
  nodes.map(node => (isPart(node) ? withChildren(node, withoutInnerParts(node.children)) : unwrapped(node)))

const unwrapped = (node: Nodes): Nodes =>
  'children' in node && !isPhrasing(node) ? withChildren(node, withoutParts(node.children)) : node

const withoutParts = (nodes: Nodes[]): Nodes[] =>
  nodes.flatMap(node => (isPart(node) ? withoutParts(node.children) : [unwrapped(node)]))

/** Without the spaces around the ends of lines that are left of an element or expression. */
const withBareLineEnds = (node: PhrasingContent): PhrasingContent =>
  node.type === 'text' ? { ...node, value: node.value.replaceAll(/[ \t]{0,20}\n[ \t]{0,20}/g, '\n') } : node

const onOneLine = (node: PhrasingContent): PhrasingContent =>
  node.type === 'text' ? { ...node, value: node.value.replaceAll(/\s*\n\s*/g, ' ') } : node

const withChildren = (node: Nodes, children: Nodes[]): Nodes => ({ ...node, children }) as Nodes

/** The text of an expression that is a literal: `{' '}`, `` {`npm i lamp`} ``, `{1}`. */
const textOfLiteral = (value: string): Nodes[] => {
  const said = evaluate(value)
  return typeof said === 'string' || typeof said === 'number' ? [text(String(said))] : []
}

/** Keeps an expression that is a text, or an id, which is read with the heading; drops all others. */
const expression = (value: string): Nodes[] => {
  const said = textOfLiteral(value)
  if (said.length > 0) return said
  const id = /^\/\*\s*(#\S+)\s*\*\/$/.exec(value.trim())?.[1] ?? (/^[#.:]/.test(value.trim()) ? value.trim() : '')
  return id ? [text(`{${id}}`)] : []
}

const headingOf = (node: Extract<Nodes, { type: 'heading' }>, children: PhrasingContent[]): Nodes => {
  const { nodes, id } = readHeadingNodes(joinText(children) as PhrasingContent[])
  const nameAbove = anchorIn(node.children) ?? node.data?.nameAbove
  const data = {
    ...node.data,
    ...(nameAbove && { nameAbove }),
    written: readHeadingNodes(node.data?.written ?? node.children).nodes,
    ...(id && { id })
  }
  return { ...node, children: trimmed(readInline(nodes)), data }
}

/** Joins adjacent text nodes, with one space where something between them is not shown, such as an icon. */
const joinText = (nodes: Nodes[]): Nodes[] => {
  const joined: Nodes[] = []
  for (const node of nodes) {
    const before = joined.at(-1)
    if (node.type === 'text' && before?.type === 'text' && !node.data && !before.data) {
      const value = /[ \t]$/.test(before.value) ? node.value.replace(/^[ \t]+/, '') : node.value
      joined[joined.length - 1] = { ...before, value: before.value + value }
    } else joined.push(node)
  }
  return joined
}

const tableOfContents = /^(?:\[\[_?toc_?\]\]|\[toc\]|\{\{ ?toc ?\}\}|\$\{toc\}|\{:toc\})$/i
const abbreviations = /^(?:\*\[[^\]\n]+\]:.*(?:\n|$))+$/

const cleanParagraph = (node: Paragraph): Nodes[] => {
  const children = trimmed(readInline(node.children)).map(withBareLineEnds)
  if (children.length === 0) return []
  const isText = children.every(({ type }) => type === 'text' || type === 'emphasis')
  const whole = isText ? plainText(children) : ''
  return tableOfContents.test(whole) || abbreviations.test(whole) ? [] : [{ ...node, children }]
}

const alert = /^\[!([A-Za-z]+)\][+-]?[ \t]*/

/** Reads a GitHub alert, `> [!NOTE] Title`. Its title is the rest of the first line, where that is no sentence of its text. */
const readAlert = (node: Blockquote): Nodes[] => {
  const [first, ...rest] = node.children
  const start = first?.type === 'paragraph' ? first.children[0] : undefined
  const found = start?.type === 'text' ? alert.exec(start.value) : null
  if (first?.type !== 'paragraph' || start?.type !== 'text' || !found) return node.children.length > 0 ? [node] : []
  const [whole, kind = ''] = found
  const all = [{ ...start, value: start.value.slice(whole.length) }, ...first.children.slice(1)]
  const [onFirstLine, behind] = cutAtLineEnd(all)
  const [title, content] = isSentence(onFirstLine) ? [[], trimmed(all)] : [onFirstLine, behind]
  const blocks = content.length > 0 ? [{ ...first, children: content }, ...rest] : rest
  return [quote([bold(title.length > 0 ? title : [text(titleOfKind(kind))]), ...blocks])]
}

/** Whether the first line of an alert is a sentence of its text, and no title. */
const isSentence = (nodes: PhrasingContent[]): boolean => /[.:。：]$/.test(plainText(nodes))

const cutAtLineEnd = (nodes: PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] => {
  const at = nodes.findIndex(node => node.type === 'text' && node.value.includes('\n'))
  const cut = nodes[at]
  if (cut?.type !== 'text') return [trimmed(nodes), []]
  const end = cut.value.indexOf('\n')
  const before = { ...cut, value: cut.value.slice(0, end) }
  const after = { ...cut, value: cut.value.slice(end + 1) }
  return [trimmed([...nodes.slice(0, at), before]), trimmed([after, ...nodes.slice(at + 1)])]
}
