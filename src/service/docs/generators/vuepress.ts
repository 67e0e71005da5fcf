import { join, posix, sep } from 'node:path'
import picomatch from 'picomatch'
import type { GeneratorChoice, Placement, SiteGenerator } from '../contract.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asList, asObject, asText, asTexts, callOf, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { vueHeadingIds } from './vue-heading-ids.ts'

/** VuePress 1 and 2: https://vuepress.vuejs.org/reference/config.html */
export const vuepress: SiteGenerator = {
  configFiles: ['.vuepress/config.{js,cjs,ts,mjs,mts}'],

  readSite: async (docs, file, choice) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const config = asObject(value)
    const root = file ? file.slice(0, file.lastIndexOf(join(sep, '.vuepress', sep))) : docs
    const content = contentIn(root, docs)
    if (!content) return undefined

    const isPage = pagePattern(config)
    const locales = readLocales(config)
    const ending = isClean(config, choice.addresses) ? '' : '.html'

    const place = (name: string, { permalink }: Record<string, unknown>): Placement | undefined => {
      const source = posix.join(content.part, name)
      if (!isPage(source)) return
      const path = permalinkOf(permalink) ?? addressOf(source, ending)
      const locale = locales.find(({ prefix }) => path.startsWith(prefix))
      return {
        path: encodedPath(path),
        language: locale?.language,
        id: path.slice(locale?.prefix.length ?? 1).replace(/\.html$/, '')
      }
    }

    return {
      generator: 'vuepress',
      stamp,
      root,
      folders: [content.folder],
      base: (asText(config.base) ?? '').replace(/\/+$/, ''),
      siteUrl: hostOfSitemap(config.plugins),
      language: locales.at(-1)?.language,
      dialect: () => 'markdown',
      headingIds: vueHeadingIds,
      place
    }
  }
}

const isClean = (config: Record<string, unknown>, addresses: GeneratorChoice['addresses']): boolean =>
  addresses ? addresses !== 'html' : asObject(config.route).cleanUrl === true

/** What is a page: by `route.pagePatterns`, which was `pagePatterns` and in version 1 `patterns`. */
const pagePattern = (config: Record<string, unknown>): ((file: string) => boolean) => {
  const given = [asObject(config.route).pagePatterns, config.pagePatterns, config.patterns].map(asTexts)
  const patterns = given.find(list => list.length > 0) ?? ['**/*.md']
  const excluded = patterns.filter(pattern => pattern.startsWith('!')).map(pattern => pattern.slice(1))
  return picomatch(
    patterns.filter(pattern => !pattern.startsWith('!')),
    { ignore: ['**/node_modules/**', ...excluded.flatMap(pattern => [pattern, `${pattern}/**`])] }
  )
}

/** An address of the page’s own; patterns such as `/:year/:slug` need a program. */
const permalinkOf = (permalink: unknown): string | undefined =>
  typeof permalink === 'string' && permalink.startsWith('/') && !permalink.includes(':') ? permalink : undefined

const addressOf = (file: string, ending: string): string => {
  const path = `/${withoutExtension(file)}`
  return /\/(?:index|readme)$/i.test(path) ? path.slice(0, path.lastIndexOf('/') + 1) : path + ending
}

/** The languages of the locales by the beginnings of their paths, the longest first; `/` is the site’s main one. */
const readLocales = (config: Record<string, unknown>): { prefix: string; language: string }[] => {
  const named = Object.entries({ '/': { lang: config.lang }, ...asObject(config.locales) })
  return named
    .flatMap(([prefix, locale]) => {
      const language = asText(asObject(locale).lang) ?? (prefix === '/' ? 'en-US' : prefix.replaceAll('/', ''))
      return [{ prefix, language }]
    })
    .sort((a, b) => b.prefix.length - a.prefix.length)
}

/** The host that the sitemap’s plugin is given, by a call or, in version 1, by its name. */
const hostOfSitemap = (plugins: unknown): string | undefined => {
  const named = asList(plugins).find(plugin => /(?:^|plugin-)sitemap$/.test(String(asList(plugin)[0])))
  const options = callOf(plugins, '@vuepress/plugin-sitemap') ?? asList(named)[1]
  return asText(asObject(options).hostname)
}
