import type { GeneratorChoice, Placement } from '../../contract.ts'
import { encodedPath } from '../../paths.ts'
import { isUnlisted } from '../../unlisted.ts'
import { asObject, asText } from '../config/index.ts'
import type { Settings } from '../settings.ts'
import { pathOf } from './address.ts'
import { createFolders } from './folders.ts'
import { type HugoLanguage, languageInName } from './languages.ts'
import type { HugoMount } from './mounts.ts'
import { isBuilt, isRendered, loweredNames } from './published.ts'
import type { HugoVersion } from './versions.ts'

interface Placing {
  /** The place of a page by its path in the folder. */
  place: (file: string, frontMatter: Settings) => Placement | undefined
  /** What `{{< param name >}}` may name on a page, by names in lower case. */
  paramsOf: (file: string, frontMatter: Settings) => Settings
}

/** Says where the pages of a folder are, and what they are given by the folders around them. */
export const hugoPlacing = (
  mount: HugoMount,
  languages: readonly HugoLanguage[],
  versions: readonly HugoVersion[],
  addresses: GeneratorChoice['addresses']
): Placing => {
  const foldersAround = createFolders(mount, languages)
  const withCascade = (around: readonly { cascade: Settings }[], frontMatter: Settings): Settings =>
    Object.assign({}, ...around.map(({ cascade }) => cascade).reverse(), loweredNames(frontMatter))

  const paramsOf: Placing['paramsOf'] = (file, frontMatter) => {
    const page = withCascade(foldersAround(file, mount.language), frontMatter)
    return { ...asObject(mount.language.settings.params), ...page, ...loweredNames(asObject(page.params)) }
  }

  const place: Placing['place'] = (file, frontMatter) => {
    const written = file.replace(/\.(?:md|mdown|markdown|adoc|asciidoc)$/i, '')
    const inName = languageInName(written, languages)
    const language = inName ?? mount.language
    const { settings, tag } = language
    const segments = (mount.target + (inName ? written.replace(/\.[^./]+$/, '') : written)).split('/')
    const kind = segments.at(-1) ?? ''
    const isBundle = kind === 'index'
    const isIndex = isBundle || kind === '_index'
    const around = foldersAround(file, language)
    const outer = isIndex ? around.slice(1) : around
    const page = withCascade(around, frontMatter)
    const isPage =
      written !== file &&
      language.isBuilt &&
      isBuilt(page, settings) &&
      isRendered(page, isBundle) &&
      outer.every(folder => folder.isBuilt && !folder.isBundle)
    if (!isPage) return undefined

    const folders = segments.slice(0, isIndex ? -2 : -1)
    const name = (isIndex ? segments.at(-2) : kind) ?? ''
    const section = mount.target + ((isBundle ? outer : around).find(({ isSection }) => isSection)?.path ?? '')
    const path = pathOf({ folders, section, name, isSection: kind === '_index', frontMatter: page }, settings)
    const whole = path.startsWith('/') ? path : `/${language.folder}${path}`
    const version = versions.find(({ folder }) => `${whole}/`.startsWith(folder))
    const form = addresses ?? (isUgly(segments[0] ?? '', settings) && !page.url ? 'html' : 'directory')
    return {
      path: encodedPath(page.url && hasExtension(whole) ? whole : addressOf(whole, form)),
      language: tag,
      version: version?.name ?? asText(page.version),
      id: idOf([...folders, name], version),
      isUnlisted: isUnlisted(page) || undefined,
      title: asText(page.title) || (name ? titleOf(name) : asText(settings.title))
    }
  }

  return { place, paramsOf }
}

/** The same for all versions of a page: the folder of its version does not count. */
const idOf = (segments: string[], version: HugoVersion | undefined): string => {
  const ofVersion = version?.folder.split('/').findLast(Boolean)
  return segments.filter(segment => segment && segment !== ofVersion).join('/') || 'index'
}

/** Whether addresses end with `.html`, on the whole site or below a folder at its top. */
const isUgly = (top: string, { uglyurls }: Settings): boolean =>
  uglyurls === true || asObject(uglyurls)[top.toLowerCase()] === true

/** Whether the address that a page gives itself is that of a file. */
const hasExtension = (path: string): boolean => /\.\w+$/.test(path)

const addressOf = (path: string, form: 'html' | 'clean' | 'directory'): string => {
  const bare = path.replace(/\/+$/, '')
  return bare ? bare + { html: '.html', clean: '', directory: '/' }[form] : '/'
}

const titleOf = (name: string): string => {
  const words = name.replaceAll(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
