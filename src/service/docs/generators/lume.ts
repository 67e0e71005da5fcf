import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import type { SiteGenerator } from '../contract.ts'
import { encodedPath, withoutExtension } from '../paths.ts'
import { asObject, asText, readConfig } from './config/index.ts'
import { contentIn } from './content-folder.ts'
import { markdownItAnchorIds } from './markdown-it-anchor.ts'
import { plainRules } from './plain.ts'

/** Lume, which builds sites with Deno: https://lume.land/docs/creating-pages/urls/ */
export const lume: SiteGenerator = {
  configFiles: ['_config.{ts,js}'],

  readSite: async (docs, file, { addresses }) => {
    const text = file ? await readFile(file, 'utf8') : ''
    if (file && !importsLume.test(text)) return undefined
    const { value, stamp } = file ? readConfig(file) : { value: undefined, stamp: '' }
    const { src, location, prettyUrls } = asObject(value)
    const root = file ? dirname(file) : docs
    const content = contentIn(join(root, asText(src) ?? ''), docs)
    if (!content) return undefined

    const ignored = ignoredPaths(text)
    const ending = (addresses ? addresses === 'html' : prettyUrls === false) ? '.html' : '/'
    const address = asText(location)?.replace(/\/+$/, '')
    return {
      ...plainRules,
      headingIds: /markdown-it-anchor/.test(text) ? markdownItAnchorIds : plainRules.headingIds,
      generator: 'lume',
      stamp: `${stamp} ${addresses}`,
      root,
      folders: [content.folder],
      base: address?.replace(/^https?:\/\/[^/]*/, '') ?? '',
      siteUrl: address,
      place: (name, { draft, url }) => {
        const source = posix.join(content.part, name)
        const isHidden = source.split('/').some(segment => /^[._]/.test(segment))
        if (isHidden || draft === true || url === false || ignored.some(path => isIn(path, source))) return undefined
        const path = typeof url === 'string' ? posix.resolve('/', posix.dirname(source), url) : undefined
        const slash = typeof url === 'string' && url.endsWith('/') && path !== '/' ? '/' : ''
        return { path: encodedPath(path === undefined ? pathOf(source, ending) : `${path}${slash}`) }
      }
    }
  }
}

/** `import lume from "lume/mod.ts"`, and by an address in place of the name. */
const importsLume = /^import\s+\w+\s+from\s+["'][^"']*\blume\b[^"']*\/mod\.ts["']/m

/** The paths of `site.ignore("README.md", "drafts")`, relative to the folder of the pages. */
const ignoredPaths = (config: string): string[] =>
  [...config.matchAll(/^\s*\w*\.ignore\(([^()]*)\)/gm)].flatMap(([, given = '']) =>
    [...given.matchAll(/["']([^"']+)["']/g)].map(([, path = '']) => posix.normalize(path).replace(/^\/|\/$/g, ''))
  )

const isIn = (path: string, file: string): boolean => file === path || file.startsWith(`${path}/`)

/** `guides/2026-01-31_install.md` is `/guides/install/`. */
const pathOf = (file: string, ending: string): string => {
  const segments = withoutExtension(file)
    .split('/')
    .map(segment => segment.replace(dateOrOrder, ''))
  const isIndex = segments.at(-1) === 'index'
  const path = `/${(isIndex ? segments.slice(0, -1) : segments).join('/')}`
  return isIndex ? (path === '/' ? path : `${path}/`) : `${path}${ending}`
}

const dateOrOrder = /^(?:\d{4}-\d\d-\d\d(?:-\d\d-\d\d(?:-\d\d)?)?|\d+)_/
