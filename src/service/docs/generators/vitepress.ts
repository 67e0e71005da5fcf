import { join, posix, sep } from 'node:path'
import { compile, match } from 'path-to-regexp'
import picomatch from 'picomatch'
import { isObject } from '../../../shared/objects.ts'
import type { GeneratorChoice, Placement, SiteGenerator } from '../contract.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asObject, asText, asTexts, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { vueHeadingIds } from './vue-heading-ids.ts'

const extensions = '{js,ts,mjs,mts}'

/** VitePress 1: https://vitepress.dev/reference/site-config */
export const vitepress: SiteGenerator = {
  configFiles: [`.vitepress/config/index.${extensions}`, `.vitepress/config.${extensions}`],

  readSite: async (docs, file, choice) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const config = asObject(value)
    const root = file ? file.slice(0, file.lastIndexOf(join(sep, '.vitepress', sep))) : docs
    const content = contentIn(join(root, asText(config.srcDir) ?? '.'), docs)
    if (!content) return undefined

    const isExcluded = picomatch(['**/node_modules/**', '**/dist/**', ...asTexts(config.srcExclude)], { dot: true })
    const rewrite = rewriter(config.rewrites)
    const locales = readLocales(config)
    const ending = isClean(config, choice.addresses) ? '' : '.html'

    const place = (name: string, { draft }: Record<string, unknown>): Placement | undefined => {
      const source = posix.join(content.part, name)
      if (!/\.md$/.test(source) || isExcluded(source) || isPartial(source) || isDynamic(source) || draft === true)
        return
      const path = withoutExtension(rewrite(source))
      const [folder = ''] = path.split('/')
      const locale = locales.get(folder)
      return {
        path: encodedPath(/(^|\/)index$/.test(path) ? `/${path.slice(0, -'index'.length)}` : `/${path}${ending}`),
        language: locale ?? locales.get('root'),
        id: locale ? path.slice(path.indexOf('/') + 1) : path
      }
    }

    return {
      generator: 'vitepress',
      stamp,
      root,
      folders: [content.folder],
      base: (asText(config.base) ?? '').replace(/\/+$/, ''),
      siteUrl: asText(asObject(config.sitemap).hostname),
      language: locales.get('root') ?? [...locales.values()][0],
      dialect: () => 'markdown',
      headingIds: vueHeadingIds,
      place
    }
  }
}

const isClean = (config: Record<string, unknown>, addresses: GeneratorChoice['addresses']): boolean =>
  addresses ? addresses !== 'html' : config.cleanUrls === true

/** Whether a file is a partial, which by convention begins with an underscore. */
const isPartial = (file: string): boolean => /(^|\/)_/.test(file)

/** Whether a file is a dynamic route such as `[package].md`, whose pages only a program knows. */
const isDynamic = (file: string): boolean => /\[\w+\]/.test(file)

/** Languages by the folders of the locales; `root` is the rest. */
const readLocales = (config: Record<string, unknown>): Map<string, string> => {
  const locales = Object.entries(asObject(config.locales)).flatMap(([key, locale]) => {
    const folder = key.replaceAll('/', '')
    const language = asText(asObject(locale).lang) ?? (folder === 'root' ? asText(config.lang) : folder)
    return language ? [[folder, language] as const] : []
  })
  const main = asText(config.lang)
  return new Map([...(main ? [['root', main] as const] : []), ...locales])
}

/** Rewrites paths by the patterns of VitePress’s version of path-to-regexp. Rewrites by a function are not supported. */
const rewriter = (rewrites: unknown): ((file: string) => string) => {
  const rules = Object.entries(isObject(rewrites) ? asObject(rewrites) : {}).flatMap(([from, to]) =>
    typeof to === 'string' ? readRule(from, to) : []
  )
  return file => {
    for (const rule of rules) {
      const rewritten = rule(file)
      if (rewritten) return rewritten
    }
    return file
  }
}

type RewriteRule = (file: string) => string | undefined

const readRule = (from: string, to: string): RewriteRule[] => {
  try {
    const matches = match(from.startsWith('^') ? new RegExp(from) : from)
    const target = compile(`/${to}`, { validate: false })
    return [
      file => {
        const found = matches(file)
        return found ? target(found.params).slice(1) : undefined
      }
    ]
  } catch {
    return []
  }
}
