import type { Page } from '../docs/index.ts'
import { primaryTag } from './analysis/languages/index.ts'
import type { Corpus } from './corpus.ts'

/** The language and the version of a documentation that a reader reads; what it has only one of, or none, is missing. */
export interface Scope {
  language: string | undefined
  version: string | undefined
}

/**
 * What a reader reads: language and version of the page that is open, or of the pages beside it where it has none or is
 * none of the documentation; and else those that the site shows first. Whoever asks in another language of the site reads that.
 *
 * @param key Key of the page that the reader is on.
 * @param question What the reader asks.
 */
export const scopeOf = (corpus: Corpus, key: string | undefined, question?: string): Scope => {
  const usual = scopeOfPage(corpus, key)
  const asked = question && corpus.index.languageOfQuestion(question, usual.language)
  if (!asked || !usual.language || asked === primaryTag(usual.language)) return usual
  const language = [...factsOf(corpus).languages.keys()].find(tag => primaryTag(tag) === asked)
  return { ...usual, language: language ?? usual.language }
}

const scopeOfPage = (corpus: Corpus, key: string | undefined): Scope => {
  const { folders } = factsOf(corpus)
  const page = corpus.pages.get(key ?? '')
  const beside = foldersOf(key ?? '').map(folder => folders.get(folder))
  const only = (which: keyof Folder) =>
    beside
      .find(folder => folder?.[which].size === 1)
      ?.[which].values()
      .next().value
  return {
    language: page?.language ?? only('languages') ?? firstLanguage(corpus),
    version: page?.version ?? only('versions') ?? corpus.site.version
  }
}

/**
 * Whether a page is of the scope. One that the site keeps out of its search is of none. One that exists in no language or version at all is of each; one of the site’s own
 * language stands in for a translation that does not exist, so that no text is found in two languages.
 */
export const isInScope = (corpus: Corpus, { language, version }: Scope, page: Page): boolean => {
  if (page.isUnlisted) return false
  const isOfVersion = !version || !page.version || page.version === version
  if (!isOfVersion || !language || !page.language || page.language === language) return isOfVersion
  return (
    page.language === firstLanguage(corpus) && !factsOf(corpus).counterpart(page, { language, version: page.version })
  )
}

/** The page of another version that a page is, in its own language. */
export const inVersion = (corpus: Corpus, page: Page, version: string): Page | undefined =>
  factsOf(corpus).counterpart(page, { language: page.language, version })

/** The language that a site shows first; that of most pages where only translations are read. */
const firstLanguage = (corpus: Corpus): string | undefined => {
  const { language } = corpus.site
  const { languages } = factsOf(corpus)
  if (language === undefined || languages.size === 0 || languages.has(language)) return language
  return [...languages].sort(([, one], [, other]) => other - one)[0]?.[0]
}

/** What the pages below a folder of the site are written in and about. */
interface Folder {
  languages: Set<string>
  versions: Set<string>
}

interface Facts {
  /** By their paths, without a slash at the end. */
  folders: ReadonlyMap<string, Folder>
  /** The number of pages in each language. */
  languages: ReadonlyMap<string, number>
  /** What a page is in another language or version. */
  counterpart: (page: Page, other: Scope) => Page | undefined
}

/** They hold as long as the pages do, which are replaced at every reading. */
const remembered = new WeakMap<Corpus['pages'], Facts>()

const factsOf = ({ pages }: Corpus): Facts => {
  const known = remembered.get(pages)
  if (known) return known
  const folders = new Map<string, Folder>()
  const byName = new Map<string, Page>()
  const languages = new Map<string, number>()
  for (const page of pages.values()) {
    byName.set(nameOf(page, page), page)
    if (page.language) languages.set(page.language, (languages.get(page.language) ?? 0) + 1)
    for (const path of foldersOf(page.key)) {
      const folder = folders.get(path) ?? { languages: new Set(), versions: new Set() }
      if (page.language) folder.languages.add(page.language)
      if (page.version) folder.versions.add(page.version)
      folders.set(path, folder)
    }
  }
  const facts: Facts = { folders, languages, counterpart: (page, other) => byName.get(nameOf(page, other)) }
  remembered.set(pages, facts)
  return facts
}

const nameOf = ({ id }: Page, { version, language }: Scope | Page): string => JSON.stringify([id, version, language])

/** The folders that hold a path, the innermost first: `/fr/docs/1.0`, `/fr/docs`, `/fr`. The site itself is none. */
const foldersOf = (key: string): string[] => {
  const segments = key.split('/')
  return segments.map((_, index) => segments.slice(0, segments.length - index).join('/')).filter(Boolean)
}
