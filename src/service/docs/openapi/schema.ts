import { isObject } from '../../../shared/objects.ts'
import { type OpenApiDocument, resolveIn } from './document.ts'

/** A field of a request or a response. */
export interface Field {
  /** With the names of those that it lies in: `messages.role`. */
  name: string
  schema: Record<string, unknown>
  isRequired: boolean
}

/** What is not shown: fields that are only in the other direction. */
export type Hidden = 'readOnly' | 'writeOnly'

/** Most levels of nested fields, and most fields of one schema, which may contain itself. */
const most = { levels: 6, fields: 400 }

/** The fields of a schema, each before those in it; none for a schema that is no object and no list of objects. */
export const fieldsOf = (document: OpenApiDocument, schema: unknown, hidden: Hidden): Field[] => {
  const fields: Field[] = []
  const walk = (value: unknown, names: readonly string[], above: readonly unknown[]) => {
    const own = propertiesOf(document, value, above)
    for (const { name, value: inner, isRequired } of own.properties) {
      const schema = resolveIn(document, inner)
      if (schema[hidden] === true || fields.length >= most.fields) continue
      const path = [...names, name]
      fields.push({ name: path.join('.'), schema, isRequired })
      if (path.length < most.levels) walk(inner, path, own.passed)
    }
  }
  walk(schema, [], [])
  return fields
}

interface Property {
  name: string
  value: unknown
  isRequired: boolean
}

/**
 * The properties of an object, of its parts, of each of its alternatives, or of what it is a list of.
 *
 * @param above The references that led here: of one that comes again, nothing more is said.
 */
const propertiesOf = (document: OpenApiDocument, value: unknown, above: readonly unknown[]) => {
  const found = new Map<string, Property>()
  const passed = [...above]
  const collect = (part: unknown, isCertain: boolean, depth: number) => {
    const reference = isObject(part) ? part.$ref : undefined
    if (depth > most.levels || (reference !== undefined && passed.includes(reference))) return
    if (reference !== undefined) passed.push(reference)
    const schema = resolveIn(document, part)
    const required = isCertain && Array.isArray(schema.required) ? schema.required : []
    for (const [name, inner] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const before = found.get(name)
      if (before) before.value = withBoth(resolveIn(document, before.value), resolveIn(document, inner))
      else found.set(name, { name, value: inner, isRequired: required.includes(name) })
    }
    for (const each of listOf(schema.allOf)) collect(each, isCertain, depth + 1)
    for (const each of alternativesOf(schema)) collect(each, false, depth + 1)
    if (schema.items !== undefined) collect(schema.items, isCertain, depth + 1)
    const { additionalProperties: any } = schema
    if (isObject(any) && Object.keys(any).length > 0) found.set('*', { name: '*', value: any, isRequired: false })
  }
  collect(value, true, 0)
  return { properties: [...found.values()], passed }
}

/** Of a field that alternatives tell themselves apart by, all its values are possible. */
const withBoth = (first: Record<string, unknown>, second: Record<string, unknown>): Record<string, unknown> => {
  const [some, others] = [valuesOf(first), valuesOf(second)]
  if (some.length === 0 || others.length === 0) return first
  const { const: _, ...rest } = first
  return { ...rest, enum: [...new Set([...some, ...others])] }
}

const valuesOf = ({ const: constant, enum: values }: Record<string, unknown>): unknown[] =>
  constant === undefined ? listOf(values) : [constant]

/** How a type is written: `string<date-time>`, `Lamp[]`, `integer | null`; empty where nothing says it. */
export const typeOf = (document: OpenApiDocument, value: unknown, depth = 0): string => {
  const schema = resolveIn(document, value)
  const { type, format, items, properties, allOf, const: constant } = schema
  if (depth > most.levels) return ''
  const named = [type].flat().flatMap((name): string[] => {
    if (typeof name !== 'string') return []
    if (name === 'array') return [listType(typeOf(document, items, depth + 1))]
    return [typeof format === 'string' && name !== 'null' ? `${name}<${format}>` : name]
  })
  if (named.length > 0) return [...named, ...(schema.nullable === true ? ['null'] : [])].join(' | ')
  const alternatives = alternativesOf(schema).map(each => typeOf(document, each, depth + 1))
  if (alternatives.length > 0) return [...new Set(alternatives.filter(Boolean))].join(' | ')
  if (items !== undefined) return listType(typeOf(document, items, depth + 1))
  if (isObject(properties)) return 'object'
  const [part] = listOf(allOf)
  if (part !== undefined) return typeOf(document, part, depth + 1)
  const example = constant ?? listOf(schema.enum)[0]
  return example === undefined || example === null ? '' : typeof example
}

const listType = (type: string): string => (type.includes(' | ') ? `(${type})[]` : `${type || 'any'}[]`)

const alternativesOf = ({ oneOf, anyOf }: Record<string, unknown>): unknown[] => [...listOf(oneOf), ...listOf(anyOf)]

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
