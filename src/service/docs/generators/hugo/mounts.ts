import { statSync } from 'node:fs'
import { join } from 'node:path'
import { asList, asObject, asText, asTexts } from '../config/index.ts'
import type { Settings } from '../settings.ts'
import type { HugoLanguage } from './languages.ts'

/** A folder of pages. */
export interface HugoMount {
  folder: string
  /** Its place in the content, with a trailing slash; empty for all of it. */
  target: string
  language: HugoLanguage
}

/** The folders of pages that exist: those that are mounted, or else that of each language. A mounted file is none. */
export const mountsOf = (
  root: string,
  settings: Settings,
  languages: [HugoLanguage, ...HugoLanguage[]]
): HugoMount[] => {
  const mounted = asList(asObject(settings.module).mounts).flatMap(mount => readMount(root, asObject(mount), languages))
  const all = mounted.length > 0 ? mounted : folderOfEach(root, languages)
  return all.filter(({ folder }) => statSync(folder, { throwIfNoEntry: false })?.isDirectory())
}

const readMount = (
  root: string,
  { source, target, lang, sites }: Settings,
  [main, ...others]: [HugoLanguage, ...HugoLanguage[]]
): HugoMount[] => {
  const folder = asText(source)
  const [component, ...inside] = (asText(target) ?? '').split('/').filter(Boolean)
  if (!folder || component !== 'content') return []
  const keys = asText(lang) ? [asText(lang)] : asTexts(asObject(asObject(sites).matrix).languages)
  const isMain = keys.length === 0 || keys.includes(main.key)
  const language = isMain ? main : (others.find(({ key }) => keys.includes(key)) ?? main)
  return [{ folder: join(root, folder), target: inside.map(name => `${name}/`).join(''), language }]
}

/** The innermost folders first, because that of a language may lie in that of another. */
const folderOfEach = (root: string, languages: readonly HugoLanguage[]): HugoMount[] => {
  const mounts = new Map<string, HugoMount>()
  for (const language of languages) {
    const folder = join(root, asText(language.settings.contentdir) ?? 'content')
    if (!mounts.has(folder)) mounts.set(folder, { folder, target: '', language })
  }
  return [...mounts.values()].sort((a, b) => b.folder.length - a.folder.length)
}
