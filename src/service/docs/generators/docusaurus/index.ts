import { existsSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import picomatch from 'picomatch'
import type { Dialect, Placement, SiteGenerator } from '../../contract.ts'
import { apiDocumentsIn } from '../../openapi/index.ts'
import { encodedPath, insideFolder, withoutExtension } from '../../paths.ts'
import { asObject, asText, asTexts, readConfig } from '../config/index.ts'
import { hashOf } from '../hash.ts'
import { apiConfigsOf } from './api-config.ts'
import { apiPagesOf } from './api-pages.ts'
import { fillApiPages } from './fill-api-pages.ts'
import { globalPartsIn } from './global-parts.ts'
import { docusaurusHeadingIds } from './heading-ids.ts'
import { type DocsInstance, type DocsVersion, instancesOf, versionsOf } from './instances.ts'
import { unwrapMdxCodeBlocks } from './mdx-code-blocks.ts'
import { slugOf } from './slug.ts'

/** A folder of pages. */
interface ContentFolder {
  folder: string
  instance: DocsInstance
  version: DocsVersion
  locale: Locale
  /** The folder that this one translates. A page that is missing there is not built here either. */
  original: string | undefined
}

interface Locale {
  /** BCP 47 tag. */
  language: string | undefined
  /** Its part of the address: empty for the default. */
  path: string
  /** Its folder of translations, from that of the site; `undefined` for the default. */
  folder: string | undefined
}

/** Docusaurus 2 and 3: https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs */
export const docusaurus: SiteGenerator = {
  // The site of a project whose docs lie in `docs` is often in `website`.
  configFiles: ['', 'website/'].map(folder => `${folder}docusaurus.config.{ts,mts,cts,js,mjs,cjs}`),

  readSite: async (docs, file, choice) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const config = asObject(value)
    const root = file ? dirname(file) : dirname(docs)
    const content = contentFolders(root, config, file ? undefined : docs)
    const given = foldersGiven(docs, root, content)
    const [first, ...others] = given.map(({ folder }) => folder)
    if (!first) return undefined

    const base = (asText(config.baseUrl) ?? '').replace(/\/+$/, '')
    const url = asText(config.url)?.replace(/\/+$/, '')
    const trailingSlash = choice.addresses ? choice.addresses === 'directory' : config.trailingSlash
    const last = content.find(({ version, locale }) => version.isLast && !locale.folder)
    const documents = apiDocumentsIn(root)
    const fillApi = fillApiPages(documents, relative(root, first))
    const parts = globalPartsIn(root)
    const generated = new Map<string, string>()
    for (const [name, text] of await apiPagesOf(root, apiConfigsOf(config), documents)) {
      const path = join(root, name)
      const isGiven = given.some(({ folder }) => insideFolder(folder, path) !== undefined)
      // A page that was written may say more.
      if (isGiven && !existsSync(path)) generated.set(posix.relative(first, path), text)
    }

    const place = (name: string, frontMatter: Record<string, unknown>): Placement | undefined => {
      const path = join(first, name)
      const found = content.find(({ folder }) => insideFolder(folder, path) !== undefined)
      const inside = found && insideFolder(found.folder, path)
      if (!found || !inside || !isPage(found, inside, frontMatter)) return undefined
      const { instance, version, locale } = found
      const { options } = instance
      const slug = slugOf(inside, frontMatter, options.numberPrefixParser !== false)
      const address = ['', locale.path, asText(options.routeBasePath) ?? 'docs', version.path, slug].join('/')
      return {
        path: encodedPath(withSlash(address.replace(/\/{2,}/g, '/'), trailingSlash)),
        language: locale.language,
        version: version.label,
        id: (instance.id === 'default' ? '' : `${instance.id}:`) + withoutExtension(inside)
      }
    }

    return {
      generator: 'docusaurus',
      stamp: hashOf([stamp, content, parts, [...generated.keys()]]),
      root,
      folders: [first, ...others],
      base,
      siteUrl: url && `${url}${base}`,
      language: last?.locale.language,
      version: last?.version.label,
      dialect: dialectOf(asText(asObject(config.markdown).format)),
      headingIds: docusaurusHeadingIds(asObject(asObject(config.markdown).anchors).maintainCase === true),
      parts,
      generated,
      fillComponents: (file, source, read) => fillApi(file, unwrapMdxCodeBlocks(source), read),
      place
    }
  }
}

/** All folders of pages. Without a configuration, only the given folder. */
const contentFolders = (root: string, config: Record<string, unknown>, docs: string | undefined): ContentFolder[] => {
  const locales = localesOf(config)
  const instances = docs ? [{ id: 'default', options: { path: relative(root, docs) } }] : instancesOf(config)
  return instances.flatMap(instance =>
    versionsOf(root, instance).flatMap(version =>
      locales.map(locale => {
        const original = join(root, version.folder)
        return locale.folder
          ? { folder: join(root, locale.folder, version.translations), original, instance, version, locale }
          : { folder: original, original: undefined, instance, version, locale }
      })
    )
  )
}

const localesOf = (config: Record<string, unknown>): [Locale, ...Locale[]] => {
  const { defaultLocale, locales, localeConfigs, path = 'i18n' } = asObject(config.i18n)
  const main = asText(defaultLocale)
  const language = (name: string) => asText(asObject(asObject(localeConfigs)[name]).htmlLang) ?? name
  const others = asTexts(locales).filter(name => name !== main)
  return [
    { language: main && language(main), path: '', folder: undefined },
    ...others.map(name => {
      const folder = asText(asObject(asObject(localeConfigs)[name]).path) ?? name
      return { language: language(name), path: name, folder: join(asText(path) ?? 'i18n', folder) }
    })
  ]
}

/**
 * The folders that a configured folder means: all for the folder of the site, a whole instance for the folder of a
 * version, and for a part of it the same part of its translations and other versions.
 */
const foldersGiven = (docs: string, root: string, content: ContentFolder[]): ContentFolder[] => {
  const given = content.find(({ folder }) => insideFolder(folder, docs) !== undefined)
  if (!given) return insideFolder(docs, root) === undefined ? [] : content
  const part = insideFolder(given.folder, docs) ?? ''
  const same = content.filter(({ instance }) => instance === given.instance)
  return [given, ...same.filter(other => other !== given)].map(other => ({
    ...other,
    folder: join(other.folder, part)
  }))
}

const isPage = (
  { instance: { options }, original }: ContentFolder,
  file: string,
  frontMatter: Record<string, unknown>
): boolean => {
  const include = options.include === undefined ? ['**/*.{md,mdx}'] : asTexts(options.include)
  const exclude = options.exclude === undefined ? usuallyExcluded : asTexts(options.exclude)
  return (
    picomatch.isMatch(file, include) &&
    !picomatch.isMatch(file, exclude) &&
    !file.split('/').some(name => name.startsWith('_')) &&
    frontMatter.draft !== true &&
    frontMatter.unlisted !== true &&
    (!original || existsSync(join(original, file)))
  )
}

const usuallyExcluded = ['**/_*.{md,mdx}', '**/_*/**', '**/__tests__/**']

const withSlash = (path: string, trailingSlash: unknown): string => {
  if (typeof trailingSlash !== 'boolean' || path === '/') return path
  return path.replace(/\/$/, '') + (trailingSlash ? '/' : '')
}

const dialectOf =
  (format: string | undefined) =>
  (file: string): Dialect =>
    format === 'md' || (format === 'detect' && !/\.mdx$/i.test(file)) ? 'markdown' : 'mdx'
