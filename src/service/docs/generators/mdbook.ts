import { dirname, join, posix } from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import type { GeneratorChoice, HeadingIds, SiteGenerator } from '../contract.ts'
import { encodedPath, insideFolder } from '../paths.ts'
import { asObject, asText } from './config/index.ts'
import { hashOf } from './hash.ts'
import { languageTag } from './language-tag.ts'
import { readFoldersOf } from './read-folders.ts'
import { readText } from './read-text.ts'
import { chaptersOf } from './summary.ts'
import { settingsOfToml } from './toml.ts'

/** mdBook: `book.toml`, and a `SUMMARY.md` that names every page. */
export const mdbook: SiteGenerator = {
  configFiles: ['book.toml'],
  readSite: async (docs, configFile, { addresses }) => {
    const toml = await readText(configFile)
    const { book, output } = settingsOfToml(toml)
    const { src, language } = asObject(book)
    const root = configFile ? dirname(configFile) : docs
    const source = configFile ? join(root, asText(src) ?? 'src') : docs
    const folders = readFoldersOf(docs, [source])
    if (!folders) return undefined
    const summary = await readText(join(source, 'SUMMARY.md'))
    const chapters = chaptersOf(summary)
    const [first] = folders
    return {
      generator: 'mdbook',
      stamp: hashOf([toml, summary, addresses]),
      root,
      folders,
      base: (asText(asObject(asObject(output).html)['site-url']) ?? '').replace(/\/+$/, ''),
      language: languageTag(asText(language) ?? ''),
      dialect: () => 'markdown',
      headingIds: mdbookIds,
      identifiesHtml: true,
      place: file => {
        const path = insideFolder(source, join(first, file)) ?? ''
        const title = chapters.get(path)
        return title === undefined ? undefined : { path: addressOf(path, addresses), title }
      }
    }
  }
}

/** A `README.md` is the index of its folder. */
const addressOf = (file: string, form: GeneratorChoice['addresses'] = 'html'): string => {
  const { dir, name } = posix.parse(file)
  const isIndex = /^(readme|index)$/i.test(name)
  const path = `/${posix.join(dir, isIndex ? 'index' : name)}`
  if (form === 'html') return encodedPath(`${path}.html`)
  const folder = isIndex ? path.replace(/index$/, '') : `${path}/`
  return encodedPath(form === 'directory' || folder === '/' ? folder : folder.replace(/\/$/, ''))
}

/** Ids of mdBook: lower case for A to Z only; repeated ids are numbered. */
const mdbookIds = (): HeadingIds => {
  const counts = new Map<string, number>()
  return ({ nodes, explicit, implied }) => {
    if (implied) return ''
    if (explicit) return explicit
    const id = textOf({ type: 'paragraph', children: nodes }, { includeHtml: false, includeImageAlt: false })
      .trim()
      .replaceAll(/[^\p{Alphabetic}\p{N}_\s-]/gu, '')
      .replaceAll(/\s/g, '-')
      .replaceAll(/[A-Z]/g, letter => letter.toLowerCase())
    const count = counts.get(id) ?? 0
    counts.set(id, count + 1)
    return count === 0 ? id : `${id}-${count}`
  }
}
