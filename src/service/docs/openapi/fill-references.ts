import { posix } from 'node:path'
import type { FillPage } from '../contract.ts'
import { fenceMarkerOf } from '../markup/index.ts'
import { cutFrontMatter, frontMatterOf } from '../parse.ts'
import { writeMarkdown, writeMdx } from '../write-markdown.ts'
import { describeOperation, describeSchema, type Reference } from './describe.ts'
import type { OpenApiDocument } from './document.ts'
import type { ApiDocuments } from './documents.ts'
import { findOperation } from './operations.ts'
import { readApiTarget } from './target.ts'
import { writeParts } from './write.ts'

/**
 * Fills in what the description of an API says of the operation or the schema that a page names in its front matter:
 * `openapi: POST /lamps`, `openapi-schema: lamps.json Lamp`.
 *
 * @param part Path of the docs folder, from the root of the site.
 */
export const fillReferences =
  (documents: ApiDocuments, part: string): FillPage =>
  async (file, source) => {
    const asked = source.includes('openapi') ? askedBy(frontMatterOf(source)) : undefined
    if (!asked) return { source, included: [] }
    const found = await documents.choose(asked.file, asked.choose)
    const from = found?.path ?? asked.file
    const included = from ? [posix.relative(part, from.replace(/^\/+/, ''))] : []
    return { source: found ? withReference(source, found.value, file) : source, included }
  }

interface Asked {
  file: string | undefined
  choose: (document: OpenApiDocument) => Reference | undefined
}

const askedBy = (frontMatter: Record<string, unknown>): Asked | undefined => {
  const target = readApiTarget(textOf(frontMatter.openapi))
  if (target) {
    const { file, method, path } = target
    const choose = (document: OpenApiDocument) => {
      const operation = findOperation(document, method, path)
      return operation && describeOperation(document, operation)
    }
    return { file, choose }
  }
  const [name, file] = textOf(frontMatter['openapi-schema']).trim().split(/\s+/).reverse()
  return name ? { file, choose: document => describeSchema(document, name) } : undefined
}

/**
 * A page with what is said of its operation. The title and the description are those of the front matter where it has
 * them; the rest stands before the first heading.
 */
export const withReference = (source: string, { summary, description, parts }: Reference, file: string): string => {
  const text = source.replaceAll(/\r\n?/g, '\n')
  const { body } = cutFrontMatter(text)
  const given = frontMatterOf(text)
  const front = text.slice(0, text.length - body.length)
  const title = summary && !textOf(given.title) ? `title: ${JSON.stringify(summary)}\n` : ''
  const write = /\.mdx$/i.test(file) ? writeMdx : writeMarkdown
  const { intro, rest } = cutAtHeading(body)
  return [
    front.replace(/^---[ \t]*\n/, fence => `${fence}${title}`),
    ...(textOf(given.description) ? [] : [write(description), '\n']),
    intro,
    '\n',
    writeParts({ parts }, write),
    '\n',
    rest
  ].join('')
}

const cutAtHeading = (body: string): { intro: string; rest: string } => {
  const lines = body.split('\n')
  let fence = ''
  const at = lines.findIndex(line => {
    const marker = fenceMarkerOf(line) ?? ''
    if (!fence) fence = marker
    else if (marker.startsWith(fence)) fence = ''
    return !fence && /^#{1,6}\s/.test(line)
  })
  const end = at < 0 ? lines.length : at
  return { intro: lines.slice(0, end).join('\n'), rest: lines.slice(end).join('\n') }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
