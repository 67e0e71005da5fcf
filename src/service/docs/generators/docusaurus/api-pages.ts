import { join, posix } from 'node:path'
import { kebabCase } from 'es-toolkit/compat'
import { glob } from 'tinyglobby'
import {
  type ApiDocuments,
  describeApi,
  markdownNodes,
  type OpenApiDocument,
  operationsOf,
  tagsOf,
  writePage,
  writeReference
} from '../../openapi/index.ts'
import { writeMdx } from '../../write-markdown.ts'
import { asObject, asText } from '../config/index.ts'
import type { ApiConfig } from './api-config.ts'

/** A page that the plugin makes, as a file of it has it. */
interface ApiPage {
  name: string
  text: string
}

/**
 * The pages that `docusaurus gen-api-docs` writes, which many repositories ignore, by their paths from the folder of the
 * site. Of two of the same name there is the first.
 */
export const apiPagesOf = async (
  root: string,
  configs: readonly ApiConfig[],
  documents: ApiDocuments
): Promise<Map<string, string>> => {
  const pages = new Map<string, string>()
  for (const { specPath, outputDir, makes } of configs) {
    for (const file of await filesOf(root, specPath)) {
      const document = await documents.at(file)
      for (const { name, text } of document ? pagesOf(document, file, makes) : []) {
        const path = posix.join(outputDir, name)
        if (!pages.has(path)) pages.set(path, text)
      }
    }
  }
  return pages
}

/** Of a folder, all that lie in it. */
const filesOf = async (root: string, specPath: string): Promise<string[]> => {
  const path = posix.normalize(specPath)
  if (/\.(json|ya?ml)$/i.test(path)) return [path]
  const names = await glob('*.{json,yaml,yml}', { cwd: join(root, path), ignore: '*_category_*' })
  return names.toSorted().map(name => posix.join(path, name))
}

const pagesOf = (document: OpenApiDocument, file: string, makes: ApiConfig['makes']): ApiPage[] => [
  ...(makes.introduction ? introductionOf(document) : []),
  ...(makes.operations ? operationPages(document, file) : []),
  ...schemaPages(document, file, makes.schemas),
  ...(makes.tags ? tagPages(document) : [])
]

const introductionOf = (document: OpenApiDocument): ApiPage[] => {
  const reference = describeApi(document)
  const { summary: title } = reference
  return pageNamed(titleId(title), '.info', { title }, writeReference(reference, writeMdx))
}

const operationPages = (document: OpenApiDocument, file: string): ApiPage[] =>
  operationsOf(document).flatMap(({ method, path, says }) => {
    const [summary, id] = [asText(says.summary), asText(says.operationId)]
    const event = method === 'WEBHOOK' ? path : undefined
    const title = summary ?? id ?? event ?? 'Missing summary'
    return pageNamed(kebabCase(id ?? summary ?? event), '.api', { title, openapi: `${file} ${method} ${path}` })
  })

const schemaPages = (document: OpenApiDocument, file: string, isShown: boolean): ApiPage[] =>
  Object.entries(asObject(asObject(document.components).schemas)).flatMap(([schema, given]) => {
    const says = asObject(given)
    const title = asText(says.title) ?? schema
    const frontMatter = { title, 'openapi-schema': `${file} ${schema}` }
    return isShown || says['x-tags'] ? pageNamed(titleId(title), '.schema', frontMatter, '', 'schemas/') : []
  })

const tagPages = (document: OpenApiDocument): ApiPage[] =>
  tagsOf(document).flatMap(({ name, says }) => {
    const title = asText(says['x-displayName']) ?? name
    return pageNamed(kebabCase(name), '.tag', { title }, writeMdx(markdownNodes(says.description)))
  })

/** None without an id. */
const pageNamed = (
  id: string,
  kind: '.info' | '.api' | '.schema' | '.tag',
  frontMatter: Record<string, unknown>,
  body = '',
  folder = ''
): ApiPage[] => (id ? [{ name: `${folder}${id}${kind}.mdx`, text: writePage({ id, ...frontMatter }, body) }] : [])

const titleId = (title: string): string => kebabCase(title.replace(' ', '-').toLowerCase())
