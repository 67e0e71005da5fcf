import { isObject } from '../../../../shared/objects.ts'
import { asList, asText } from '../config/index.ts'

/** What a part of the navigation says of the API that it documents. */
export interface ApiSource {
  files: string[]
  /** Folder of its pages. */
  directory: string
  /** Whether the addresses of pages end with the id of their operation in place of its summary. */
  usesIds: boolean
}

/** Reads `openapi: lamps.json`, a list of such, or `{ source: 'lamps.json', directory: 'lamps' }`. */
export const readApiSource = (openapi: unknown): ApiSource | undefined => {
  if (openapi === undefined) return
  const { source, directory, slug }: Record<string, unknown> = isObject(openapi) ? openapi : { source: openapi }
  const files = asList(Array.isArray(source) ? source : [source]).flatMap(file => asText(file) ?? [])
  return {
    files,
    directory: (asText(directory) ?? defaultSource.directory).replace(/^\/+|\/+$/g, ''),
    usesIds: slug === 'operationId'
  }
}

/** Where the navigation says nothing. */
export const defaultSource: ApiSource = { files: [], directory: 'api-reference', usesIds: false }
