import type { Nodes, PhrasingContent, Text } from 'mdast'
import { parseInline } from '../../markdown/index.ts'
import { bold, link, toPhrasing } from '../content.ts'
import { type Element, textAttribute } from '../element.ts'
import { readInline } from '../inline.ts'

/** Turns the children of an element into plain nodes. */
export type Flatten = (nodes: Nodes[]) => Nodes[]

/** What a reader sees of an element, as plain nodes. */
export type Component = (element: Element, flatten: Flatten) => Nodes[]

/** The title of an element, from its label or from the first of these attributes that has a text. */
export const titleOf = (element: Element, flatten: Flatten, ...attributes: string[]): PhrasingContent[] => {
  if (element.label) return readInline(toPhrasing(flatten(element.label)))
  const title = textAttribute(element, ...attributes)
  return title ? parseInline(title) : []
}

/** The text of the first of these attributes that has one, as a reader sees it in place of children. */
export const attributeText = (element: Element, ...attributes: string[]): Text[] => {
  const value = textAttribute(element, ...attributes)
  return value ? [{ type: 'text', value, data: { isAttribute: true } }] : []
}

/** A title on a line of its own; nothing where there is none. */
export const titleLine = (title: PhrasingContent[]): Nodes[] =>
  title.length > 0 ? [{ ...bold(title), data: { isTitle: true } }] : []

export const linked = (element: Element, children: PhrasingContent[], title?: string): PhrasingContent[] =>
  link(textAttribute(element, 'href', 'link', 'to', 'url'), children, title)

/** A table from names: each entry has names, by spaces, and what all of them stand for. */
export const named = <Value>(...entries: [names: string, value: Value][]): [string, Value][] =>
  entries.flatMap(([names, value]) => names.split(' ').map((name): [string, Value] => [name, value]))
