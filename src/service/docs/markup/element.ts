import { parseExpressionAt } from 'acorn'
import type { Nodes } from 'mdast'
import type { ContainerDirective, LeafDirective } from 'mdast-util-directive'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx'
import { literalValue } from '../literal.ts'

export type ElementNode = ContainerDirective | LeafDirective | MdxJsxFlowElement | MdxJsxTextElement

/** A directive, a component or an HTML element, independent of the notation. */
export interface Element {
  /** Its name without the part before the last dot: `Cards.Card` is `Card`. */
  name: string
  /** The whole name in lower case. */
  kind: string
  isDirective: boolean
  /** Whether it stands within a line of text. */
  isInline: boolean
  /** The title of a directive as nodes; an empty list when it has explicitly none. */
  label: Nodes[] | undefined
  children: Nodes[]
  /** Values of its attributes, including literal expressions. */
  attributes: Record<string, unknown>
}

const elementTypes = new Set(['containerDirective', 'leafDirective', 'mdxJsxFlowElement', 'mdxJsxTextElement'])

export const isElement = (node: Nodes): node is ElementNode => elementTypes.has(node.type)

/** Removes the paragraph into which the parser puts elements on one line. */
export const unravel = (nodes: Nodes[]): Nodes[] =>
  nodes.flatMap(node => {
    if (node.type !== 'paragraph' || !node.children.some(isElement)) return [node]
    const isAlone = node.children.every(child => isElement(child) || (child.type === 'text' && !child.value.trim()))
    return isAlone
      ? node.children.map(child => (isElement(child) ? ({ ...child, type: 'mdxJsxFlowElement' } as Nodes) : child))
      : [node]
  })

export const readElement = (node: ElementNode): Element => {
  const whole = node.name ?? ''
  const named = { name: whole.split('.').at(-1) ?? '', kind: whole.toLowerCase() }
  if (node.type === 'containerDirective' || node.type === 'leafDirective') return { ...named, ...readDirective(node) }
  const attributes = node.attributes.flatMap(attribute =>
    attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attributeValue(attribute.value)] as const] : []
  )
  return {
    ...named,
    isDirective: false,
    isInline: node.type === 'mdxJsxTextElement',
    label: undefined,
    children: unravel(node.children),
    attributes: Object.fromEntries(attributes)
  }
}

const readDirective = (node: ContainerDirective | LeafDirective): Omit<Element, 'name' | 'kind'> => {
  const shared = { isDirective: true, isInline: false, attributes: { ...node.attributes } }
  if (node.type === 'leafDirective') return { ...shared, label: node.children, children: [] }
  const [first, ...rest] = node.children
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true
  return { ...shared, label: isLabel ? first.children : undefined, children: unravel(isLabel ? rest : node.children) }
}

/** The text of an attribute, or the value of its literal expression; `true` without a value. */
const attributeValue = (value: string | { value: string } | null | undefined): unknown => {
  if (value === null || value === undefined) return true
  return typeof value === 'string' ? value : evaluate(value.value)
}

/** Evaluates a literal expression without running it; `undefined` for any other. */
export const evaluate = (expression: string): unknown => {
  try {
    return literalValue(parseExpressionAt(expression, 0, { ecmaVersion: 2024 }))
  } catch {
    return undefined
  }
}

/** The first of these attributes that has a text. */
export const textAttribute = ({ attributes }: Element, ...names: string[]): string | undefined => {
  for (const name of names) {
    const value = attributes[name]
    if (typeof value === 'string' && value.trim()) return value.trim()
  }
  return undefined
}
