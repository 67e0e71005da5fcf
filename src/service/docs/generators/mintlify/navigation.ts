import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isObject } from '../../../../shared/objects.ts'
import { insideFolder, withoutExtension } from '../../paths.ts'
import { asList, asObject, asText } from '../config/index.ts'

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
export const readNavigation = (navigation: unknown, root: string): Navigation => {
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

export const readJson = (file: string): Record<string, unknown> => {
  try {
    return asObject(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}
