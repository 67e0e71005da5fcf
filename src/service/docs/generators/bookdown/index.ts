import { basename, dirname, join, posix } from 'node:path'
import { glob } from 'tinyglobby'
import type { Placement, SiteGenerator } from '../../contract.ts'
import { cutFrontMatter, frontMatterOf } from '../../parse.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { asObject, asText, asTexts } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { pandocIds } from '../quarto/heading-ids.ts'
import { replacePandoc } from '../quarto/replace-pandoc.ts'
import { readText } from '../read-text.ts'
import type { Settings } from '../settings.ts'
import { settingsOfYaml } from '../yaml.ts'
import { type Chapter, type Cut, readBook } from './book.ts'
import { replaceReferences, withHtmlOnly } from './replace-text.ts'

/** bookdown, whose chapters are one text before they are cut into pages: https://bookdown.org/yihui/bookdown/ */
export const bookdown: SiteGenerator = {
  configFiles: ['_bookdown.{yml,yaml}', 'index.{Rmd,rmd}'],
  isConfig: async file => !isIndex(basename(file)) || isBook(frontMatterOf(await readText(file))),

  readSite: async (docs, file) => {
    const root = file ? dirname(file) : docs
    const content = contentIn(root, docs)
    if (!content || content.part) return undefined
    const [config, outputs] = await Promise.all(
      ['_bookdown.yml', '_output.yml'].map(name => readText(join(root, name)))
    )
    const settings = settingsOfYaml(config ?? '')
    const files = await readFiles(root, settings)
    const front = frontMatterOf([...files.values()][0] ?? '')
    const split = splitOf({ ...settingsOfYaml(outputs ?? ''), ...asObject(front.output) })
    const bodies = new Map([...files].map(([name, text]) => [name, cutFrontMatter(text).body]))
    const { chapters, labels } = readBook(bodies, cuts[split.replace('+number', '')] ?? 1)
    const nameOf = namesOf(chapters, split, asText(settings.book_filename))
    const pages = new Map(chapters.map(chapter => [`${nameOf(chapter)}.Rmd`, chapter]))
    const urlOf = (chapter: Chapter, id: string) => `${encodedPath(nameOf(chapter))}.html#${id}`
    const find = (label: string) => {
      const found = labels.get(label)
      return found && { number: found.number, url: urlOf(found.chapter, label) }
    }
    const generated = new Map(
      [...pages].map(([name, { lines }]) => [name, replaceReferences(lines.join('\n'), find)] as const)
    )
    const address = asText(front.url)?.replaceAll('\\', '')

    return {
      generator: 'bookdown',
      stamp: hashOf([config, outputs, [...files]]),
      root,
      folders: [content.folder],
      base: basePathOf(address),
      siteUrl: address,
      language: languageTag(asText(front.lang) ?? ''),
      readsExtraFormats: true,
      dialect: () => 'markdown',
      headingIds: pandocIds,
      identifiesHtml: false,
      generated,
      fillComponents: async (_, source) => ({ source: replacePandoc(source, front), included: [] }),
      place: (name): Placement | undefined => {
        const chapter = pages.get(name)
        const page = withoutExtension(name)
        return chapter && { path: encodedPath(page === 'index' ? '/' : `/${page}.html`), title: chapter.title }
      }
    }
  }
}

const isBook = ({ site }: Settings): boolean => /^bookdown::/.test(asText(site) ?? '')

const cuts: Record<string, Cut> = { none: 'book', rmd: 'file', chapter: 1, section: 2, subsection: 3 }

/** How the first format of HTML is cut into pages. */
const splitOf = (outputs: Settings): string => {
  const [, options] = Object.entries(outputs).find(([name]) => /gitbook|html|bs4_book/.test(name)) ?? []
  return asText(asObject(options).split_by) ?? 'chapter'
}

/** The files of a book in order, by their paths, without what they say of themselves. */
const readFiles = async (root: string, settings: Settings): Promise<Map<string, string>> => {
  const { rmd_files: given, rmd_subdir: folders, book_filename: whole } = settings
  const named = asTexts(given ?? []).length > 0 ? asTexts(given) : asTexts(asObject(given).html)
  const patterns =
    folders === true ? ['**/*.{Rmd,rmd}'] : ['.', ...asTexts(folders)].map(path => posix.join(path, '*.{Rmd,rmd}'))
  const ignore = ['**/_*', '**/_*/**', `${asText(whole) ?? '_main'}.Rmd`]
  const found = named.length > 0 ? named : (await glob(patterns, { cwd: root, ignore })).sort(indexFirst)
  const texts = await Promise.all(found.map(name => readText(join(root, name))))
  return new Map(found.map((name, at) => [name, withHtmlOnly((texts[at] ?? '').replaceAll(/\r\n?/g, '\n'))]))
}

const indexFirst = (a: string, b: string): number => Number(isIndex(b)) - Number(isIndex(a)) || (a < b ? -1 : 1)

const isIndex = (file: string): boolean => /^index\.rmd$/i.test(file)

/** Names pages by the ids of their headings, or by their files; the first one is the home page. */
const namesOf =
  ([first]: Chapter[], split: string, whole = '_main') =>
  (chapter: Chapter): string => {
    if (split === 'none') return whole
    if (chapter === first && isIndex(chapter.file)) return 'index'
    if (split === 'rmd') return posix.basename(withoutExtension(chapter.file))
    return split.endsWith('+number') && chapter.number ? `${chapter.number}-${chapter.id}` : chapter.id
  }
