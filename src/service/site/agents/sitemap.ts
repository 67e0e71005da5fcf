import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '../../docs/index.ts'
import type { Asked } from './llms.ts'

/** Most addresses of a sitemap, by https://www.sitemaps.org/protocol.html. */
const maxAddresses = 50_000
/** Files whose times are read in one batch. */
const batch = 200

/** The pages of the published site in every language and version, each with when its file was changed last. */
export const sitemap = async ({ project: { corpus, docs }, published }: Pick<Asked, 'project' | 'published'>) => {
  // Leaves out pages that the built site lacks, whose links lead to another page, and those that it keeps out of search.
  const isListed = ({ link, path, isUnlisted }: Page) => link === path && !isUnlisted
  const pages = [...corpus.pages.values()].filter(isListed).slice(0, maxAddresses)
  const entries: string[] = []
  for (let start = 0; start < pages.length; start += batch) {
    const some = pages.slice(start, start + batch)
    entries.push(...(await Promise.all(some.map(page => entryOf(docs, page, published)))))
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>\n'
  ].join('\n')
}

const entryOf = async (docs: string, { file, path }: Page, published: string): Promise<string> => {
  const changed = await stat(join(docs, file)).then(
    ({ mtime }) => `<lastmod>${mtime.toISOString()}</lastmod>`,
    // The file was deleted since it was read.
    () => ''
  )
  return `<url><loc>${escapeXml(published + path)}</loc>${changed}</url>`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, letter => entities[letter] ?? letter)
