import { basename, dirname, join, posix, resolve } from 'node:path'
import picomatch from 'picomatch'
import { glob } from 'tinyglobby'
import type { SiteGenerator } from '../contract.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asObject, asText, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { hashOf } from './hash.ts'
import { markdownItAnchorIds } from './markdown-it-anchor.ts'
import { plainRules } from './plain.ts'
import { readText } from './read-text.ts'

/** Eleventy: https://www.11ty.dev/docs/permalinks/ */
export const eleventy: SiteGenerator = {
  configFiles: ['.eleventy.js', 'eleventy.config.{js,cjs,mjs,ts,cts,mts}'],

  readSite: async (docs, file, { addresses }) => {
    const config = file ? readConfig(file) : undefined
    const text = await readText(file)
    const { dir, pathPrefix } = { ...asObject(config?.value), ...asObject(config?.exported('config')) }
    const { input, includes, data } = asObject(dir)
    const root = file ? dirname(file) : docs
    const source = asText(input) ?? /\.setInputDirectory\(\s*["']([^"']+)/.exec(text)?.[1] ?? ''
    const content = contentIn(resolve(root, source), docs)
    if (!content) return undefined

    const ignored = ignoredPaths(text, await readText(join(root, '.eleventyignore')))
    const parts = [asText(includes) ?? '_includes', asText(data) ?? '_data'].map(part => posix.join(source, part))
    const isLeftOut = matcherOfPaths([...ignored, ...parts])
    const permalinks = await readPermalinks(resolve(root, source))
    const ending = addresses === 'html' ? '.html' : '/'
    return {
      ...plainRules,
      headingIds: hasAnchorsAsTheyCome(text) ? markdownItAnchorIds : plainRules.headingIds,
      generator: 'eleventy',
      stamp: hashOf([config?.stamp, addresses, ignored, [...permalinks]]),
      root,
      folders: [content.folder],
      base: posix.join('/', asText(pathPrefix) ?? '').replace(/\/+$/, ''),
      place: (name, { draft, permalink: own }) => {
        const page = posix.join(content.part, name)
        const permalink = own ?? permalinkFor(withoutExtension(page), permalinks)
        if (draft === true || permalink === false || isLeftOut(posix.join(source, page))) return undefined
        return { path: encodedPath(addressBy(permalink, page) ?? addressOf(page, ending)) }
      }
    }
  }
}

const hasAnchorsAsTheyCome = (config: string): boolean => /markdown-it-anchor/.test(config) && !/slugify/.test(config)

/** The paths of `ignores.add("drafts/**")` and of `.eleventyignore`, relative to the configuration. */
const ignoredPaths = (config: string, file: string): string[] =>
  [
    ...[...config.matchAll(/\.ignores\.add\(\s*["'`]([^"'`]+)["'`]/g)].map(([, path = '']) => path),
    ...file.split('\n').filter(line => /^\s*[^\s#!]/.test(line))
  ].map(path => posix.normalize(path.trim()).replace(/^\/|\/$/g, ''))

/** Tells which files are one of the paths, or below one. */
const matcherOfPaths = (paths: string[]): ((file: string) => boolean) =>
  picomatch([...paths, ...paths.map(path => `${path}/**`)], { dot: true })

/**
 * The permalinks that files of data give to a page, or to all pages of their folder: `guides/guides.json`, or
 * `guides/install.11tydata.js`. Their keys are paths without an extension, and of a folder end with a slash.
 */
const readPermalinks = async (source: string): Promise<ReadonlyMap<string, unknown>> => {
  const files = await glob(['**/*.json', '**/*.11tydata.{json,js,cjs,mjs}'], {
    cwd: source,
    ignore: ['**/node_modules/**']
  })
  const found = new Map<string, unknown>()
  for (const file of files) {
    const name = file.replace(/(?:\.11tydata)?\.\w+$/, '')
    const folder = posix.dirname(name)
    const isOfFolder = posix.basename(name) === basename(join(source, folder))
    if (!isOfFolder && !/\.11tydata\.\w+$/.test(file)) continue
    const { permalink } = asObject(readConfig(join(source, file)).value)
    if (permalink !== undefined) found.set(isOfFolder ? `${folder === '.' ? '' : folder}/` : name, permalink)
  }
  return found
}

const permalinkFor = (page: string, permalinks: ReadonlyMap<string, unknown>): unknown => {
  if (permalinks.has(page)) return permalinks.get(page)
  for (let folder = posix.dirname(page); ; folder = posix.dirname(folder)) {
    const key = folder === '.' ? '/' : `${folder}/`
    if (permalinks.has(key) || folder === '.') return permalinks.get(key)
  }
}

/** The address of a permalink that names the page by its file, or is plain; `undefined` for any other template. */
const addressBy = (permalink: unknown, page: string): string | undefined => {
  if (typeof permalink !== 'string') return undefined
  const stem = withoutExtension(page)
  const [name, folder] = [posix.basename(stem), posix.basename(posix.dirname(stem))]
  const slug = name === 'index' ? folder : name.replace(/^\d{4}-\d\d-\d\d-/, '')
  const address = permalink.replaceAll(/\{\{-?\s*page\.(filePathStem|fileSlug)\s*-?\}\}/g, (_, field) =>
    field === 'fileSlug' ? slug : `/${stem}`
  )
  return /\{[{%]/.test(address) ? undefined : posix.join('/', address).replace(/(?<=\/)index\.html$/, '')
}

/** `guides/install.md` is `/guides/install/`, and `guides/guides.md` is `/guides/`, as `guides/index.md` is. */
const addressOf = (page: string, ending: string): string => {
  const stem = withoutExtension(page)
  const folder = posix.dirname(stem)
  const name = posix.basename(stem)
  const isIndex = name === 'index' || (folder !== '.' && name === posix.basename(folder))
  return isIndex ? posix.join('/', folder, '/') : `/${stem}${ending}`
}
