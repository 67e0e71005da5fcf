import { parseExpressionAt } from 'acorn'
import type { List, Nodes, Paragraph, PhrasingContent, Root, RootContent } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { literalValue } from './literal.ts'
import { propertyList } from './property-table.ts'

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement
type Parent = Extract<Nodes, { children: unknown[] }>

/**
 * Turns MDX into plain Markdown nodes: a component becomes its children, imports and expressions go.
 * Words that a reader sees only through attributes are kept: a `title` or `label`, the `text` of a component
 * without children, and literal lists of `{ name, type, description }`.
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
    default:
      return 'children' in node ? [withChildren(node, flattenAll(node.children))] : [node]
  }
}

const withChildren = (node: Parent, children: Nodes[]): Nodes => ({ ...node, children }) as Nodes

const blockElement = (element: MdxJsxFlowElement): Nodes[] => {
  const title = textAttribute(element, 'title') ?? textAttribute(element, 'label')
  const heading = title ? [paragraph([{ type: 'strong', children: linked(element, title) }])] : []
  const children = flattenAll(element.children)
  if (children.length > 0) return [...heading, ...wrapStrayText(children)]
  const text = textAttribute(element, 'text')
  return [...heading, ...(text ? [{ type: 'code', value: text } as const] : []), ...propertyLists(element)]
}

const inlineElement = (element: MdxJsxTextElement): Nodes[] => {
  const href = textAttribute(element, 'href')
  const children = flattenAll(element.children) as PhrasingContent[]
  if (element.name === 'br') return [{ type: 'text', value: ' ' }]
  if (element.name === 'code') return [{ type: 'inlineCode', value: children.map(plainText).join('') }]
  return href && children.length > 0 ? [{ type: 'link', url: href, children }] : children
}

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

const textAttribute = (element: JsxElement, name: string): string | undefined => {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || attribute.name !== name) continue
    const value =
      typeof attribute.value === 'object' && attribute.value ? evaluate(attribute.value.value) : attribute.value
    return typeof value === 'string' && value.trim() ? value : undefined
  }
  return undefined
}

/** The value of an attribute’s expression where it is a literal, `undefined` otherwise; nothing is run. */
const evaluate = (expression: string): unknown => {
  try {
    return literalValue(parseExpressionAt(expression, 0, { ecmaVersion: 2024 }))
  } catch {
    return undefined
  }
}
