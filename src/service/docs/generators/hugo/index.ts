import { basename, dirname, join } from 'node:path'
import type { SiteGenerator } from '../../contract.ts'
import { expandIncludes } from '../../includes/index.ts'
import { frontMatterOf } from '../../parse.ts'
import { insideFolder } from '../../paths.ts'
import { basePathOf, isOfNobody } from '../base-path.ts'
import { asObject, asText, asTexts } from '../config/index.ts'
import { hashOf } from '../hash.ts'
import { readFoldersOf } from '../read-folders.ts'
import type { Settings } from '../settings.ts'
import { configExtensions, readHugoConfig } from './config.ts'
import { hugoHeadingIds } from './heading-ids.ts'
import { languagesOf } from './languages.ts'
import { mountsOf } from './mounts.ts'
import { fillParams } from './params.ts'
import { hugoPlacing } from './place.ts'
import { fillTextShortcodes, readTextShortcodes } from './text-shortcodes.ts'
import { defaultVersionOf, versionsOf } from './versions.ts'

/** Hugo: https://gohugo.io/configuration/ */
export const hugo: SiteGenerator = {
  configFiles: ['', 'config/_default/'].map(folder => `${folder}{hugo,config}.${configExtensions}`),

  readSite: async (docs, file, { name, addresses }) => {
    const root = file ? rootOf(file) : docs
    const { settings, texts } = file ? await readHugoConfig(root, docs) : { settings: { contentdir: '.' }, texts: [] }
    if (file && name !== 'hugo' && !isHugo(file, settings)) return undefined
    const languages = languagesOf(settings)
    const mounts = mountsOf(root, settings, languages)
    const own = mounts.find(({ folder }) => insideFolder(folder, docs) !== undefined) ?? mainOf(mounts, languages[0])
    const others = mounts.filter(mount => mount !== own).map(({ folder }) => folder)
    const folders = own && readFoldersOf(docs, [own.folder, ...others])
    if (!folders) return undefined

    const address = asText(settings.baseurl) ?? ''
    const base = address.startsWith('/') ? address.replace(/\/+$/, '') : basePathOf(address)
    const versions = versionsOf(languages[0].settings, base)
    const placings = mounts.map(mount => ({ ...mount, ...hugoPlacing(mount, languages, versions, addresses) }))
    const shortcodes = await readTextShortcodes(root, asObject(settings.params))
    const isIgnored = ignoredBy(settings)
    const [first] = folders
    const inMount = (given: string) => {
      const path = join(first, given)
      for (const placing of isIgnored(path) ? [] : placings) {
        const inside = insideFolder(placing.folder, path)
        if (inside) return { ...placing, inside }
      }
      return undefined
    }
    return {
      generator: 'hugo',
      stamp: hashOf([texts, folders, addresses, ...shortcodes]),
      root,
      folders,
      base,
      siteUrl: isOfNobody(address) ? undefined : address,
      language: languages[0].tag,
      version: defaultVersionOf(languages[0].settings, versions),
      dialect: () => 'markdown',
      headingIds: hugoHeadingIds(idTypeOf(settings)),
      place: (given, frontMatter) => {
        const found = inMount(given)
        return found?.place(found.inside, frontMatter)
      },
      fill: (given, source, read) => {
        const found = inMount(given)
        const filled = found ? fillParams(source, found.paramsOf(found.inside, frontMatterOf(source))) : source
        return expandIncludes(given, fillTextShortcodes(filled, shortcodes), read)
      }
    }
  }
}

const rootOf = (file: string): string => {
  const folder = dirname(file)
  return /[\\/]config[\\/]_default$/.test(folder) ? dirname(dirname(folder)) : folder
}

/** Settings of Hugo that others who have a `config.toml` do not have. */
const usualSettings = [
  'baseurl',
  'languagecode',
  'defaultcontentlanguage',
  'contentdir',
  'module',
  'markup',
  'permalinks'
]

const isHugo = (file: string, settings: Settings): boolean =>
  basename(file).startsWith('hugo.') || usualSettings.some(name => name in settings)

const mainOf = <Mount extends { language: unknown }>(mounts: Mount[], main: unknown): Mount | undefined =>
  mounts.find(({ language }) => language === main) ?? mounts[0]

/** Files by expressions that the paths of what is no page match. */
const ignoredBy = ({ ignorefiles }: Settings): ((path: string) => boolean) => {
  const patterns = asTexts(ignorefiles).flatMap(source => {
    try {
      return [new RegExp(source)]
    } catch {
      return []
    }
  })
  return path => patterns.some(pattern => pattern.test(path))
}

const idTypeOf = ({ markup }: Settings): string | undefined => {
  const parser = asObject(asObject(asObject(markup).goldmark).parser)
  if (parser.autoheadingid === false) return undefined
  return asText(parser.autoidtype) ?? asText(parser.autoheadingidtype) ?? 'github'
}
