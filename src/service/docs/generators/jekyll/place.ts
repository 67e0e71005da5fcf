import { posix } from 'node:path'
import type { GeneratorChoice, Placement } from '../../contract.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { asList, asObject, asText, asTexts } from '../config/index.ts'
import { matcherOf } from '../file-patterns.ts'
import type { Settings } from '../settings.ts'

type Place = (file: string, frontMatter: Settings) => Placement | undefined

/** Creates a function that returns the place of a page by its path in the source folder. */
export const jekyllPlacing = (settings: Settings, addresses: GeneratorChoice['addresses']): Place => {
  const collectionOf = collectionsIn(settings)
  const isExcluded = excludedBy(settings)
  const style = asText(settings.permalink) ?? ''
  const form = addresses ?? (style === 'pretty' || style.endsWith('/') ? 'directory' : 'html')
  return (file, frontMatter) => {
    const collection = collectionOf(file)
    const source = collection ? file.slice(collection.folder.length) : file
    if (!/\.(?:md|markdown|mkdown|mkdn|mkd)$/.test(file) || isExcluded(file) || isHidden(source)) return undefined
    const type = collection?.name ?? 'pages'
    const values = { ...defaultsFor(file, type, settings), ...frontMatter }
    if (values.published === false || (collection && !collection.isBuilt)) return undefined
    const path = withoutExtension(source)
    const permalink = asText(values.permalink) ?? collection?.permalink
    const own = permalink && filledIn(permalink, path, type, collection !== undefined)
    return {
      path: encodedPath(own ?? addressOf(collection ? `${type}/${path}` : path, form, collection !== undefined)),
      id: withoutExtension(file)
    }
  }
}

interface Collection {
  name: string
  /** Its folder in the source, with a trailing slash. */
  folder: string
  isBuilt: boolean
  permalink: string | undefined
}

const collectionsIn = ({
  collections,
  collections_dir: parent
}: Settings): ((file: string) => Collection | undefined) => {
  const named = Array.isArray(collections)
    ? asTexts(collections).map(name => [name, {}])
    : Object.entries(asObject(collections))
  const all = (named as [string, unknown][]).map(([name, options]) => ({
    name,
    folder: posix.join(asText(parent) ?? '', `_${name}/`),
    // Addresses of posts have their dates, and none of them is documentation.
    isBuilt: asObject(options).output === true && name !== 'posts',
    permalink: asText(asObject(options).permalink)
  }))
  return file => all.find(({ folder }) => file.startsWith(folder))
}

/** Whether a name on the path begins as that of what Jekyll keeps for itself. */
const isHidden = (source: string): boolean => /(?:^|\/)[_.#~]/.test(source)

const usuallyExcluded = [
  'gemfiles/',
  'node_modules/',
  'vendor/bundle/',
  'vendor/cache/',
  'vendor/gems/',
  'vendor/ruby/'
]

/** Exclusion by folders, files and patterns, in which `*` means slashes too. */
const excludedBy = ({ exclude }: Settings): ((file: string) => boolean) => {
  const names = [...usuallyExcluded, ...asTexts(exclude)].map(name => name.replace(/^\/+|\/+$/g, '')).filter(Boolean)
  return matcherOf(names.flatMap(name => [name, `${name}/*`]))
}

/** The front matter that the configuration gives the files of a folder. */
const defaultsFor = (file: string, type: string, { defaults }: Settings): Settings =>
  Object.assign(
    {},
    ...asList(defaults).map(entry => {
      const { scope, values } = asObject(entry)
      const { path, type: only } = asObject(scope)
      const folder = (asText(path) ?? '').replace(/^\/+|\/+$/g, '')
      const isMeant = !folder || file === folder || file.startsWith(`${folder}/`)
      return isMeant && (only === undefined || only === type) ? asObject(values) : {}
    })
  )

/** A permalink of a page; `undefined` where the value of a token in it is not known. */
const filledIn = (permalink: string, path: string, collection: string, isInCollection: boolean): string | undefined => {
  const { dir, base } = posix.parse(path)
  const values: Record<string, string> = {
    collection,
    path: isInCollection ? path : dir,
    basename: base,
    name: base.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, '-'),
    output_ext: '.html'
  }
  if (permalink === 'pretty') return undefined
  let isKnown = true
  const filled = permalink.replaceAll(/:([a-z_]+)/g, (_, token: string) => {
    isKnown &&= token in values
    return values[token] ?? ''
  })
  const whole = `/${filled}`.replaceAll(/\/{2,}/g, '/')
  return isKnown ? (/\/$|\.\w+$/.test(whole) ? whole : `${whole}.html`) : undefined
}

/** The index of a folder is its own only outside of collections. */
const addressOf = (path: string, form: 'html' | 'clean' | 'directory', isInCollection: boolean): string => {
  const folder = isInCollection ? undefined : /^(|.*\/)index$/s.exec(path)?.[1]
  if (folder !== undefined) return `/${form === 'clean' ? folder.replace(/\/$/, '') : folder}`
  return `/${path}${{ html: '.html', clean: '', directory: '/' }[form]}`
}
