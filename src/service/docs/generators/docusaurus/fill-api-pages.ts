import { posix } from 'node:path'
import { inflateSync } from 'node:zlib'
import { isObject } from '../../../../shared/objects.ts'
import type { FillPage } from '../../contract.ts'
import {
  type ApiDocuments,
  describeOperation,
  describeSchema,
  fillReferences,
  type Reference,
  withReference
} from '../../openapi/index.ts'
import { frontMatterOf } from '../../parse.ts'
import { asObject, asText } from '../config/index.ts'

/**
 * Fills in what a page of `docusaurus-plugin-openapi-docs` says only to its components: what its operation or its schema
 * is, which stands in the page itself, or, of a page that is made here, in the description of its API.
 *
 * @param part Path of the docs folder, from the root of the site.
 */
export const fillApiPages = (documents: ApiDocuments, part: string): FillPage => {
  const fillNamed = fillReferences(documents, part)
  return async (file, source, read) => {
    if (!/\.(api|schema)\.mdx$/.test(file)) return { source, included: [] }
    const operation = operationIn(frontMatterOf(source))
    if (operation) {
      const text = source.replace(encoded, () => `api: ${operation.line}`)
      return { source: withReference(withoutComponents(text), operation.reference, file), included: [] }
    }
    const schema = await schemaIn(file, source, read)
    if (!schema) return fillNamed(file, source, read)
    return { source: withReference(withoutComponents(source), schema.reference, file), included: schema.included }
  }
}

/** The line of the front matter that has an operation. */
const encoded = /^api:.*$/m

/** What is filled in takes the place of what the components are given, a line for each property. */
const withoutComponents = (source: string): string => source.replaceAll(components, '')

const components =
  /^<(?:(ParamsDetails|RequestSchema|StatusCodes|Schema)|Heading\n\s*id=\{"request"\})\n(?:[ \t]*\S.*\n){0,9}>\s*(?:<Translate[^<]*<\/Translate>\s*)?<\/(?:\1|Heading)>/gm

/** Most bytes of an operation, as JSON. */
const largest = 10_000_000

/** What the page says itself is not said twice. */
const withoutDescription = (reference: Reference): Reference => ({ ...reference, description: [] })

/** The operation of a page, which its front matter has as JSON, deflated or not. */
const operationIn = ({ api }: Record<string, unknown>): { line: string; reference: Reference } | undefined => {
  const says = asObject(typeof api === 'string' ? inflated(api) : api)
  const [method, path] = [asText(says.method), asText(says.path)]
  if (!method || !path) return
  const { servers, security, securitySchemes } = says
  const document = { servers, security, components: { securitySchemes } }
  const reference = describeOperation(document, { method, path, says, saysOfPath: {} })
  return { line: method === 'event' ? '' : `${method} ${path}`, reference: withoutDescription(reference) }
}

const inflated = (text: string): unknown =>
  parsed(() => inflateSync(Buffer.from(text, 'base64'), { maxOutputLength: largest }).toString())

const parsed = (json: () => string): unknown => {
  try {
    return JSON.parse(json())
  } catch {
    return undefined
  }
}

/** The schema of a page, which its component is given, in the page or in a file beside it. */
const schemaIn = async (
  file: string,
  source: string,
  read: (path: string) => Promise<string | undefined>
): Promise<{ reference: Reference; included: string[] } | undefined> => {
  const [, given, beside] = component.exec(source) ?? []
  const path = beside && posix.join(posix.dirname(file), beside)
  const text = path ? await read(path) : given
  const value = parsed(() => text ?? '')
  const schema = path ? asObject(value).schema : value
  const reference = isObject(schema) && describeSchema({ components: { schemas: { Shown: schema } } }, 'Shown')
  return reference ? { reference: withoutDescription(reference), included: path ? [path] : [] } : undefined
}

const component = /^<Schema\n\s*(?:schema=\{(\{.*\})\}|\{\.\.\.require\("(\.\/[^"\n]+\.json)"\)\})$/m
