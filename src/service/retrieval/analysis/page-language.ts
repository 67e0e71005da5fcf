import type { Page } from '../../docs/index.ts'
import { detectLanguage } from './languages/detect.ts'
import { type Language, languageFor, languages, primaryTag } from './languages/index.ts'

/**
 * The language of a page: the one it is written in, where its words tell; else what it, its site or its folder says.
 * A page that nobody has translated yet says what it is to become.
 *
 * @param prose Its text, without code.
 */
export const languageOfPage = ({ frontMatter, language, path }: Page, prose: string): Language => {
  const { lang, language: named, locale } = frontMatter
  const said = [lang, named, locale, language].find(value => typeof value === 'string' && value !== '')
  return languageFor(detectLanguage(prose) ?? (said as string | undefined) ?? folderTagOf(path) ?? 'en')
}

/**
 * A page with the language that it is read in: the one that its site says, but for one that is written in another, in
 * the folder of that. A site leaves such pages where it has given up a translation.
 *
 * @param written What it is written in.
 */
export const withOwnLanguage = (page: Page, written: Language): Page => {
  const isOther = page.language !== undefined && primaryTag(page.language) !== written.tag
  return isOther && folderTagOf(page.path) === written.tag ? { ...page, language: written.tag } : page
}

const folderTagOf = (path: string): string | undefined =>
  path.split('/').find(segment => isTag.has(segment.toLowerCase()))

const isTag: ReadonlySet<string> = new Set(languages.map(({ tag }) => tag))
