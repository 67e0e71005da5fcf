import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import GithubSlugger, { slug } from 'github-slugger'
import type { PhrasingContent } from 'mdast'
import type { GeneratorChoice, HeadingIds, Placement, SiteGenerator } from '../../contract.ts'
import { apiDocumentsIn, fillReferences } from '../../openapi/index.ts'
import { encodedPath, insideFolder, withoutExtension } from '../../paths.ts'
import { asList, asObject, asText, callOf, readConfig } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { apiPagesOf } from './api-pages.ts'

const integration = '@astrojs/starlight'

/** Starlight on Astro: https://starlight.astro.build/reference/configuration/ */
export const starlight: SiteGenerator = {
  configFiles: ['astro.config.{mjs,js,ts,mts,cjs,cts}'],

  readSite: async (docs, file, choice) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const call = callOf(value, integration)
    // Without the integration it is another Astro site, unless its configuration cannot be read.
    if (file && !call && choice.name !== 'starlight' && !isUnreadable(value, file)) return undefined
    const config = asObject(value)
    const root = file ? dirname(file) : docs
    const own = join(root, asText(config.srcDir) ?? 'src', 'content/docs')
    // A custom loader may read the pages from another folder.
    const content = contentIn(existsSync(own) ? own : docs, docs)
    if (!content) return undefined

    const documents = apiDocumentsIn(root)
    const generated = new Map<string, string>()
    for (const [path, text] of await apiPagesOf(value, documents)) {
      const name = posix.relative(content.part, path)
      if (!name.startsWith('../')) generated.set(name, text)
    }
    const locales = readLocales(config, asObject(call?.given[0]))
    const addressOf = addressForm(config, choice.addresses)

    const place = (name: string, frontMatter: Record<string, unknown>): Placement | undefined => {
      const source = posix.join(content.part, name)
      if (!/\.(?:mdx?|mdoc)$/.test(source) || /(^|\/)_/.test(source) || frontMatter.draft === true) return undefined
      const id = withoutIndex(
        asText(frontMatter.slug) || withoutExtension(source).split('/').map(segmentSlug).join('/')
      )
      if (id === '404') return undefined
      const [folder = ''] = id.split('/')
      const locale = locales.get(folder.toLowerCase())
      return {
        path: encodedPath(addressOf(id.normalize())),
        language: locale ?? locales.get('root'),
        id: (locale ? id.slice(folder.length + 1) : id) || 'index'
      }
    }

    const base = `/${asText(config.base) ?? ''}`.replace(/\/+/g, '/').replace(/\/$/, '')
    const site = asText(config.site)?.replace(/\/+$/, '')

    return {
      generator: 'starlight',
      stamp: hashOf([stamp, [...generated.keys()]]),
      root,
      folders: [content.folder],
      base,
      siteUrl: site && `${site}${base}`,
      language: locales.get('root') ?? locales.get(asText(asObject(call?.given[0]).defaultLocale)?.toLowerCase() ?? ''),
      dialect: plainRules.dialect,
      headingIds: starlightHeadingIds,
      generated,
      fillComponents: fillReferences(documents, insideFolder(root, content.folder) ?? ''),
      place
    }
  }
}

const isUnreadable = (value: unknown, file: string): boolean =>
  value === undefined && readFileSync(file, 'utf8').includes(integration)

/** Astro’s content collections: capitals become small, dots and most signs vanish. */
const segmentSlug = (segment: string): string => slug(segment)

const withoutIndex = (id: string): string => id.replace(/^\/+|\/+$/g, '').replace(/(^|\/)index$/, '')

/** Creates a function that makes an address from the id of a page, which is empty for the home page. */
const addressForm = (
  config: Record<string, unknown>,
  addresses: GeneratorChoice['addresses']
): ((id: string) => string) => {
  const isFile = addresses ? addresses === 'html' : asText(asObject(config.build).format) === 'file'
  const isBare = addresses ? addresses === 'clean' : config.trailingSlash === 'never'
  return id => (id ? `/${id}${isFile ? '.html' : isBare ? '' : '/'}` : '/')
}

/** Languages by their folders; `root` is the rest. They are Starlight’s own, or those of Astro. */
const readLocales = (config: Record<string, unknown>, options: Record<string, unknown>): Map<string, string> => {
  const own = Object.entries(asObject(options.locales)).flatMap(([folder, locale]) => {
    const language = asText(asObject(locale).lang) ?? (folder === 'root' ? undefined : folder)
    return language ? [[folder.toLowerCase(), language] as const] : []
  })
  const { defaultLocale, locales, routing } = asObject(config.i18n)
  const isPrefixed = asObject(routing).prefixDefaultLocale === true
  const ofAstro = asList(locales).flatMap(locale => {
    const folder = asText(locale) ?? asText(asObject(locale).path)
    const language = asText(locale) ?? asText(asList(asObject(locale).codes)[0])
    if (!folder || !language) return []
    return [[folder === asText(defaultLocale) && !isPrefixed ? 'root' : folder.toLowerCase(), language] as const]
  })
  return new Map(own.length > 0 ? own : ofAstro)
}

/** GitHub’s ids; the title that the page itself draws is its top. */
const starlightHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ nodes, explicit, implied }) => (implied ? '_top' : (explicit ?? slugger.slug(nodes.map(idText).join(''))))
}

const idText = (node: PhrasingContent): string => {
  // Astro replaces two or three hyphens with a dash, which ids drop.
  if (node.type === 'text') return node.value.replaceAll(/-{2,3}/g, '')
  if (node.type === 'inlineCode' || node.type === 'mdxTextExpression') return node.value
  return 'children' in node ? node.children.map(idText).join('') : ''
}
