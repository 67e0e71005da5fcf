import { count, sum } from '../../shared/numbers.ts'
import { type Page, readSections } from '../docs/index.ts'
import type { Corpus } from './corpus.ts'
import { digestOf } from './quoting/digest.ts'
import { isInScope, type Scope } from './scope.ts'

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
export const rootOf = (pages: Page[]): Page | undefined => {
  const holdsMost = (folder: string) => 2 * count(pages, ({ file }) => file.startsWith(folder)) > pages.length
  return pages.find(({ file, key }) => !/[^/]/.test(key) || (isHome.test(file) && holdsMost(folderOf(file))))
}

/** The pages that who is new reads first: that with which to begin and those below it, and the home page. */
export const firstPages = (corpus: Corpus, scope: Scope, accepts: (page: Page) => boolean): Page[] => {
  const [start, home] = (['start', 'home'] as const).map(at => entryPage(corpus, scope, at, accepts))
  const pages = start && start !== home ? [start, ...below(start, pagesFor(corpus, scope, accepts)), home] : [home]
  return pages.filter(page => page !== undefined)
}

/** Those that the reader may read, the nearest to the root first, with the shortest titles of those as near. */
export const pagesFor = (corpus: Corpus, scope: Scope, accepts: (page: Page) => boolean): Page[] =>
  [...corpus.pages.values()]
    .filter(page => isInScope(corpus, scope, page) && accepts(page))
    .sort((one, other) => segmentsOf(one).length - segmentsOf(other).length || one.title.length - other.title.length)

export const below = (page: Page, pages: Page[]): Page[] => pages.filter(({ key }) => key.startsWith(`${page.key}/`))

export const isHome = /(?:^|\/)(?:_?index|readme|home|welcome)\.[^/.]+$/i

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

const segmentsOf = ({ key }: Page): string[] => key.split('/').filter(Boolean)

/** The last part of the address of a page, in words. */
export const addressName = (page: Page): string => (segmentsOf(page).at(-1) ?? '').replaceAll(/[-_]+/g, ' ')

export const saysSomething = (page: Page): boolean => {
  if (readSections(page).length === 0) return false
  const { opening, sections } = digestOf(page)
  return sum(opening.map(({ words }) => words)) >= minWords || sections.some(({ says }) => says)
}
