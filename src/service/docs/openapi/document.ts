import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { parse as parseYaml } from 'yaml'
import { isObject } from '../../../shared/objects.ts'
import { decoded } from '../paths.ts'

/** A description of an API: https://spec.openapis.org/oas/latest.html. It is as its author wrote it, so nothing in it is sure. */
export type OpenApiDocument = Record<string, unknown>

/** A quick test, because most files of data describe no API. */
const described = /^(?:openapi|swagger)\s*:|["'](?:openapi|swagger)["']\s*:/m

/** Parses a description of an API, in JSON or YAML; `undefined` for a text that is none. One of Swagger 2 is made one of OpenAPI 3. */
export const parseOpenApi = (text: string): OpenApiDocument | undefined => {
  if (!described.test(text)) return
  try {
    const value: unknown = /^\s*\{/.test(text)
      ? JSON.parse(text, nullInJson.test(text) ? withoutNull : undefined)
      : parseYaml(text, withoutNull)
    if (!isObject(value)) return
    if (value.swagger !== undefined) return { ...upgradeFromTwoToThree(value) }
    return value.openapi === undefined ? undefined : value
  } catch {
    return
  }
}

const nullInJson = /\\u0000/

/** Takes out a character that no page has. Patterns name it, and tools write it for the spaces of other languages. */
const withoutNull = (_: unknown, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '') : value

/** Most references that lead to one another. */
const maxReferences = 20

/**
 * The object that a value is or refers to in its document: `{ $ref: '#/components/schemas/Lamp' }`. What stands beside a
 * reference counts more than what it leads to.
 */
export const resolveIn = (document: OpenApiDocument, value: unknown): Record<string, unknown> => {
  let found = isObject(value) ? value : {}
  for (let count = 0; typeof found.$ref === 'string' && count < maxReferences; count += 1) {
    const { $ref, ...beside } = found
    found = { ...valueAt(document, $ref as string), ...beside }
  }
  return found
}

/** Follows a JSON pointer within a document: https://www.rfc-editor.org/rfc/rfc6901#section-6. */
const valueAt = (document: OpenApiDocument, reference: string): Record<string, unknown> => {
  if (!reference.startsWith('#/')) return {}
  let value: unknown = document
  for (const part of reference.slice(2).split('/')) {
    const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~')
    value =
      (isObject(value) || Array.isArray(value)) && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
  }
  return isObject(value) ? value : {}
}
