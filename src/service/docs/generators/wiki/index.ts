import type { DocsSite, FillPage } from '../../contract.ts'
import { expandIncludes } from '../../includes/index.ts'
import { cutFrontMatter } from '../../parse.ts'
import { encodedPath } from '../../paths.ts'
import type { PagePaths, Sample } from '../sample.ts'
import { type FindPage, pageFinder } from './find-page.ts'
import { nameOf, rewriteWikiMarkup, type WikiLink } from './links.ts'

export { titleInVault, titleOfFile } from './links.ts'

// Wikis: vaults of Obsidian (https://help.obsidian.md/links), Foam, and the wikis of GitHub.

/**
 * So many links that lead to a page, and such a share of all, tell that double brackets are links: a translation lacks
 * many pages.
 */
const least = { links: 3, share: 0.2 }

type Placed = Pick<DocsSite, 'place' | 'dialect' | 'headingIds'>

/** Whether double brackets are links in a folder. */
export const isWiki = ({ dialect }: Pick<Placed, 'dialect'>, { texts }: Sample, paths: PagePaths): boolean => {
  const linking = [...texts].filter(([file, text]) => dialect(file) !== 'rst' && text.includes('[['))
  if (linking.length === 0) return false
  const find = pageFinder([...paths.keys()])
  const links = linking.flatMap(([file, text]) => linksIn(file, text, find))
  const leading = links.filter(target => target !== undefined)
  return leading.length >= least.links && leading.length >= least.share * links.length
}

/**
 * Fills in the pages of a wiki.
 *
 * @param names Paths of all files, relative to the docs folder.
 */
export const wikiPages = (site: Placed, names: readonly string[]): FillPage => {
  const find = pageFinder(names.filter(name => site.place(name, {})))
  return async (file, source, read) => {
    const filled = await expandIncludes(file, source, read)
    return site.dialect(file) === 'rst' ? filled : { ...filled, source: linked(filled.source, file, site, find) }
  }
}

/** The files to which the links of a text lead. */
const linksIn = (file: string, text: string, find: FindPage): (string | undefined)[] => {
  const targets: (string | undefined)[] = []
  rewriteWikiMarkup(text, link => {
    targets.push(targetOf(link, file, find)?.file)
    return ''
  })
  return targets
}

/** The file to which a link leads, and its text. In GitHub’s wikis the text stands first: `[[how to start|Start]]`. */
const targetOf = (link: WikiLink, from: string, find: FindPage): { file: string; text: string } | undefined => {
  const file = link.page ? find(link.page, from) : from
  if (file) return { file, text: link.text ?? nameOf(link) }
  const other = link.text && find(link.text, from)
  return other ? { file: other, text: link.page } : undefined
}

const linked = (source: string, from: string, site: Placed, find: FindPage): string => {
  const text = source.replaceAll(/\r\n?/g, '\n')
  const { body } = cutFrontMatter(text)
  const written = rewriteWikiMarkup(body, link => {
    const target = targetOf(link, from, find)
    if (!target) return link.isEmbedded ? '' : (link.text ?? nameOf(link))
    const anchor = anchorOf(link, target.file, site)
    return `[${target.text}](<${target.file === from && anchor ? '' : encodedPath(`/${target.file}`)}${anchor}>)`
  })
  return text.slice(0, text.length - body.length) + written
}

/** The id of a heading. Blocks have none. */
const anchorOf = ({ heading }: WikiLink, file: string, { headingIds }: Placed): string => {
  if (!heading || heading.startsWith('^')) return ''
  const id = headingIds(file)({ text: heading, nodes: [{ type: 'text', value: heading }], depth: 2 })
  return `#${encodeURIComponent(id)}`
}
