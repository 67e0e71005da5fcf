import type { List, ListItem, PhrasingContent } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { isObject } from '../../shared/objects.ts'

interface Property {
  name: string
  type: string
  optional: boolean
  description: string
  /** Other values, which may contain lists of nested properties under any key. */
  rest: unknown[]
}

/**
 * Converts a literal list of `{ name, type, description }` to a list node with an item for each property and nested
 * property, so that references can be searched and quoted. Returns nothing for anything else.
 */
export const propertyList = (value: unknown): List[] => {
  const children = [...collect(value, [])]
  return children.length > 0 ? [{ type: 'list', spread: false, children }] : []
}

function* collect(value: unknown, parents: string[]): Generator<ListItem> {
  if (Array.isArray(value)) {
    for (const item of value) yield* collect(item, parents)
  } else if (isObject(value)) {
    const property = readProperty(value)
    if (property) yield { type: 'listItem', spread: false, children: [describe(property, parents)] }
    const path = property ? [...parents, property.name] : parents
    for (const rest of property ? property.rest : Object.values(value)) {
      if (typeof rest === 'object') yield* collect(rest, path)
    }
  }
}

const readProperty = (record: Record<string, unknown>): Property | undefined => {
  const { name, type, isOptional, description, ...rest } = record
  if (typeof name !== 'string' || !name) return
  return {
    name,
    type: typeof type === 'string' ? type : '',
    optional: isOptional === true,
    description: typeof description === 'string' ? description : '',
    rest: Object.values(rest)
  }
}

const describe = ({ name, type, optional, description }: Property, parents: string[]) => ({
  type: 'paragraph' as const,
  children: [
    { type: 'inlineCode', value: [...parents, name].join('.') } as const,
    ...(type ? [{ type: 'text', value: ' (' } as const, { type: 'inlineCode', value: type } as const] : []),
    { type: 'text', value: type ? `${optional ? ', optional' : ''}): ` : ': ' } as const,
    ...inline(description)
  ]
})

const inline = (markdown: string): PhrasingContent[] => {
  const [first] = fromMarkdown(markdown).children
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: markdown }]
}
