import type { Page } from '../../docs/index.ts'
import { detectLanguage } from './languages/detect.ts'
import { type Language, languageFor, languages } from './languages/index.ts'

/**
 * The language of a page: the one it is written in, where its words tell; else what it, its site or its folder says.
 * A page that nobody has translated yet says what it is to become.
 *
 * @param prose Its text, without code.
 */
export const languageOfPage = ({ frontMatter, language, path }: Page, prose: string): Language => {
  const { lang, language: named, locale } = frontMatter
  const said = [lang, named, locale, language].find(value => typeof value === 'string' && value !== '')
  const folder = path.split('/').find(segment => isTag.has(segment.toLowerCase()))
  return languageFor(detectLanguage(prose) ?? (said as string | undefined) ?? folder ?? 'en')
}

const isTag: ReadonlySet<string> = new Set(languages.map(({ tag }) => tag))
