import { existsSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import type { Heading } from 'mdast'
import { isObject } from '../../../shared/objects.ts'
import type { FillPage } from '../contract.ts'
import {
  apiDocumentsIn,
  describeOperation,
  findOperation,
  type OpenApiDocument,
  writeReference
} from '../openapi/index.ts'
import { frontMatterOf } from '../parse.ts'
import { replaceAsync } from '../replace-async.ts'
import { writeMdx } from '../write-markdown.ts'
import { foldersUpFrom } from './folders-up.ts'

/**
 * `<APIPage document={"./lamps.json"} operations={[{"path":"/lamps","method":"get"}]} />`, and, since version 12 of
 * `fumadocs-openapi`, the layout around it.
 */
const component =
  /^(?:export default function Layout\(props\)[^<]{0,200}<>\s{0,40}\{props\.children\})?[ \t\n]{0,40}<(?:Open)?APIPage ([^\n]{1,100000}?)\/>(?:\s{0,40}<\/>\s{0,40}\);\n\})?/gm

/** Fills in what the description of an API says of the operations that a page of Fumadocs shows. */
export const fillFumadocs = (docs: string): FillPage => {
  const root = packageOf(docs) ?? docs
  const part = relative(root, docs)
  const documents = apiDocumentsIn(root)
  return async (file, source) => {
    const isGenerated = /\.mdx$/i.test(file) && source.includes('_openapi') && isObject(frontMatterOf(source)._openapi)
    if (!isGenerated) return { source, included: [] }
    const included: string[] = []
    const text = await replaceAsync(source, component, async ([, attributes = '']) => {
      const name = /\bdocument=\{?"([^"]{1,300})"/.exec(attributes)?.[1]
      const asked = [...requestsIn('operations', attributes), ...requestsIn('webhooks', attributes)]
      const isTitled = asked.length > 1
      const found = await documents.choose(name, document => shown(document, asked, isTitled))
      if (found) included.push(posix.relative(part, found.path))
      return found?.value
    })
    return { source: text, included }
  }
}

/** The folder that descriptions are named from, above that of the pages. Outside of a repository nothing above is read. */
const packageOf = (docs: string): string | undefined => {
  const folders = foldersUpFrom(docs)
  const isRepository = folders.some(folder => existsSync(join(folder, '.git')))
  return isRepository ? folders.find(folder => existsSync(join(folder, 'package.json'))) : undefined
}

interface Requested {
  method: string
  path: string
}

const requestsIn = (name: 'operations' | 'webhooks', attributes: string): Requested[] => {
  const json = new RegExp(String.raw`\b${name}=\{(\[[^\]]*\])\}`).exec(attributes)?.[1] ?? '[]'
  return parsedList(json).flatMap((item): Requested[] => {
    const { method, path, name: webhook } = isObject(item) ? item : {}
    if (typeof webhook === 'string') return [{ method: 'webhook', path: webhook }]
    return typeof method === 'string' && typeof path === 'string' ? [{ method, path }] : []
  })
}

const parsedList = (json: string): unknown[] => {
  try {
    const list: unknown = JSON.parse(json)
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}

/** @param isTitled Whether each stands under its title, and says what the page itself does not. */
const shown = (document: OpenApiDocument, asked: Requested[], isTitled: boolean): string | undefined => {
  const parts = asked.flatMap(({ method, path }) => {
    const operation = findOperation(document, method, path)
    if (!operation) return []
    const reference = describeOperation(document, operation)
    const title: Heading = { type: 'heading', depth: 2, children: [{ type: 'text', value: reference.summary || path }] }
    const line = method === 'webhook' ? undefined : `${operation.method} ${path}`
    const said = isTitled ? reference : { ...reference, description: [] }
    return [...(isTitled ? [writeMdx([title])] : []), writeReference(said, writeMdx, line)]
  })
  return parts.length > 0 ? parts.join('\n') : undefined
}
