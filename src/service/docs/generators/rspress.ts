import { dirname, join, posix } from 'node:path'
import picomatch from 'picomatch'
import type { SiteGenerator } from '../contract.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asList, asObject, asText, asTexts, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { languageTag } from './language-tag.ts'
import { plainRules } from './plain.ts'

/** Rspress: https://rspress.rs/api/config/config-basic */
export const rspress: SiteGenerator = {
  configFiles: ['rspress.config.{ts,js,mts,mjs,cts,cjs}'],

  readSite: async (docs, file, { addresses }) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const settings = asObject(value)
    const root = file ? dirname(file) : docs
    const content = contentIn(file ? join(root, asText(settings.root) ?? 'docs') : docs, docs)
    if (!content) return undefined

    const { cleanUrls, exclude, excludeConvention } = asObject(settings.route)
    const isClean = addresses ? addresses !== 'html' : cleanUrls === true
    const conventions = Array.isArray(excludeConvention) ? asTexts(excludeConvention) : ['**/_[^_]*']
    const excluded = ['public', '**/node_modules', ...asTexts(exclude), ...conventions]
    const isExcluded = picomatch([...excluded, ...excluded.map(pattern => `${pattern}/**`)], { dot: true })
    const locales = asList(settings.locales ?? asObject(settings.themeConfig).locales)
    const languages = locales.flatMap(locale => asText(asObject(locale).lang) ?? [])
    const main = asText(settings.lang) ?? (languages.length > 0 ? 'en' : '')
    const multiVersion = asObject(settings.multiVersion)
    const versions = asTexts(multiVersion.versions)
    const current = asText(multiVersion.default)

    return {
      ...plainRules,
      generator: 'rspress',
      stamp: `${stamp} ${addresses}`,
      root,
      folders: [content.folder],
      base: `/${asText(settings.base) ?? ''}`.replace(/\/+/g, '/').replace(/\/$/, ''),
      siteUrl: asText(settings.siteOrigin),
      language: languageTag(main),
      version: current,
      dialect: name => (/\.mdx$/i.test(name) ? 'mdx' : 'markdown'),
      identifiesHtml: false,
      place: name => {
        const source = posix.join(content.part, name)
        if (!/\.mdx?$/.test(source) || isExcluded(source)) return undefined
        const segments = withoutExtension(source).split('/')
        const version = current && versions.includes(segments[0] ?? '') ? segments.shift() : current
        const language = main && languages.includes(segments[0] ?? '') ? segments.shift() : main
        const id = segments.join('/')
        const page = id.replace(/(^|\/)index$/, '$1')
        const prefixes = [version === current ? '' : version, language === main ? '' : language].filter(Boolean)
        const ending = isClean || page === '' || page.endsWith('/') ? '' : '.html'
        return {
          path: encodedPath(`/${[...prefixes, page].join('/')}${ending}`),
          language: languageTag(language ?? ''),
          version,
          id
        }
      }
    }
  }
}
