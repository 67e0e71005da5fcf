import { dirname, posix } from 'node:path'
import picomatch from 'picomatch'
import type { SiteGenerator } from '../../contract.ts'
import { frontMatterOf } from '../../parse.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { asList, asObject, asText, asTexts } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import type { Settings } from '../settings.ts'
import { fillShortcodes } from './fill-shortcodes.ts'
import { pandocIds } from './heading-ids.ts'
import { readMetadata } from './metadata.ts'
import { replacePandoc } from './replace-pandoc.ts'

/** Quarto, its websites and books: https://quarto.org/docs/reference/projects/websites.html */
export const quarto: SiteGenerator = {
  configFiles: ['_quarto.{yml,yaml}'],

  readSite: async (docs, file, { addresses = 'html' }) => {
    const metadata = await readMetadata(file)
    const { project, variables } = metadata
    const root = file ? dirname(file) : docs
    const content = contentIn(root, docs)
    if (!content) return undefined

    const website = { ...asObject(project.manuscript), ...asObject(project.book), ...asObject(project.website) }
    const siteUrl = asText(website['site-url'])
    const isRendered = renderedBy(project)
    const isHidden = draftsOf(website)
    const endings = { html: '.html', clean: '', directory: '/' }
    const pathIn = (name: string) => posix.join(content.part, name)

    return {
      generator: 'quarto',
      stamp: hashOf([metadata.texts, addresses]),
      root,
      folders: [content.folder],
      base: asText(website['site-path'])?.replace(/\/+$/, '') ?? basePathOf(siteUrl),
      siteUrl,
      language: languageTag(asText(project.lang) ?? ''),
      readsExtraFormats: true,
      dialect: () => 'markdown',
      headingIds: pandocIds,
      identifiesHtml: false,
      fillComponents: async (name, source) => {
        const said = metadata.of(pathIn(name), frontMatterOf(source))
        return { source: replacePandoc(fillShortcodes(source, { said, variables }), said), included: [] }
      },
      place: (name, frontMatter) => {
        const page = pathIn(name)
        const said = metadata.of(page, frontMatter)
        if (!isRendered(page) || isHidden(page, said.draft)) return undefined
        const { dir, base: own } = posix.parse(withoutExtension(page))
        const output = asText(frontMatter['output-file'])?.replace(/\.html$/, '') ?? own
        const path = posix.join('/', dir, output === 'index' ? '/' : `${output}${endings[addresses]}`)
        return { path: encodedPath(path), isUnlisted: said.search === false }
      }
    }
  }
}

const source = /\.(?:qmd|md|markdown|rmd|ipynb)$/i
/** What is rendered only where it is named, and pages that no reader asks for. */
const unnamed =
  /(?:^|\/)(?:[_.][^/]*|node_modules|renv|packrat|venv|env)\/|(?:^|\/)(?:[_.][^/]*|(?:README|CLAUDE|AGENTS)\.\w+)$|^404\.\w+$/i

/** Which files are pages: what `render` names, the chapters of a book, or all but those with an underscore before them. */
const renderedBy = ({ project, book }: Settings): ((page: string) => boolean) => {
  const chapters = chaptersIn([asObject(book).chapters, asObject(book).appendices])
  const patterns = asTexts(asObject(project).render)
  const output = asText(asObject(project)['output-dir']) ?? (chapters.length > 0 ? '_book' : '_site')
  const positive = patterns.filter(pattern => !pattern.startsWith('!'))
  const isNamed = positive.length > 0 ? matching(positive) : () => true
  const isExcluded = matching([...patterns.flatMap(pattern => pattern.match(/^!(.+)/)?.[1] ?? []), output])
  const literal = new Set([...positive, ...chapters])
  return page =>
    source.test(page) &&
    (literal.has(page) ||
      (chapters.length > 0 ? page === 'index.qmd' : isNamed(page) && !isExcluded(page) && !unnamed.test(page)))
}

const matching = (patterns: string[]): ((page: string) => boolean) => {
  const named = patterns.map(pattern => pattern.replace(/^\.?\//, '').replace(/\/$/, ''))
  return picomatch([...named, ...named.map(pattern => `${pattern}/**`)])
}

/** The files of chapters and of parts, which have chapters of their own. */
const chaptersIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  const { part, chapters, file, href } = asObject(value)
  return [...asList(value), part, chapters, file, href].flatMap(inner => (inner ? chaptersIn(inner) : []))
}

/** Whether a page is a draft that the built site leaves empty. */
const draftsOf = (website: Settings): ((page: string, draft: unknown) => boolean) => {
  if (website['draft-mode'] === 'visible') return () => false
  const named = new Set(asTexts(website.drafts))
  return (page, draft) => draft === true || named.has(page)
}
