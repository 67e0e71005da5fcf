import { asObject, asText, asTexts } from '../config/index.ts'
import { languageTag } from '../language-tag.ts'
import { merge, type Settings } from '../settings.ts'

export interface HugoLanguage {
  /** Its name in the configuration, in lower case. */
  key: string
  /** BCP 47 tag. */
  tag: string
  /** Its folder on the site, with a trailing slash; empty for the default language. */
  folder: string
  isBuilt: boolean
  settings: Settings
}

/** The languages of a site, the default one first. */
export const languagesOf = (settings: Settings): [HugoLanguage, ...HugoLanguage[]] => {
  const given = Object.entries(asObject(settings.languages))
  const disabled = asTexts(settings.disablelanguages).map(key => key.toLowerCase())
  const isBuilt = ([key, own]: [string, unknown]) => !disabled.includes(key) && asObject(own).disabled !== true
  const wanted = asText(settings.defaultcontentlanguage)?.toLowerCase() ?? 'en'
  const main = given.find(([key]) => key === wanted) ?? given.find(isBuilt) ?? [wanted, {}]
  const isInFolder = settings.defaultcontentlanguageinsubdir === true && given.filter(isBuilt).length > 1
  const languageOf = ([key, own]: [string, unknown]): HugoLanguage => ({
    key,
    tag: tagOf(asObject(own)) ?? (given.length === 0 ? tagOf(settings) : undefined) ?? languageTag(key) ?? key,
    folder: key === main[0] && !isInFolder ? '' : `${key}/`,
    isBuilt: isBuilt([key, own]),
    settings: merge(settings, asObject(own))
  })
  return [languageOf(main), ...given.filter(([key]) => key !== main[0]).map(languageOf)]
}

const tagOf = ({ locale, languagecode }: Settings): string | undefined =>
  languageTag(asText(locale) ?? asText(languagecode) ?? '')

/** The language that the name of a file ends with: `install.fr`. */
export const languageInName = (name: string, languages: readonly HugoLanguage[]): HugoLanguage | undefined => {
  const [, ending] = /\.([^./]+)$/.exec(name) ?? []
  return ending ? languages.find(({ key }) => key === ending.toLowerCase()) : undefined
}
