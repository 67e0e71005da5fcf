import type { BlockContent, List, ListItem, RootContent } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { isObject } from '../../../shared/objects.ts'
import { paragraph, text } from '../markup/content.ts'
import { parseFile } from '../parse.ts'
import { propertyHead } from '../property-table.ts'
import { type OpenApiDocument, resolveIn } from './document.ts'
import { limitsOf } from './limits.ts'
import type { Operation } from './operations.ts'
import { type Field, fieldsOf, type Hidden, typeOf } from './schema.ts'

/** A part of the reference of an operation, as a reader sees it. */
interface ReferencePart {
  title: string
  nodes: RootContent[]
}

export interface Reference {
  summary: string
  description: RootContent[]
  parts: ReferencePart[]
}

/** What a document says of an operation. */
export const describeOperation = (document: OpenApiDocument, operation: Operation): Reference => {
  const { says, saysOfPath } = operation
  const parts: ReferencePart[] = [
    ...parametersOf(document, operation),
    { title: 'Body', nodes: bodyNodes(document, resolveIn(document, says.requestBody)) },
    { title: 'Response', nodes: responseNodes(document, says.responses) },
    // Last, because they are the same on each page.
    { title: 'Base URL', nodes: serverNodes(document, operation) },
    { title: 'Authorizations', nodes: listOf(document, credentialsFor(document, says)) }
  ]
  return {
    summary: stringOf(says.summary) || stringOf(saysOfPath.summary),
    description: markdownNodes(says.description ?? saysOfPath.description),
    parts: parts.filter(({ nodes }) => nodes.length > 0)
  }
}

/** What a document says of the whole API. */
export const describeApi = (document: OpenApiDocument): Reference => {
  const { title, description } = resolveIn(document, document.info)
  const fields = credentialFields(document, Object.keys(schemesOf(document)))
  const nodes = listOf(
    document,
    fields.map(field => ({ ...field, isRequired: false }))
  )
  return {
    summary: stringOf(title),
    description: markdownNodes(description),
    parts: nodes.length > 0 ? [{ title: 'Authentication', nodes }] : []
  }
}

/** What a document says of a schema, by its name. */
export const describeSchema = (document: OpenApiDocument, name: string): Reference | undefined => {
  const pointer = `#/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  const { title, description, ...rest } = resolveIn(document, { $ref: pointer })
  if (Object.keys(rest).length === 0) return
  const nodes = schemaNodes(document, rest, 'writeOnly')
  return {
    summary: stringOf(title) || name,
    description: markdownNodes(description),
    parts: nodes.length > 0 ? [{ title: '', nodes }] : []
  }
}

/** Where a request is sent to. */
const serverNodes = (document: OpenApiDocument, { says, saysOfPath }: Operation): List[] => {
  const servers = says.servers ?? saysOfPath.servers ?? document.servers
  const fields = (Array.isArray(servers) ? servers : []).flatMap((server): Field[] => {
    const { url, description } = resolveIn(document, server)
    return stringOf(url) ? [{ name: stringOf(url), schema: { description }, isRequired: false }] : []
  })
  return listOf(document, fields)
}

const kinds = [
  { in: 'path', title: 'Path parameters' },
  { in: 'query', title: 'Query parameters' },
  { in: 'header', title: 'Headers' },
  { in: 'cookie', title: 'Cookies' }
]

/** Those of the operation itself count more than those of its path. */
const parametersOf = (document: OpenApiDocument, { says, saysOfPath }: Operation): ReferencePart[] => {
  const all = new Map<string, Record<string, unknown>>()
  for (const given of [saysOfPath.parameters, says.parameters].flatMap(list => (Array.isArray(list) ? list : []))) {
    const parameter = resolveIn(document, given)
    if (stringOf(parameter.name)) all.set(`${parameter.in} ${parameter.name}`, parameter)
  }
  return kinds.map(kind => {
    const own = [...all.values()].filter(parameter => parameter.in === kind.in)
    return {
      title: kind.title,
      nodes: listOf(
        document,
        own.map(parameter => fieldOf(document, parameter))
      )
    }
  })
}

/** What is said of a parameter or a header itself counts more than what its schema says. */
const fieldOf = (document: OpenApiDocument, parameter: Record<string, unknown>): Field => {
  const { name, required, description, deprecated, schema, example } = parameter
  const beside = Object.entries({ description, deprecated, example }).filter(([, value]) => value !== undefined)
  return {
    name: stringOf(name),
    schema: { ...resolveIn(document, schema), ...Object.fromEntries(beside) },
    isRequired: required === true
  }
}

/** The headers, parameters and cookies by which a request says who makes it. */
const credentialsFor = (document: OpenApiDocument, says: Record<string, unknown>): Field[] => {
  const demanded = says.security ?? document.security
  const names = (Array.isArray(demanded) ? demanded : []).flatMap(each => Object.keys(isObject(each) ? each : {}))
  return credentialFields(document, names)
}

const schemesOf = ({ components }: OpenApiDocument): Record<string, unknown> =>
  isObject(components) && isObject(components.securitySchemes) ? components.securitySchemes : {}

/** @param names Of ways to say who one is. */
const credentialFields = (document: OpenApiDocument, names: string[]): Field[] => {
  const schemes = schemesOf(document)
  return [...new Set(names)].flatMap((name): Field[] => {
    const scheme = resolveIn(document, schemes[name])
    const description = stringOf(scheme.description)
    const field = stringOf(scheme.in) ? stringOf(scheme.name) : scheme.type === 'http' ? 'Authorization' : ''
    if (!field) return []
    return [{ name: field, schema: { type: 'string', description }, isRequired: true }]
  })
}

const bodyNodes = (document: OpenApiDocument, { description, content }: Record<string, unknown>): RootContent[] => {
  const { type, schema } = contentIn(document, content)
  return [
    ...markdownNodes(description),
    ...(type && type !== 'application/json' ? [paragraph([{ type: 'inlineCode', value: type }])] : []),
    ...schemaNodes(document, schema, 'readOnly')
  ]
}

/** Each status with what it means, and what is sent with it where no other status before has sent the same. */
const responseNodes = (document: OpenApiDocument, responses: unknown): RootContent[] => {
  const seen = new Set<string>()
  return Object.entries(isObject(responses) ? responses : {}).flatMap(([status, given]): RootContent[] => {
    const { description, content, headers } = resolveIn(document, given)
    const [first, ...others] = markdownNodes(description)
    const says = first?.type === 'paragraph' ? [text(' '), ...first.children] : []
    const { schema } = contentIn(document, content)
    const key = JSON.stringify(schema) ?? ''
    const isNew = !seen.has(key)
    seen.add(key)
    return [
      paragraph([{ type: 'inlineCode', value: status }, ...says]),
      ...(first && says.length === 0 ? [first, ...others] : others),
      ...listOf(document, headerFields(document, headers)),
      ...(isNew ? schemaNodes(document, schema, 'writeOnly') : [])
    ]
  })
}

const headerFields = (document: OpenApiDocument, headers: unknown): Field[] =>
  Object.entries(isObject(headers) ? headers : {}).map(([name, given]) =>
    fieldOf(document, { ...resolveIn(document, given), name })
  )

/** The content as JSON where there is one, or else the first. */
const contentIn = (document: OpenApiDocument, content: unknown): { type: string; schema: unknown } => {
  const all = Object.entries(isObject(content) ? content : {})
  const [type = '', media] = all.find(([name]) => /\bjson\b/i.test(name)) ?? all[0] ?? []
  return { type, schema: resolveIn(document, media).schema }
}

const schemaNodes = (document: OpenApiDocument, schema: unknown, hidden: Hidden): RootContent[] => {
  const fields = listOf(document, fieldsOf(document, schema, hidden))
  const whole = resolveIn(document, schema)
  const limits = limitsOf(whole)
  return [
    ...markdownNodes(whole.description),
    ...(fields.length > 0 ? fields : limits.length > 0 ? [paragraph(limits)] : [])
  ]
}

const listOf = (document: OpenApiDocument, fields: Field[]): List[] =>
  fields.length > 0 ? [{ type: 'list', spread: false, children: fields.map(field => itemOf(document, field)) }] : []

/** `limit` (`integer`, default `10`): Most lamps. At most `100`. */
const itemOf = (document: OpenApiDocument, { name, schema, isRequired }: Field): ListItem => {
  const [first, ...others] = markdownNodes(schema.description)
  const says = first?.type === 'paragraph' ? first.children : []
  const limits = limitsOf(schema, textOf(first))
  const end = /[\p{L}\p{N})`]$/u.test(textOf(first)) ? '. ' : ' '
  const behind = [...says, ...(says.length > 0 && limits.length > 0 ? [text(end)] : []), ...limits]
  const { deprecated, default: given } = schema
  const head = propertyHead(name, {
    type: typeOf(document, schema),
    required: isRequired,
    deprecated: deprecated === true,
    default: given
  })
  const blocks = first && says.length === 0 ? [first, ...others] : others
  return {
    type: 'listItem',
    spread: false,
    children: [
      paragraph([...head, ...(behind.length > 0 ? [text(': '), ...behind] : [])]),
      ...(blocks as BlockContent[])
    ]
  }
}

/** Headings of a description are none of the page. */
export const markdownNodes = (markdown: unknown): RootContent[] =>
  parseFile(stringOf(markdown), 'markdown').root.children.map(node =>
    node.type === 'heading' ? paragraph([{ type: 'strong', children: node.children }]) : node
  )

const stringOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')
