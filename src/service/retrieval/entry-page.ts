import { count, sum } from '../../shared/numbers.ts'
import { type Page, readSections } from '../docs/index.ts'
import { nameKey } from './analysis/names.ts'
import { termsWithoutStopWords } from './analysis/terms.ts'
import { isCommonTerm } from './common-terms.ts'
import type { Corpus } from './corpus.ts'
import { digestOf } from './quoting/digest.ts'
import { quoteWith } from './quoting/quote.ts'
import { isInScope, type Scope, scopeOf } from './scope.ts'
import type { Retrieval } from './search-sections.ts'

/** Names of pages with which a reader begins, in titles and addresses. */
const gettingStarted =
  /^(?:get(?:ting)? ?started|quick ?start|start$|start here|first steps|erste schritte|schnellstart|einstieg|primeros pasos|inicio rápido|empezar|comenzar|premiers pas|démarrage|bien démarrer|primeiros passos|início rápido|começando|primi passi|iniziare|начало работы|быстрый старт|первые шаги|クイックスタート|始める|始め方|快速|开始|入门|빠른 시작|시작|البدء|ابدأ|תחילת|מתחילים)/i

/** All of them, the likeliest first. */
const startNames = [
  gettingStarted,
  /^(?:はじめ|始め)|^[^:]*(?:get(?:ting)? ?started|quick ?start|first steps)/i,
  /^(?:tutorials?|learn|beginner|your first|create your first)/i,
  /^(?:install|setup|set up|download|einrichte?n|installier|instala|installa|установка|インストール|安装|설치|التثبيت|התקנה)/i
]

/** Names of pages that say what the documentation is of. */
const aboutNames =
  /^(?:introduction|intro|overview|about|what is|welcome|home)(?!\p{L})|^(?:einführung|überblick|introducción|introdução|introduzione|введение|обзор|概要|紹介|简介|介绍|소개|مقدمة|מבוא)/iu

/** Words that a page must open with to say anything: of a home page often only pictures are left. */
const minWords = 12

/** The page of what the reader reads that says what the documentation is of (`home`), or how to begin (`start`). */
export const entryPage = (
  corpus: Corpus,
  scope: Scope,
  at: 'home' | 'start',
  accepts: (page: Page) => boolean
): Page | undefined => {
  const pages = pagesFor(corpus, scope, accepts)
  const named = (name: RegExp) => {
    const byTitle = pages.find(page => name.test(page.title) && saysSomething(page))
    const byAddress = pages.find(page => name.test(addressName(page)) && saysSomething(page))
    const isNearer = byTitle && byAddress && segmentsOf(byAddress).length < segmentsOf(byTitle).length
    return isNearer ? byAddress : (byTitle ?? byAddress)
  }
  const root = rootOf(pages)
  const home = () => (root && saysSomething(root) ? root : (named(aboutNames) ?? named(gettingStarted) ?? root))
  if (at === 'home') return home()
  for (const name of startNames) {
    const page = named(name)
    if (page) return page
  }
  return home()
}

/** The page of the site’s root, or of the folder that has most of it. */
const rootOf = (pages: Page[]): Page | undefined => {
  const holdsMost = (folder: string) => 2 * count(pages, ({ file }) => file.startsWith(folder)) > pages.length
  return pages.find(({ file, key }) => !/[^/]/.test(key) || (isHome.test(file) && holdsMost(folderOf(file))))
}

/** What is done with a product as a whole. */
export type Task = 'install' | 'configure' | 'update'

/** The words for it with which pages are called. */
const taskWords: Readonly<Record<Task, string>> = {
  install:
    'install(?:ation|ing|ieren|er|are|azione)?|instala(?:r|ci[oó]n|ção)|installationsanleitung|установка|インストール(?:方法|手順)?|安装|설치(?:하기| 방법)?|(?:ال)?تثبيت|התקנה',
  configure:
    'config(?:ur(?:e|ing|ation))?|konfiguration|konfigurieren|configura(?:r|ción|ção|zione|re)|configurer|настройка|конфигурация|設定|構成|配置|설정|(?:ال)?(?:إعدادات|تكوين)|הגדרות|תצורה',
  update:
    '(?:updat|upgrad)(?:e|es|ing)|aktualisier(?:en|ung)|actualiza(?:r|ción)|mettre à jour|mises? à jour|atualiza(?:r|ção)|aggiorna(?:re|mento)|обновление|アップデート|アップグレード|更新|升级|업데이트|업그레이드|(?:ال)?تحديث|(?:ال)?ترقية|עדכון|שדרוג'
}

/** What a page is called after it, with the name of the product before or behind; and what is called after something else too. */
const taskNames = (task: Task) => ({
  whole: new RegExp(
    `^(?:how to )?(?:(\\S+) )?(?:${taskWords[task]})(?: (?:guide|instructions|overview|options|methods|files?))?(?: (\\S+))?$`,
    'i'
  ),
  ofPart: new RegExp(`^(?!how to )(.+?) (?:${taskWords[task]})(?!\\p{L})`, 'iu')
})

/** The pages of what the reader reads that are called after installing, configuring or updating what is documented, the nearest to the root first. */
export const taskPages = (corpus: Corpus, scope: Scope, task: Task, accepts: (page: Page) => boolean): Page[] => {
  const { whole, ofPart } = taskNames(task)
  /** Whether a name is written so, and what is written beside the task is the product. */
  const isOfProduct = (pattern: RegExp, name: string) =>
    pattern.exec(name)?.every((part, at) => at === 0 || part === undefined || isProductOf(corpus, part)) ?? false
  const isOfPart = (title: string) => ofPart.test(title) && !isOfProduct(ofPart, title)
  const isNamed = (page: Page) =>
    isOfProduct(whole, page.title) || (isOfProduct(whole, addressName(page)) && !isOfPart(page.title))
  const pages = pagesFor(corpus, scope, accepts)
  // A page that says nothing leads to those for each system.
  const named = pages
    .filter(page => !inReference.test(page.path) && isNamed(page))
    .flatMap(page => (saysSomething(page) ? page : [page, ...below(page, pages)]))
  return [...new Set(named)]
}

/** The pages that who is new reads first: that with which to begin and those below it, and the home page. */
export const firstPages = (corpus: Corpus, scope: Scope, accepts: (page: Page) => boolean): Page[] => {
  const [start, home] = (['start', 'home'] as const).map(at => entryPage(corpus, scope, at, accepts))
  const pages = start && start !== home ? [start, ...below(start, pagesFor(corpus, scope, accepts)), home] : [home]
  return pages.filter(page => page !== undefined)
}

/** Those that the reader may read, the nearest to the root first, with the shortest titles of those as near. */
const pagesFor = (corpus: Corpus, scope: Scope, accepts: (page: Page) => boolean): Page[] =>
  [...corpus.pages.values()]
    .filter(page => isInScope(corpus, scope, page) && accepts(page))
    .sort((one, other) => segmentsOf(one).length - segmentsOf(other).length || one.title.length - other.title.length)

const below = (page: Page, pages: Page[]): Page[] => pages.filter(({ key }) => key.startsWith(`${page.key}/`))

/** What was found, with the beginning of a page quoted before all else. */
export const withOpeningOf = (page: Page, { index }: Corpus, found: Retrieval): Retrieval => {
  const pieces = digestOf(page).opening
  const chunk = index.chunksOf(page.file).find(({ chunk }) => chunk.depth === 1)?.chunk
  if (!chunk || pieces.length === 0 || !saysSomething(page)) return found
  return {
    ...found,
    quotes: () => [quoteWith(chunk, pieces, 1), ...found.quotes().filter(quote => quote.chunk !== chunk)]
  }
}

const isHome = /(?:^|\/)(?:_?index|readme|home|welcome)\.[^/.]+$/i

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

const segmentsOf = ({ key }: Page): string[] => key.split('/').filter(Boolean)

/** The last part of the address of a page, in words. */
const addressName = (page: Page): string => (segmentsOf(page).at(-1) ?? '').replaceAll(/[-_]+/g, ' ')

const saysSomething = (page: Page): boolean => {
  if (readSections(page).length === 0) return false
  const { opening, sections } = digestOf(page)
  return sum(opening.map(({ words }) => words)) >= minWords || sections.some(({ says }) => says)
}

/** Where a page is called after a command or a class, which may have the name of the product. */
const inReference = /\/(?:api|cli|commands?|man|reference|rest)\//i

/** Whether the root of the site, or the page that says what the documentation is of, has a name in its title or begins with it. */
const isNamedAtHome = (corpus: Corpus, parts: string[]): boolean => {
  const termsOf = (text: string) => ` ${termsWithoutStopWords(corpus.index.analyzer, text).join(' ')} `
  const name = ` ${parts.join(' ')} `
  const home = entryPage(corpus, scopeOf(corpus, undefined), 'home', () => true)
  return [rootOf([...corpus.pages.values()]), home].some(page => {
    const [first] = page ? digestOf(page).opening : []
    return termsOf(page?.title ?? '').includes(name) || termsOf(first?.text ?? '').startsWith(name)
  })
}

/**
 * Whether a documentation is of a product of this name: its home page says so, or most of it has the words and none of its
 * pages explains them.
 */
export const isProductOf = (corpus: Corpus, name: string): boolean => {
  const { index, pages } = corpus
  const parts = termsWithoutStopWords(index.analyzer, name)
  const key = nameKey(name)
  if (parts.length === 0) return false
  if (isNamedAtHome(corpus, parts)) return true
  const mayExplain = ({ file, path }: Page) => !isHome.test(file) && !inReference.test(path)
  return (
    parts.every(term => isCommonTerm(index, term)) &&
    [...pages.values()].every(page => !mayExplain(page) || nameKey(page.title.replace(/^the /i, '')) !== key)
  )
}
