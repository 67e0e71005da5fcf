import { count, sum } from '../../shared/numbers.ts'
import { type Page, readSections } from '../docs/index.ts'
import { nameKey } from './analysis/names.ts'
import { termsWithoutStopWords } from './analysis/terms.ts'
import { isCommonTerm } from './common-terms.ts'
import type { Corpus } from './corpus.ts'
import { digestOf } from './quoting/digest.ts'
import { isInScope, type Scope } from './scope.ts'

/** Names of pages with which a reader begins, in titles and addresses. */
const gettingStarted =
  /^(?:get(?:ting)? ?started|quick ?start|start here|first steps|erste schritte|schnellstart|einstieg|primeros pasos|inicio rápido|empezar|comenzar|premiers pas|démarrage|bien démarrer|primeiros passos|início rápido|começando|primi passi|iniziare|начало работы|быстрый старт|первые шаги|クイックスタート|始める|始め方|快速|开始|入门|빠른 시작|시작|البدء|ابدأ|תחילת|מתחילים)/i

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
  const pages = [...corpus.pages.values()]
    .filter(page => isInScope(corpus, scope, page) && accepts(page))
    .sort((one, other) => segmentsOf(one).length - segmentsOf(other).length || one.title.length - other.title.length)
  const named = (name: RegExp) =>
    pages.find(page => name.test(page.title) && saysSomething(page)) ??
    pages.find(page => name.test(addressName(page)) && saysSomething(page))
  const holdsMost = (folder: string) => 2 * count(pages, ({ file }) => file.startsWith(folder)) > pages.length
  const root = pages.find(({ file, key }) => !/[^/]/.test(key) || (isHome.test(file) && holdsMost(folderOf(file))))
  const home = () => (root && saysSomething(root) ? root : (named(aboutNames) ?? named(gettingStarted) ?? root))
  if (at === 'home') return home()
  for (const name of startNames) {
    const page = named(name)
    if (page) return page
  }
  return home()
}

/** A page that is called after installing, and after nothing else that is installed. */
const installNames =
  /^(?:how to )?(?:install(?:ation|ing|ieren|er|are|azione)?|instala(?:r|ci[oó]n|ção)|installationsanleitung|установка|インストール(?:方法|手順)?|安装|설치(?:하기| 방법)?|(?:ال)?تثبيت|התקנה)(?: (?:guide|instructions|overview|options|methods))?(?: (\S+))?$/i

/** The pages of what the reader reads that may say how to install what is documented. */
export const installPages = (corpus: Corpus, scope: Scope, accepts: (page: Page) => boolean): Page[] => {
  const isNamed = (page: Page) =>
    namesOf(page).some(name => {
      const [whole, product] = installNames.exec(name) ?? []
      return whole !== undefined && (product === undefined || isProductOf(corpus, product))
    })
  const pages = [...corpus.pages.values()].filter(page => isInScope(corpus, scope, page) && accepts(page))
  const named = pages.filter(isNamed).flatMap(page => {
    if (saysSomething(page)) return page
    // A page that only leads to those for each system.
    return [page, ...pages.filter(({ key }) => key.startsWith(`${page.key}/`))]
  })
  const first = named.length > 0 ? named : (['start', 'home'] as const).map(at => entryPage(corpus, scope, at, accepts))
  return [...new Set(first)].filter(page => page !== undefined)
}

const isHome = /(?:^|\/)(?:_?index|readme|home|welcome)\.[^/.]+$/i

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1)

const segmentsOf = ({ key }: Page): string[] => key.split('/').filter(Boolean)

const namesOf = (page: Page): string[] => [page.title, addressName(page)]

/** The last part of the address of a page, in words. */
const addressName = (page: Page): string => (segmentsOf(page).at(-1) ?? '').replaceAll(/[-_]+/g, ' ')

const saysSomething = (page: Page): boolean => {
  if (readSections(page).length === 0) return false
  const { opening, sections } = digestOf(page)
  return sum(opening.map(({ words }) => words)) >= minWords || sections.some(({ says }) => says)
}

/** Where a page is called after a command or a class, which may have the name of the product. */
const inReference = /\/(?:api|cli|commands?|man|reference)\//i

/** Whether a documentation is of a product of this name: most of it has the word, and none of its pages explains it. */
export const isProductOf = ({ index, pages }: Corpus, name: string): boolean => {
  const parts = termsWithoutStopWords(index.analyzer, name)
  if (parts.length === 0 || !parts.every(term => isCommonTerm(index, term))) return false
  const key = nameKey(name)
  const mayExplain = ({ file, path }: Page) => !isHome.test(file) && !inReference.test(path)
  return [...pages.values()].every(page => !mayExplain(page) || nameKey(page.title) !== key)
}
