import { existsSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import type { Placement, SiteGenerator } from '../../contract.ts'
import { expandIncludes } from '../../includes/index.ts'
import { encodedPath, insideFolder, withoutExtension } from '../../paths.ts'
import { asObject, asText, readConfig } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { plainRules } from '../plain.ts'
import { fillRaw } from '../raw.ts'
import { readText } from '../read-text.ts'
import type { Settings } from '../settings.ts'
import { chaptersOf, foldersOf } from '../summary.ts'
import { honkitHeadingIds } from './heading-ids.ts'
import { fillVariables } from './variables.ts'

/** HonKit, and the GitBook of before 2018 that it goes on with: https://honkit.netlify.app/config.html */
export const honkit: SiteGenerator = {
  configFiles: ['book.{json,js}', 'SUMMARY.md'],

  readSite: async (docs, file, { name, addresses }) => {
    const root = file ? dirname(file) : docs
    const config = ['book.js', 'book.json'].map(name => join(root, name)).find(path => existsSync(path))
    const { value, stamp } = config ? readConfig(config) : { value: undefined, stamp: '' }
    const settings = asObject(value)
    const source = join(root, asText(settings.root) ?? '.')
    const names = namesOf(settings)
    // Others have a table of contents of that name too, and a `book.json` may be anything.
    const isNamed =
      config !== undefined || /"(?:honkit|gitbook(?:-cli)?)"/.test(await readText(join(root, 'package.json')))
    const isBook = isNamed && [names.summary, names.languages].some(name => existsSync(join(source, name)))
    if (file && !isBook && name !== 'honkit') return undefined
    const content = contentIn(source, docs)
    if (!content) return undefined

    const languages = foldersOf(await readText(join(source, names.languages)))
    const books = await Promise.all(
      (languages.length > 0 ? languages : ['']).map(async folder => ({
        folder,
        text: await readText(join(source, folder, names.summary))
      }))
    )
    const titles = new Map<string, string>()
    for (const { folder, text } of books) {
      titles.set(posix.join(folder, names.readme), '').set(posix.join(folder, names.glossary), '')
      for (const [chapter, title] of chaptersOf(text)) titles.set(posix.join(folder, chapter), title)
    }
    // Without a language it would be English, which books in others leave so.
    const main = languageTag(asText(settings.language) ?? '')
    const ending = addresses === 'directory' ? '/' : addresses === 'clean' ? '' : '.html'

    return {
      ...plainRules,
      generator: 'honkit',
      stamp: hashOf([stamp, books, addresses]),
      root,
      folders: [content.folder],
      base: '',
      language: languages[0] ? languageTag(languages[0]) : main,
      dialect: () => 'markdown',
      headingIds: honkitHeadingIds,
      place: (given): Placement | undefined => {
        const page = insideFolder(source, join(content.folder, given)) ?? ''
        const title = titles.get(page)
        if (title === undefined) return undefined
        const folder = languages.find(language => page.startsWith(`${language}/`))
        const { dir, name } = posix.parse(page)
        const isIndex = name === 'README' || page === posix.join(folder ?? '', names.readme)
        return {
          path: encodedPath(isIndex ? posix.join('/', dir, '/') : `/${withoutExtension(page)}${ending}`),
          language: folder ? languageTag(folder) : main,
          id: folder ? page.slice(folder.length + 1) : page,
          ...(title && { title })
        }
      },
      fill: (given, text, read) => expandIncludes(given, fillVariables(fillRaw(text), settings), read)
    }
  }
}

/** The names of the files that are no chapters, as the configuration has them. */
const namesOf = (settings: Settings) => {
  const { readme, summary, glossary, languages } = asObject(settings.structure)
  return {
    readme: asText(readme) ?? 'README.md',
    summary: asText(summary) ?? 'SUMMARY.md',
    glossary: asText(glossary) ?? 'GLOSSARY.md',
    languages: asText(languages) ?? 'LANGS.md'
  }
}
