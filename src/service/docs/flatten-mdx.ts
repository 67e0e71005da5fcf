import { parseExpressionAt } from 'acorn'
import type { BlockContent, List, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { literalValue } from './literal.ts'
import { propertyList } from './property-table.ts'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement
type Parent = Extract<Nodes, { children: unknown[] }>

/**
 * Turns MDX into plain Markdown nodes: a component becomes its children, imports and expressions go. A note stays
 * apart from what it interrupts, and a mark in a table stays a mark. Words that a reader sees only through attributes
 * are kept: a `title` or `label`, the names of tabs, the `text`, command or packages of a component without children,
 * and literal lists of `{ name, type, description }`.
 */
export const flattenMdx = (root: Root): Root => ({ ...root, children: flattenAll(root.children) as RootContent[] })

const flattenAll = (nodes: Nodes[]): Nodes[] => nodes.flatMap(flatten)

const flatten = (node: Nodes): Nodes[] => {
  switch (node.type) {
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return []
    case 'mdxTextExpression':
      // `## Heading {#id}` is read later, where headings get their ids.
      return node.value.startsWith('#') ? [{ type: 'text', value: `{${node.value}}` }] : []
    case 'mdxJsxFlowElement':
      return blockElement(node)
    case 'mdxJsxTextElement':
      return inlineElement(node)
    case 'paragraph': {
      // A note on one line is parsed as a paragraph that holds it.
      const [only, ...others] = node.children
      const isNote = others.length === 0 && only?.type === 'mdxJsxTextElement' && asides.test(only.name ?? '')
      const children = flattenAll(isNote ? only.children : node.children) as PhrasingContent[]
      return isNote ? [asideOf([paragraph(children)])] : [withChildren(node, children)]
    }
    default:
      return 'children' in node ? [withChildren(node, flattenAll(node.children))] : [node]
  }
}

const withChildren = (node: Parent, children: Nodes[]): Nodes => ({ ...node, children }) as Nodes

const blockElement = (element: MdxJsxFlowElement): Nodes[] => {
  const title = textAttribute(element, 'title') ?? textAttribute(element, 'label')
  const heading = title ? [paragraph([{ type: 'strong', children: linked(element, title) }])] : []
  const children = wrapStrayText(flattenPanels(element))
  if (children.length > 0) return [...heading, ...(isAside(element, children) ? [asideOf(children)] : children)]
  const text = shownAttributes.map(name => textAttribute(element, name)).find(Boolean)
  return [...heading, ...(text ? [{ type: 'code', value: text } as const] : []), ...propertyLists(element)]
}

/** Attributes whose text a component without children shows, one way or another. */
const shownAttributes = ['text', 'command', 'code', 'packages', 'package']

const asides = /^(note|tip|hint|info|warning|caution|danger|important|callout|admonition|aside|alert)$/i

/** A note is quoted, so that it stands apart; one with headings of its own is a part of the page. */
const isAside = ({ name }: JsxElement, children: Nodes[]): boolean =>
  asides.test(name ?? '') && !children.some(({ type }) => type === 'heading')

const asideOf = (children: Nodes[]): Nodes => ({ type: 'blockquote', children: children as BlockContent[] })

/** The children, each under its name when the element lists as many names: `<Tabs items={['React', 'Vue']}>`. */
const flattenPanels = (element: JsxElement): Nodes[] => {
  const panels = element.children.filter(({ type }) => type === 'mdxJsxFlowElement')
  const items = attributeValue(element, 'items')
  const names = Array.isArray(items) ? items.filter(item => typeof item === 'string') : []
  if (names.length < 2 || names.length !== panels.length) return flattenAll(element.children)
  return panels.flatMap((panel, index) => [
    paragraph([{ type: 'strong', children: [{ type: 'text', value: names[index] as string }] }]),
    ...flatten(panel)
  ])
}

const inlineElement = (element: MdxJsxTextElement): Nodes[] => {
  const href = textAttribute(element, 'href')
  const children = flattenAll(element.children) as PhrasingContent[]
  if (element.name === 'br') return [{ type: 'text', value: ' ' }]
  const mark = children.length === 0 ? marks.get(element.name ?? '') : undefined
  if (mark) return [{ type: 'text', value: mark }]
  if (element.name === 'code') return [{ type: 'inlineCode', value: children.map(plainText).join('') }]
  return href && children.length > 0 ? [{ type: 'link', url: href, children }] : children
}

/** Components that say yes or no in a table, where nothing at all would say no. */
const marks = new Map([
  ...['Check', 'Checkmark', 'CheckIcon', 'Tick', 'Yes'].map(name => [name, '✓'] as const),
  ...['Cross', 'CrossMark', 'CrossIcon', 'XIcon', 'No'].map(name => [name, '✗'] as const)
])

const linked = (element: JsxElement, title: string): PhrasingContent[] => {
  const href = textAttribute(element, 'href')
  const text = { type: 'text', value: title } as const
  return href ? [{ type: 'link', url: href, children: [text] }] : [text]
}

const paragraph = (children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

/** A component on one line holds bare text where Markdown wants a paragraph. */
const wrapStrayText = (nodes: Nodes[]): Nodes[] => nodes.map(node => (isPhrasing(node) ? paragraph([node]) : node))

const phrasingTypes = new Set(['text', 'inlineCode', 'link', 'emphasis', 'strong', 'delete', 'image', 'break'])
const isPhrasing = (node: Nodes): node is PhrasingContent => phrasingTypes.has(node.type)

const plainText = (node: Nodes): string =>
  'value' in node ? node.value : 'children' in node ? node.children.map(plainText).join('') : ''

const propertyLists = (element: JsxElement): List[] =>
  element.attributes.flatMap(attribute => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || !attribute.value) return []
    return propertyList(evaluate(attribute.value.value))
  })

const textAttribute = (element: JsxElement, wanted: string): string | undefined => {
  const value = attributeValue(element, wanted)
  return typeof value === 'string' && value.trim() ? value : undefined
}

/** An attribute’s text, or the value of its literal expression. */
const attributeValue = (element: JsxElement, wanted: string): unknown => {
  const found = element.attributes.find(({ type, ...rest }) => 'name' in rest && rest.name === wanted)
  if (found?.type !== 'mdxJsxAttribute') return
  return typeof found.value === 'object' && found.value ? evaluate(found.value.value) : found.value
}

/** The value of an attribute’s expression where it is a literal, `undefined` otherwise; nothing is run. */
const evaluate = (expression: string): unknown => {
  try {
    return literalValue(parseExpressionAt(expression, 0, { ecmaVersion: 2024 }))
  } catch {
    return undefined
  }
}
