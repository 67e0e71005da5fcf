import { posix } from 'node:path'
import {
  type ApiDocuments,
  type ApiTarget,
  findOperation,
  type Operation,
  operationsOf,
  writePage
} from '../../openapi/index.ts'
import { asList, asObject, asText } from '../config/index.ts'
import { type ApiSource, defaultSource } from './api-source.ts'
import type { ApiEntry, Scope } from './navigation.ts'

/** A page that Mintlify makes of an operation. */
interface ApiPage {
  /** Its path without an extension, from the root of the site. */
  path: string
  text: string
}

/** Such a page, with what the part of the navigation says that it belongs to. */
export interface ListedApiPage extends ApiPage {
  scope: Scope
}

/** The pages that are made of what the navigation names. */
export const apiPagesOf = async (apis: ApiEntry[], documents: ApiDocuments): Promise<ListedApiPage[]> => {
  const pages: ListedApiPage[] = []
  for (const { scope, source = defaultSource, target } of apis) {
    const made = target ? await pageOfEntry(target, source, documents) : await pagesOfApi(source, documents)
    pages.push(...made.map(page => ({ ...page, scope })))
  }
  return pages
}

const pagesOfApi = async (source: ApiSource, documents: ApiDocuments): Promise<ApiPage[]> => {
  const pages: ApiPage[] = []
  for (const file of source.files) {
    const document = await documents.at(file)
    const used = new Set<string>()
    for (const operation of document ? operationsOf(document) : [])
      if (operation.says['x-excluded'] !== true) pages.push(pageOf(operation, file, source, used))
  }
  return pages
}

/** The page of an entry: `GET /lamps`, or `lamps.json GET /lamps`. */
const pageOfEntry = async (
  { file, method, path }: ApiTarget,
  source: ApiSource,
  documents: ApiDocuments
): Promise<ApiPage[]> => {
  for (const name of file === undefined ? source.files : [file]) {
    const found = await documents.choose(name, document => findOperation(document, method, path))
    if (found) return [pageOf(found.value, found.path, source, new Set())]
  }
  return []
}

const pageOf = ({ method, path, says }: Operation, file: string, source: ApiSource, used: Set<string>): ApiPage => {
  const { href, metadata, content } = asObject(says['x-mint'])
  const title = slugOf(asText(says.summary)) ?? [...(method === 'WEBHOOK' ? [] : [method]), slugOf(path)].join('-')
  const named = source.usesIds ? kebab(asText(says.operationId)) : undefined
  const [tag] = asList(says.tags)
  const wanted = asText(href)
    ? withoutLastExtension(asText(href) as string)
    : posix.join(source.directory, slugOf(asText(tag)) ?? '', named ?? title)
  const address = unique(wanted.toLowerCase().replace(/^\/+/, ''), used)
  const frontMatter = { ...asObject(metadata), openapi: `${file} ${method} ${path}` }
  return { path: address, text: writePage(frontMatter, asText(content)) }
}

/** As the package `@mintlify/common` makes the name of a file of a summary, a tag or a path. */
const slugOf = (text: string | undefined): string | undefined =>
  text
    ?.replaceAll(' ', '-')
    .replaceAll(/\{.*?\}/g, '-')
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replaceAll(/[{}(),.'\n/]/g, '')
    .replaceAll('--', '-')
    .toLowerCase()

/** `getLamps` and `get_lamps` are `get-lamps`. */
const kebab = (id: string | undefined): string | undefined =>
  id
    ?.replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/[^a-z\d]+/gi, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase() || undefined

const withoutLastExtension = (path: string): string => path.replace(/(?<=[^/])\.[^./]*$/, '')

const unique = (path: string, used: Set<string>): string => {
  let name = path
  for (let count = 1; used.has(name); count += 1) name = `${path}-${count}`
  used.add(name)
  return name
}
