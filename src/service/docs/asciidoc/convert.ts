import { posix } from 'node:path'
import { load, NullLogger } from '@asciidoctor/core'
import type { AsciidocSite, FillPage } from '../contract.ts'
import { frontMatterOf } from '../parse.ts'
import { checkReadable } from '../unreadable.ts'
import { converterTo, type ResolveReference } from './converter.ts'
import { includesOf } from './includes.ts'
import { withoutUnknownMacros } from './unknown-macros.ts'

type Read = Parameters<FillPage>[2]

/** Converts a page to HTML behind front matter, with what it includes. */
export const convertPage = async (
  file: string,
  source: string,
  read: Read,
  site: AsciidocSite
): ReturnType<FillPage> => {
  checkReadable(source)
  const included = new Set<string>()
  const attributes = {
    ...site.attributesFor(file),
    // The names that the macros of a user interface need: kbd, btn, menu.
    experimental: '',
    'skip-front-matter': '',
    'attribute-missing': 'skip'
  }
  const document = await load(source, {
    safe: 'secure',
    backend: 'html5',
    attributes,
    logger: new NullLogger(),
    sourcemap: false,
    converter: converterTo(referencesOf(file, read, site)),
    extension_registry: includesOf(file, site, read, included)
  })
  const html = withoutUnknownMacros(await document.convert())
  const description = plainText(String(document.getAttribute('description', '')))
  const frontMatter = { ...frontMatterOf(source), ...(description && { description }) }
  return { source: `---\n${JSON.stringify(frontMatter)}\n---\n${html}`, included: [...included] }
}

/** Links to files by their paths from the docs folder, with the titles that their pages have. */
const referencesOf = (file: string, read: Read, { locate, attributesFor }: AsciidocSite): ResolveReference => {
  const titles = new Map<string, Promise<string>>()
  const titleOf = async (path: string): Promise<string> => {
    const title = /^= +(.+)$/m.exec((await read(path)) ?? '')?.[1] ?? ''
    const attributes = attributesFor(path)
    return plainText(
      title.replaceAll(/\{([\w-]+)\}/g, (whole, name: string) => String(attributes[name] ?? whole).replace(/@$/, ''))
    )
  }
  return async reference => {
    const [target = '', fragment] = reference.split('#')
    const path = locate({ target, by: 'reference', page: file, from: file })
    if (!path) return { url: '', title: nameIn(target) }
    if (!titles.has(path)) titles.set(path, titleOf(path))
    return { url: `/${path}${fragment ? `#${fragment}` : ''}`, title: (await titles.get(path)) || nameIn(target) }
  }
}

/** What the address of a page says: `client filtering` of `manager:clusters:client-filtering.adoc`. */
const nameIn = (target: string): string =>
  posix
    .basename(target, '.adoc')
    .replace(/^.*[:$]/, '')
    .replaceAll(/[-_]+/g, ' ')

/** A line without its markup. */
const plainText = (line: string): string =>
  line.replaceAll(/\b(?:xref|link|https?):[^\s[\]]{1,500}\[([^\][]*)\]/g, '$1').replaceAll(/[`*_]/g, '')
