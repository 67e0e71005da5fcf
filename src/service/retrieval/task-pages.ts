import type { Page } from '../docs/index.ts'
import type { Corpus } from './corpus.ts'
import { addressName, below, pagesFor, saysSomething } from './entry-page.ts'
import { isOfReference, isProductOf } from './own-product.ts'
import { digestOf } from './quoting/digest.ts'
import { quoteWith } from './quoting/quote.ts'
import type { Scope } from './scope.ts'
import type { Retrieval } from './search-sections.ts'

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
  ofPart: new RegExp(`^(?!how to )(.+?)[ /](?:${taskWords[task]})(?!\\p{L})`, 'iu')
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
    .filter(page => !isOfReference(page.path) && isNamed(page))
    .flatMap(page => (saysSomething(page) ? page : [page, ...below(page, pages)]))
  return [...new Set(named)]
}

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
