import { dirname } from 'node:path'
import type { SiteGenerator } from '../../contract.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import { fillGuide } from './fill-guide.ts'

/** The generator of the Ruby on Rails guides: https://github.com/rails/rails/tree/main/guides */
export const railsGuides: SiteGenerator = {
  configFiles: ['documents.yaml'],

  // A file of that name may be anything else.
  isConfig: async file => isTableOfGuides(await readText(file)),

  readSite: async (docs, file, { addresses }) => {
    const root = file ? dirname(file) : docs
    const content = contentIn(root, docs)
    if (!content || content.part) return undefined
    const ending = addresses === 'clean' ? '' : addresses === 'directory' ? '/' : '.html'
    return {
      ...plainRules,
      generator: 'rails-guides',
      stamp: hashOf([addresses]),
      root,
      folders: [content.folder],
      base: '',
      dialect: () => 'markdown',
      headingIds:
        () =>
        ({ explicit }) =>
          explicit ?? '',
      identifiesHtml: false,
      // Folders in it are translations, which are sites of their own.
      place: name =>
        /^[^/]+\.md$/.test(name) ? { path: encodedPath(`/${withoutExtension(name)}${ending}`) } : undefined,
      fill: async (_, source) => ({ source: fillGuide(source), included: [] })
    }
  }
}

const isTableOfGuides = (text: string): boolean =>
  /^[ \t-]*documents:[ \t]*$/m.test(text) && /^[ \t-]*url:[ \t]+[^\s.]+\.html[ \t]*$/m.test(text)
