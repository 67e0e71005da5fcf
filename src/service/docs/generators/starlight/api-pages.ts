import { posix } from 'node:path'
import { slug } from 'github-slugger'
import {
  type ApiDocuments,
  describeApi,
  markdownNodes,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  tagsOf,
  writePage,
  writeReference
} from '../../openapi/index.ts'
import { writeMarkdown } from '../../write-markdown.ts'
import { asList, asObject, asText, callOf } from '../config/index.ts'

/**
 * The pages that the plugin `starlight-openapi` makes of descriptions of APIs, which are no files, by the paths that their
 * files would have.
 *
 * @param config The value of `astro.config.*`.
 */
export const apiPagesOf = async (config: unknown, documents: ApiDocuments): Promise<Map<string, string>> => {
  const pages = new Map<string, string>()
  for (const given of asList(callOf(config, 'starlight-openapi')?.given[0])) {
    const [base, file] = [asText(asObject(given).base), asText(asObject(given).schema)]
    const path = file && posix.normalize(file)
    const document = path && (await documents.at(path))
    for (const page of base && document ? pagesOf(document, path) : []) {
      const address = [...(base?.split('/') ?? []).map(part => slug(part)), ...page.path].filter(Boolean).join('/')
      if (!pages.has(`${address}.md`)) pages.set(`${address}.md`, writePage({ ...page.says, slug: address }, page.body))
    }
  }
  return pages
}

interface ApiPage {
  /** The parts of its address below that of the API. */
  path: string[]
  /** Its front matter. */
  says: Record<string, unknown>
  body?: string
}

const pagesOf = (document: OpenApiDocument, file: string): ApiPage[] => [
  overviewOf(document),
  ...operationPages(document, file),
  ...tagPages(document)
]

const overviewOf = (document: OpenApiDocument): ApiPage => {
  const reference = describeApi(document)
  return { path: [], says: { title: reference.summary }, body: writeReference(reference, writeMarkdown) }
}

const operationPages = (document: OpenApiDocument, file: string): ApiPage[] => {
  const operations = operationsOf(document)
  return operations.map(({ method, path, says }) => {
    const id = idOf({ path, says })
    const isWebhook = method === 'WEBHOOK'
    const isOneOfMany = !isWebhook && operations.filter(other => other.path === path && idOf(other) === id).length > 1
    return {
      path: [isWebhook ? 'webhooks' : 'operations', slug(id), ...(isOneOfMany ? [method.toLowerCase()] : [])],
      says: {
        title: asText(says.summary) ?? (isOneOfMany ? `${id} (${method})` : id),
        openapi: `${file} ${method} ${path}`
      }
    }
  })
}

const idOf = ({ path, says }: Pick<Operation, 'path' | 'says'>): string => asText(says.operationId) ?? path

/** Of tags that are more than a name. */
const tagPages = (document: OpenApiDocument): ApiPage[] =>
  tagsOf(document)
    .filter(({ says }) => asText(says.description) || says.externalDocs)
    .map(({ name, says }) => ({
      path: ['operations', 'tags', slug(name)],
      says: { title: name },
      body: writeMarkdown(markdownNodes(says.description))
    }))
