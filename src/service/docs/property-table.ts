import type { List, ListItem, PhrasingContent } from 'mdast'
import { isObject } from '../../shared/objects.ts'
import { parseMarkdown } from './markdown/index.ts'

interface Property {
  name: string
  facts: Record<string, unknown>
  description: string
  /** Other values, which may contain lists of nested properties under any key. */
  rest: unknown[]
}

/**
 * Converts a literal list of `{ name, type, description }`, or an object of such by their names, to a list node with an
 * item for each property and nested property, so that references can be searched and quoted. Returns nothing for
 * anything else.
 */
export const propertyList = (value: unknown): List[] => {
  const children = [...collect(value, [])]
  return children.length > 0 ? [{ type: 'list', spread: false, children }] : []
}

/**
 * The name of a property with what is said of it in a word: `limit` (`number`, required, default `10`).
 *
 * @param facts May have `type`, `isOptional`, `required`, `deprecated` and `default`.
 */
export const propertyHead = (name: string, facts: Record<string, unknown>): PhrasingContent[] => {
  const { type, isOptional, required, deprecated, default: given } = facts
  const notes: PhrasingContent[][] = [
    ...(typeof type === 'string' && type.trim() ? [[code(type.trim())]] : []),
    ...(isSet(isOptional) ? [[text('optional')]] : []),
    ...(isSet(required) ? [[text('required')]] : []),
    ...(isSet(deprecated) ? [[text('deprecated')]] : []),
    ...(isValue(given) ? [[text('default '), code(String(given))]] : [])
  ]
  const listed = notes.flatMap((note, at) => (at > 0 ? [text(', '), ...note] : note))
  return [code(name), ...(listed.length > 0 ? [text(' ('), ...listed, text(')')] : [])]
}

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value })

const isSet = (value: unknown): boolean => value !== undefined && value !== false && value !== 'false'

const isValue = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number' || typeof value === 'boolean'

function* collect(value: unknown, parents: string[]): Generator<ListItem> {
  if (Array.isArray(value)) {
    for (const item of value) yield* collect(item, parents)
  } else if (isObject(value)) {
    const property = readProperty(value)
    if (property) yield { type: 'listItem', spread: false, children: [describe(property, parents)] }
    const path = property ? [...parents, property.name] : parents
    for (const rest of property ? property.rest : withNames(value)) {
      if (typeof rest === 'object') yield* collect(rest, path)
    }
  }
}

/** The values of an object; those that describe a property without its name get the name of their key. */
const withNames = (value: Record<string, unknown>): unknown[] =>
  Object.entries(value).map(([name, inner]) =>
    isObject(inner) && typeof inner.type === 'string' && typeof inner.description === 'string'
      ? { name, ...inner }
      : inner
  )

const readProperty = (record: Record<string, unknown>): Property | undefined => {
  const { name, type, isOptional, required, deprecated, default: given, description, ...rest } = record
  if (typeof name !== 'string' || !name) return
  return {
    name,
    facts: { type, isOptional, required, deprecated, default: given },
    description: typeof description === 'string' ? description : '',
    rest: Object.values(rest)
  }
}

const describe = ({ name, facts, description }: Property, parents: string[]) => ({
  type: 'paragraph' as const,
  children: [
    ...propertyHead([...parents, name].join('.'), facts),
    ...(description ? [text(': '), ...inline(description)] : [])
  ]
})

const inline = (markdown: string): PhrasingContent[] => {
  const [first] = parseMarkdown(markdown).children
  return first?.type === 'paragraph' ? first.children : [{ type: 'text', value: markdown }]
}
