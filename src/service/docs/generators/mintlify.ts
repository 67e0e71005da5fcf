import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import ignore from 'ignore'
import { isObject } from '../../../shared/objects.ts'
import type { HeadingIds, Placement, SiteGenerator } from '../contract.ts'
import { decoded, encodedPath, insideFolder, withoutExtension } from '../paths.ts'
import { asList, asObject, asText } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { hashOf } from './hash.ts'
import { plainRules } from './plain.ts'

/** Mintlify: https://mintlify.com/docs/organize/settings */
export const mintlify: SiteGenerator = {
  configFiles: ['docs.json', 'mint.json'],

  readSite: async (docs, file, choice) => {
    const root = file ? dirname(file) : docs
    const config = file ? readJson(file) : {}
    // Other tools have a docs.json too.
    if (file && choice.name !== 'mintlify' && !isMintlify(config)) return undefined
    const content = contentIn(root, docs)
    if (!content) return undefined

    const listed = readNavigation(config.navigation, root)
    const { languages, main } = listed
    const isIgnored = ignoredBy(root)

    const place = (name: string, { url, openapi }: Record<string, unknown>): Placement | undefined => {
      const source = posix.join(content.part, name)
      if (!/\.mdx?$/.test(source) || isIgnored(source) || (url !== undefined && openapi === undefined)) return undefined
      const path = withoutExtension(source)
      const [folder = ''] = path.split('/')
      const scope = listed.pages.get(path)
      const language = scope?.language ?? (languages.has(folder) ? folder : main.language)
      return {
        path: encodedPath(`/${path.replace(/(^|\/)index$/, '')}`),
        language,
        version: scope?.version ?? main.version,
        id: language === folder ? path.slice(folder.length + 1) : path
      }
    }

    return {
      generator: 'mintlify',
      stamp: hashOf([config, [...listed.pages]]),
      root,
      folders: [content.folder],
      base: '',
      ...main,
      dialect: plainRules.dialect,
      headingIds: mintlifyHeadingIds,
      place
    }
  }
}

const readJson = (file: string): Record<string, unknown> => {
  try {
    return asObject(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

const isMintlify = ({ $schema, navigation, theme, colors }: Record<string, unknown>): boolean =>
  /mintlify/i.test(asText($schema) ?? '') || (navigation !== undefined && (theme !== undefined || isObject(colors)))

/** The language and the version of a part of the navigation. */
interface Scope {
  language?: string | undefined
  version?: string | undefined
}

interface Navigation {
  /** What the pages that are listed belong to. */
  pages: Map<string, Scope>
  languages: Set<string>
  /** The default language and version. */
  main: Scope
}

/** Most levels of the navigation, whose files may include each other. */
const maxDepth = 40

/** Reads the pages of each language and version. Parts of the navigation may be in other files: `{ "$ref": "./fr.json" }`. */
const readNavigation = (navigation: unknown, root: string): Navigation => {
  const pages: Navigation['pages'] = new Map()
  const languages = new Set<string>()
  const walk = (value: unknown, scope: Scope, depth: number): void => {
    if (depth > maxDepth) return
    if (typeof value === 'string') {
      const path = withoutExtension(value.replace(/^\/+/, ''))
      if (!pages.has(path)) pages.set(path, scope)
    }
    if (Array.isArray(value)) for (const item of value) walk(item, scope, depth + 1)
    if (!isObject(value)) return
    const part = referred(value, root)
    const inner = { language: asText(part.language) ?? scope.language, version: asText(part.version) ?? scope.version }
    if (inner.language) languages.add(inner.language)
    for (const key of nested) walk(part[key], inner, depth + 1)
  }
  walk(navigation, {}, 0)
  const { languages: listed, versions } = asObject(navigation)
  const first = (parts: unknown) => {
    const read = asList(parts).map(part => referred(asObject(part), root))
    return read.find(part => part.default === true) ?? read[0] ?? {}
  }
  const language = asText(first(listed).language)
  const version = asText(first(versions).version ?? first(first(listed).versions).version)
  return { pages, languages, main: { language, version } }
}

/** Where the navigation goes on. What else its parts have, such as titles and icons, names no page. */
const nested = [
  ...['languages', 'versions', 'products', 'tabs', 'anchors', 'dropdowns', 'menu', 'groups', 'pages', 'root'],
  'navigation'
]

const referred = (part: Record<string, unknown>, root: string): Record<string, unknown> => {
  const file = asText(part.$ref)
  const path = file && join(root, file)
  return path && insideFolder(root, path) !== undefined && existsSync(path) ? { ...part, ...readJson(path) } : part
}

/** What is no page: https://mintlify.com/docs/organize/mintignore, and parts of pages. */
const ignoredBy = (root: string): ((source: string) => boolean) => {
  const file = join(root, '.mintignore')
  const own = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const patterns = ignore({ ignorecase: false })
    .add('build/\ndist/\ncoverage/\ntmp/\ntemp/\nREADME.md\nLICENSE.md\nCHANGELOG.md\nCONTRIBUTING.md')
    .add(own)
  return source => /^snippets\//.test(source) || patterns.ignores(source)
}

/** As the package `@mintlify/common` makes them, from the encoded text. */
const mintlifyHeadingIds = (): HeadingIds => {
  const counts = new Map<string, number>()
  return ({ text, explicit, implied }) => {
    if (implied) return ''
    const slug = explicit ?? slugOf(text)
    const count = counts.get(slug) ?? 0
    counts.set(slug, count + 1)
    return cleaned(count === 0 ? slug : `${slug}-${count + 1}`)
  }
}

/** What needs no encoding becomes a hyphen, unless it is a letter, a digit or an underscore. */
const slugOf = (text: string): string =>
  encodeURIComponent(text.toLowerCase().trim().replaceAll("'", '’').replaceAll(/\s+/g, '-'))
    .replaceAll(/[^\w%]+/g, '-')
    .replaceAll(/^-|-$/g, '')

const cleaned = (slug: string): string =>
  decoded(slug)
    .replaceAll(/[?,;:!'"()[\]{}]/g, '')
    .replaceAll(
      /\p{Emoji_Modifier}|\p{Emoji_Modifier_Base}|\p{Emoji_Presentation}|\p{Extended_Pictographic}|[\u200D\uFE0E\uFE0F]/gu,
      ''
    )
