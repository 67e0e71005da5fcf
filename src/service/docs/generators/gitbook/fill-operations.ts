import { posix } from 'node:path'
import type { FillPage } from '../../contract.ts'
import {
  type ApiDocuments,
  describeOperation,
  findOperation,
  type Reference,
  writeReference
} from '../../openapi/index.ts'
import { decoded } from '../../paths.ts'
import { replaceAsync } from '../../replace-async.ts'
import { writeMarkdown } from '../../write-markdown.ts'

/** `{% openapi src="../openapi.yaml" path="/lamps" method="get" %}`, up to its end. */
const block =
  /\{%\s{0,9}(openapi-operation|openapi|swagger)\s([^%]{1,2000})%\}((?:(?!\{%)[\s\S]){0,3000})\{%\s{0,9}end\1\s{0,9}%\}/g

/**
 * Fills in what the description of an API says of the operations that a page of GitBook shows, as far as a file of the
 * repository is that description.
 *
 * @param part Path of the docs folder, from the root of the site.
 */
export const fillOperations =
  (documents: ApiDocuments, part: string): FillPage =>
  async (file, source) => {
    const included: string[] = []
    const text = await replaceAsync(source, block, async ([, , attributes = '', body = '']) => {
      const method = attribute('method', attributes)
      const path = attribute('path', attributes)
      const target = method && path && fileNamed(attribute('src', attributes) ?? linkIn(body), posix.join(part, file))
      if (!target) return
      const described = await documents.choose(target, document => {
        const operation = findOperation(document, method, path)
        return operation && describeOperation(document, operation)
      })
      if (!described) return
      included.push(posix.relative(part, described.path))
      return shown(described.value, `${method.toUpperCase()} ${path}`)
    })
    return { source: text, included }
  }

const attribute = (name: string, attributes: string): string | undefined =>
  new RegExp(String.raw`(?:^|\s)${name}="([^"]*)"`).exec(attributes)?.[1]

const linkIn = (body: string): string | undefined => /\]\(([^)\s]+)\)/.exec(body)?.[1]

/** The path of a file from the root, or of one at an address its name alone, because that is often in the repository too. */
const fileNamed = (source: string | undefined, page: string): string | undefined => {
  const path = source?.replaceAll(/^<|>$/g, '').replace(/[?#].*$/, '') ?? ''
  if (/^https?:/i.test(path)) return posix.basename(decoded(path)) || undefined
  return path ? posix.join(posix.dirname(page), path) : undefined
}

const shown = (reference: Reference, line: string): string =>
  (reference.summary ? `**${reference.summary}**\n\n` : '') + writeReference(reference, writeMarkdown, line)
