import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { PhrasingContent } from 'mdast'
import { glob } from 'tinyglobby'
import type { HeadingIds, Placement, SiteGenerator } from '../contract.ts'
import { encodedPath, insideFolder, withoutExtension } from '../paths.ts'
import { asObject, asText, asTexts, callOf, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { addressForm, appRoute, isInAddress } from './next-routes.ts'
import { plainRules } from './plain.ts'

/** Folders of pages: `content` since version 4, `pages` before it, and `app` for `page.mdx`. */
const contentFolders = ['content', 'src/content', 'pages', 'src/pages', 'app', 'src/app']

/** Nextra 2 to 4 on Next.js: https://nextra.site/docs/file-conventions */
export const nextra: SiteGenerator = {
  configFiles: ['next.config.{js,mjs,ts,mts,cjs}'],

  readSite: async (docs, file, choice) => {
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const call = callOf(value, 'nextra')
    // Without the call of nextra it is another Next.js site, unless its configuration cannot be read.
    if (file && !call && choice.name !== 'nextra' && !/['"]nextra['"]/.test(readFileSync(file, 'utf8')))
      return undefined
    const config = asObject(value)
    const root = file ? dirname(file) : docs
    const roots = contentFolders.map(name => join(root, name)).filter(path => existsSync(path))
    const [first, ...others] = roots.flatMap(path => contentIn(path, docs)?.folder ?? [])
    if (!first) return undefined

    const route = asText(asObject(call?.given[0]).contentDirBasePath) ?? (await catchAllRoute(root))
    const locales = readLocales(config)
    const addressOf = addressForm(config, choice.addresses)

    const place = (name: string, frontMatter: Record<string, unknown>): Placement | undefined => {
      const path = join(first, name)
      const content = roots.find(folder => insideFolder(folder, path) !== undefined)
      const source = content && insideFolder(content, path)
      if (!source || !/\.mdx?$/.test(source) || /(^|\/)_/.test(source) || frontMatter.draft === true) return undefined
      const kind = content.split(/[\\/]/).at(-1)
      const page =
        kind === 'app' ? appRoute(source) : localized(withoutExtension(source).replace(/(^|\/)index$/, ''), locales)
      if (!page) return undefined
      const prefix = kind === 'content' ? route : ''
      return { ...page, path: encodedPath(addressOf(`${prefix}/${page.path}`)) }
    }

    return {
      generator: 'nextra',
      stamp: `${stamp} ${route} ${roots.join(' ')}`,
      root,
      folders: [first, ...others],
      base: (asText(config.basePath) ?? '').replace(/\/+$/, ''),
      language: locales.main,
      dialect: plainRules.dialect,
      headingIds: nextraHeadingIds,
      place
    }
  }
}

/** `app/docs/[[...mdxPath]]/page.jsx` shows the content below `/docs`. */
const catchAllRoute = async (root: string): Promise<string> => {
  const pages = await glob('{src/app,app}/**/page.{js,jsx,ts,tsx}', { cwd: root, ignore: ['**/node_modules/**'] })
  const found = pages
    .map(page => page.replace(/^(src\/)?app\//, ''))
    .find(page => /(^|\/)\[\[?\.{3}[^/]*\/page/.test(page))
  const folders = found?.split('/').slice(0, -2) ?? []
  return folders
    .filter(isInAddress)
    .map(folder => `/${folder}`)
    .join('')
}

interface Locales {
  main: string | undefined
  names: string[]
}

const readLocales = (config: Record<string, unknown>): Locales => {
  const { locales, defaultLocale } = asObject(config.i18n)
  return { main: asText(defaultLocale), names: asTexts(locales) }
}

/** The language of a page, by its folder or, before version 3, by the ending of its name: `start.fr.mdx`. */
const localized = (
  path: string,
  { main, names }: Locales
): { path: string; id: string; language: string | undefined } => {
  const [folder = ''] = path.split('/')
  if (names.includes(folder)) return { path, id: path.slice(folder.length + 1) || 'index', language: folder }
  const suffix = names.find(name => path === name || path.endsWith(`.${name}`))
  if (!suffix) return { path, id: path || 'index', language: main }
  const bare = path.slice(0, -suffix.length - 1).replace(/(^|\/)index$/, '')
  return { path: suffix === main ? bare : `${suffix}/${bare}`, id: bare || 'index', language: suffix }
}

/** GitHub’s ids, of explicit ones too. A first-level heading has none. */
const nextraHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ nodes, depth, explicit, implied }) =>
    depth === 1 || implied ? '' : slugger.slug(explicit ?? nodes.map(idText).join(''))
}

const idText = (node: PhrasingContent): string =>
  'children' in node ? node.children.map(idText).join('') : 'value' in node ? node.value : ''
