import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../../../shared/objects.ts'
import { type ApiTarget, readApiTarget } from '../../openapi/index.ts'
import { insideFolder, withoutExtension } from '../../paths.ts'
import { asList, asObject, asText } from '../config/index.ts'
import { type ApiSource, readApiSource } from './api-source.ts'

/** What a part of the navigation is of. */
export interface Scope {
  language?: string | undefined
  version?: string | undefined
  isHidden?: boolean | undefined
}

/** A part of the navigation whose pages are made of the description of an API. */
export interface ApiEntry {
  scope: Scope
  source: ApiSource | undefined
  /** The one operation that is listed. Default: all of the API. */
  target?: ApiTarget
}

interface Navigation {
  /** What the pages that are listed belong to. */
  pages: Map<string, Scope>
  apis: ApiEntry[]
  languages: Set<string>
  /** The default language and version. */
  main: Scope
}

/** Most levels of the navigation, whose files may include each other. */
const maxDepth = 40

/**
 * Reads the pages of each language and version. Parts of the navigation may be in other files: `{ "$ref": "./fr.json" }`.
 *
 * @param openapi The API of operations that are listed where the navigation names none.
 */
export const readNavigation = (navigation: unknown, root: string, openapi?: unknown): Navigation => {
  const pages: Navigation['pages'] = new Map()
  const apis: ApiEntry[] = []
  const languages = new Set<string>()
  const walk = (value: unknown, scope: Scope, source: ApiSource | undefined, depth: number): void => {
    if (depth > maxDepth) return
    const target = typeof value === 'string' ? readApiTarget(value) : undefined
    if (target) apis.push({ scope, source, target })
    else if (typeof value === 'string') {
      const path = withoutExtension(value.replace(/^\/+/, ''))
      if (!pages.has(path)) pages.set(path, scope)
    }
    if (Array.isArray(value)) for (const item of value) walk(item, scope, source, depth + 1)
    if (!isObject(value)) return
    const part = referred(value, root)
    const inner = {
      language: asText(part.language) ?? scope.language,
      version: asText(part.version) ?? scope.version,
      isHidden: part.hidden === true ? part.searchable !== true : scope.isHidden
    }
    if (inner.language) languages.add(inner.language)
    const own = readApiSource(part.openapi)
    if (own && !nested.some(key => part[key] !== undefined)) apis.push({ scope: inner, source: own })
    for (const key of nested) walk(part[key], inner, own ?? source, depth + 1)
  }
  walk(navigation, {}, readApiSource(openapi), 0)
  const { languages: listed, versions } = asObject(navigation)
  const first = (parts: unknown) => {
    const read = asList(parts).map(part => referred(asObject(part), root))
    return read.find(part => part.default === true) ?? read[0] ?? {}
  }
  const language = asText(first(listed).language)
  const version = asText(first(versions).version ?? first(first(listed).versions).version)
  return { pages, apis, languages, main: { language, version } }
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

export const readJson = (file: string): Record<string, unknown> => {
  try {
    return asObject(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
