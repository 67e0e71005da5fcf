import { isObject } from '../../../../shared/objects.ts'
import type { Settings } from '../settings.ts'
import { optionsOf } from './config.ts'

/** A file of a language. */
export interface LocalFile {
  /** Its path without the language. */
  file: string
  /** Folder of the language on the site, with a trailing slash; empty for the default language. */
  folder: string
  locale?: string | undefined
  /** The file that has precedence where it exists: `index.en.md` before `index.md`. */
  better?: string | undefined
}

interface Locales {
  all: string[]
  built: Set<string>
  /** The default language, which has no folder on the site. */
  main: string | undefined
}

/** Creates a function that reads the language of a file as the plugin `mkdocs-static-i18n` does; `undefined` if not built. */
export const localizeBy = (settings: Settings): ((file: string) => LocalFile | undefined) => {
  const locales = localesOf(settings)
  if (!locales) return file => ({ file, folder: '' })
  const { all, built, main } = locales
  const isFolder = optionsOf(settings.plugins, 'i18n')?.docs_structure === 'folder'
  return file => {
    const marked = isFolder ? byFolder(file, all) : bySuffix(file, all)
    const locale = marked?.locale ?? main
    if (locale && !built.has(locale)) return undefined
    return {
      file: marked?.file ?? file,
      folder: !locale || locale === main ? '' : `${locale}/`,
      locale,
      better: marked || isFolder ? undefined : file.replace(/(\.[^./]+)$/, `.${main}$1`)
    }
  }
}

/** The languages of the plugin. Before version 1 they were a map, with the default language beside it. */
export const localesOf = ({ plugins }: Settings): Locales | undefined => {
  const options = optionsOf(plugins, 'i18n')
  if (!options) return undefined
  const { languages, default_language: main } = options
  const entries: Settings[] = Array.isArray(languages)
    ? languages.filter(isObject)
    : Object.entries(isObject(languages) ? languages : {}).map(([locale, value]) => ({
        ...(isObject(value) && value),
        locale
      }))
  if (main) entries.push({ locale: main, default: true })
  const localeOf = ({ locale }: Settings) => String(locale)
  return {
    all: entries.map(localeOf),
    built: new Set(entries.filter(({ build }) => build !== false).map(localeOf)),
    main: entries.filter(entry => entry.default === true).map(localeOf)[0]
  }
}

/** `guides/install.fr.md` */
const bySuffix = (file: string, locales: string[]) => {
  const [, start, locale = '', ending] = /^(.*)\.([^./]+)(\.[^./]+)$/s.exec(file) ?? []
  return locales.includes(locale) ? { file: `${start}${ending}`, locale } : undefined
}

/** `fr/guides/install.md` */
const byFolder = (file: string, locales: string[]) => {
  const [locale = '', ...rest] = file.split('/')
  return rest.length > 0 && locales.includes(locale) ? { file: rest.join('/'), locale } : undefined
}
