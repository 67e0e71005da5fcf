import { readFile } from 'node:fs/promises'
import { dirname, posix } from 'node:path'
import type { DocsSite, SiteGenerator } from '../../contract.ts'
import { listDocs } from '../../folder.ts'
import { encodedPath } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { type Extra, idOfFile, readExtras } from './extras.ts'
import { exDocIds } from './heading-ids.ts'
import { withFlatLinks } from './links.ts'

/** ExDoc, which documents programs in Elixir: https://hexdocs.pm/ex_doc/Mix.Tasks.Docs.html */
export const exdoc: SiteGenerator = {
  configFiles: ['mix.exs'],
  isConfig: async file => /\bextras:/.test(await readFile(file, 'utf8')),

  readSite: async (docs, file, { name, addresses }) => {
    const root = file ? dirname(file) : docs
    const config = await readText(file)
    const content = contentIn(root, docs)
    if (!content) return undefined
    const extras = await readExtras(config, root)
    const extraOf = (given: string): Extra | undefined =>
      file ? extras.get(posix.join(content.part, given)) : { id: idOfFile(given) }
    const files = await filesIn({ root, folders: [content.folder] })
    const pages = files.filter(extraOf)
    // Most programs in Elixir have such a file, and the documentation may be another site of the same folder.
    if (file && name !== 'exdoc' && pages.length * 2 <= files.length) return undefined

    const ids = new Map(pages.map(page => [posix.basename(page), extraOf(page)?.id]))
    const address = /\bcanonical:\s*"(https?:\/\/[^"#]+)"/.exec(config)?.[1]?.replace(/\/+$/, '')
    return {
      ...plainRules,
      generator: 'exdoc',
      stamp: hashOf([config, [...ids], addresses]),
      root,
      folders: [content.folder],
      base: basePathOf(address),
      siteUrl: address,
      headingIds: exDocIds,
      identifiesHtml: false,
      fill: async (_, source) => ({ source: withFlatLinks(source, page => ids.get(page)), included: [] }),
      place: given => {
        const extra = extraOf(given)
        const ending = addresses === 'clean' ? '' : '.html'
        return extra && { path: encodedPath(`/${extra.id}${ending}`), title: extra.title }
      }
    }
  }
}

/** The files that may be pages, without those of other programs. */
const filesIn = async (site: Pick<DocsSite, 'root' | 'folders'>): Promise<string[]> =>
  (await listDocs(site).catch(() => [])).filter(file => !/(?:^|\/)(?:deps|_build)\//.test(file))
