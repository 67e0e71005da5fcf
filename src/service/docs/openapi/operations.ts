import { isObject } from '../../../shared/objects.ts'
import { type OpenApiDocument, resolveIn } from './document.ts'

/** One request of an API. */
export interface Operation {
  /** In upper case; `WEBHOOK` for a request that the API makes. */
  method: string
  /** `/lamps/{id}`, or the name of a webhook. */
  path: string
  /** What the document says of it. */
  says: Record<string, unknown>
  /** What it says of all requests of the same path. */
  saysOfPath: Record<string, unknown>
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']

/** The operations of an API in the order of its document. */
export const operationsOf = (document: OpenApiDocument): Operation[] => {
  const under = (name: 'paths' | 'webhooks') =>
    Object.entries(isObject(document[name]) ? document[name] : {}).flatMap(([path, item]) => {
      const saysOfPath = resolveIn(document, item)
      return Object.entries(saysOfPath).flatMap(([method, says]): Operation[] =>
        methods.includes(method) && isObject(says)
          ? [{ method: name === 'paths' ? method.toUpperCase() : 'WEBHOOK', path, says, saysOfPath }]
          : []
      )
    })
  return [...under('paths'), ...under('webhooks')]
}

/** The operation of a method, in any case, and a path. */
export const findOperation = (document: OpenApiDocument, method: string, path: string): Operation | undefined =>
  operationsOf(document).find(each => each.method === method.toUpperCase() && each.path === path)

/** A tag that operations have. */
export interface Tag {
  name: string
  /** What the document says of it. */
  says: Record<string, unknown>
}

/** The tags of which a document says something, and which operations have. */
export const tagsOf = (document: OpenApiDocument): Tag[] => {
  const used = new Set(operationsOf(document).flatMap(({ says }) => listOf(says.tags)))
  return listOf(document.tags).flatMap(tag => {
    const says = isObject(tag) ? tag : {}
    return typeof says.name === 'string' && used.has(says.name) ? [{ name: says.name, says }] : []
  })
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
