import type { ListItem, Nodes } from 'mdast'
import { parseInline } from '../../markdown/index.ts'
import { propertyHead } from '../../property-table.ts'
import { paragraph, text, toBlocks } from '../content.ts'
import { type Element, readElement, textAttribute } from '../element.ts'
import { titled } from './cards.ts'
import { type Component, named } from './component.ts'

/** Attributes that name a field. Mintlify’s say where in a request it is as well. */
const names = ['name', 'path', 'query', 'body', 'header', 'cookie', 'prop', 'property']

/**
 * A parameter, a field of a response or a property, as an entry of a list:
 * `<ParamField query="limit" type="number" default="10" required>Most lamps.</ParamField>`.
 */
const field: Component = (element, flatten) => {
  const name = textAttribute(element, ...names)
  if (!name) return titled(element, flatten)
  const children = [...describe(element), ...toBlocks(flatten(withPaths(element.children, name)))]
  const [first, ...others] = children
  const says = first?.type === 'paragraph' ? first.children : []
  if (children.some(({ type }) => type === 'heading'))
    return [paragraph(propertyHead(name, element.attributes)), ...children]
  const head = paragraph([...propertyHead(name, element.attributes), ...(says.length > 0 ? [text(': '), ...says] : [])])
  const item = { type: 'listItem', spread: false, children: [head, ...(says.length > 0 ? others : children)] }
  return [{ type: 'list', ordered: false, spread: false, children: [item as ListItem], data: { isField: true } }]
}

/** Names the fields within a field by their paths, as they are written in code: `lamp.hue`. */
const withPaths = (nodes: Nodes[], outer: string): Nodes[] =>
  /\s/.test(outer)
    ? nodes
    : nodes.map(node => {
        if (node.type !== 'mdxJsxFlowElement') return node
        const isField = fieldNames.includes(readElement(node).kind)
        if (!isField) return { ...node, children: withPaths(readElement(node).children, outer) } as Nodes
        const named = textAttribute(readElement(node), ...names)
        const attributes = node.attributes.map(attribute =>
          attribute.type === 'mdxJsxAttribute' &&
          names.includes(attribute.name) &&
          named &&
          attribute.value === named &&
          plain.test(named)
            ? { ...attribute, value: `${outer}.${named}` }
            : attribute
        )
        return { ...node, attributes }
      })

/** A name without dots and spaces, which may be that of a list. */
const plain = /^[\w$-]+(?:\[\])?$/

const describe = (element: Element): Nodes[] => {
  const description = textAttribute(element, 'description')
  return description ? [paragraph(parseInline(description))] : []
}

const fieldNames = 'paramfield responsefield field property parameter param prop argument'.split(' ')

export const fields = named([fieldNames.join(' '), field])
