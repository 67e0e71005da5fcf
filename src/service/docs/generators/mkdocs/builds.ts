import { basename, dirname, resolve } from 'node:path'
import { glob } from 'tinyglobby'
import { isObject } from '../../../../shared/objects.ts'
import { asText } from '../config/index.ts'
import { languageTag } from '../language-tag.ts'
import type { Settings } from '../settings.ts'
import { readMkdocsConfig } from './config.ts'
import { localesOf } from './i18n.ts'

/** The build of one `mkdocs.yml`. */
export interface MkdocsBuild {
  settings: Settings
  /** Its configuration file, and those that it inherits from. */
  files: string[]
  text: string
  /** Folder of its pages. */
  docs: string
  /** Folder of the pages on the site, with a trailing slash; empty for the root. */
  folder: string
  language: string | undefined
}

/** Reads a configuration; without one, a docs folder counts as built with the defaults. */
export const readBuild = async (configFile: string | undefined, docs: string): Promise<MkdocsBuild> => {
  if (!configFile) return { settings: {}, files: [], text: '', docs, folder: '', language: undefined }
  const config = await readMkdocsConfig(configFile)
  const root = dirname(configFile)
  const { settings } = config
  const inherits = config.files.some(file => dirname(dirname(file)) === dirname(root) && dirname(file) !== root)
  const tag = languageTag(basename(root))
  return {
    ...config,
    docs: resolve(root, asText(settings.docs_dir) ?? 'docs'),
    folder: inherits && tag ? `${basename(root)}/` : '',
    language: localesOf(settings)?.main ?? (tag && inherits ? tag : themeLanguage(settings)) ?? tag
  }
}

/** The same site in other languages: `docs/de/mkdocs.yml` beside `docs/en/mkdocs.yml`. */
export const readBuildsBeside = async (own: MkdocsBuild): Promise<MkdocsBuild[]> => {
  const [configFile] = own.files
  const root = configFile && dirname(configFile)
  if (!root || !languageTag(basename(root))) return []
  const configFiles = await glob('*/mkdocs.{yml,yaml}', { cwd: dirname(root), absolute: true })
  const others = configFiles
    .map(file => resolve(file))
    .filter(file => isTranslation(dirname(file)) && dirname(file) !== root)
  return Promise.all(others.toSorted().map(async file => inFolder(await readBuild(file, root), own)))
}

const isTranslation = (folder: string) => languageTag(basename(folder)) !== undefined

/** Gives a build its folder on the site. The build that others inherit from, or else the given one, is at the root. */
const inFolder = (build: MkdocsBuild, own: MkdocsBuild): MkdocsBuild => {
  const [file = ''] = build.files
  const name = basename(dirname(file))
  if (build.folder || own.files.includes(file)) return build
  return { ...build, folder: `${name}/`, language: localesOf(build.settings)?.main ?? languageTag(name) }
}

const themeLanguage = ({ theme }: Settings): string | undefined => {
  const { language, locale } = isObject(theme) ? theme : {}
  const name = asText(language) ?? asText(locale)
  return name && languageTag(name)
}
