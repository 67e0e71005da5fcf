import { dirname, join, relative, sep } from 'node:path'
import type { DocsSite, SiteGenerator } from '../../contract.ts'
import { insideFolder } from '../../paths.ts'
import { asText } from '../config/index.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { readFoldersOf } from '../read-folders.ts'
import { readText } from '../read-text.ts'
import type { Settings } from '../settings.ts'
import { settingsOfYaml } from '../yaml.ts'
import { jekyllHeadingIds } from './heading-ids.ts'
import { liquidOf } from './liquid.ts'
import { jekyllPlacing } from './place.ts'

/** Jekyll 4, and GitHub Pages: https://jekyllrb.com/docs/configuration/ */
export const jekyll: SiteGenerator = {
  configFiles: ['_config.{yml,yaml}'],

  readSite: async (docs, file, { name, addresses }) => {
    const root = file ? dirname(file) : docs
    const text = await readText(file)
    const settings = settingsOfYaml(text)
    if (file && name !== 'jekyll' && !isJekyll(settings, await readText(join(root, 'Gemfile')))) return undefined
    const source = join(root, asText(settings.source) ?? '.')
    const folders = readFoldersOf(docs, [source])
    if (!folders) return undefined
    const [first] = folders
    const base = (asText(settings.baseurl) ?? '').replace(/\/+$/, '')
    const address = asText(settings.url)?.replace(/\/+$/, '')
    const placeOf = jekyllPlacing(settings, addresses)
    const place: DocsSite['place'] = (given, frontMatter) => {
      const path = insideFolder(source, join(first, given))
      return path ? placeOf(path, frontMatter) : undefined
    }
    const siteUrl = address && URL.canParse(address) ? address + base : undefined
    return {
      generator: 'jekyll',
      stamp: hashOf([text, addresses]),
      root,
      folders,
      base,
      siteUrl,
      language: languageTag(asText(settings.lang) ?? asText(settings.locale) ?? ''),
      dialect: () => 'markdown',
      headingIds: jekyllHeadingIds,
      place,
      fill: liquidOf({ settings, source: relative(first, source).split(sep).join('/') || '.', base, siteUrl, place })
    }
  }
}

const usualSettings = [
  'baseurl',
  'permalink',
  'collections',
  'kramdown',
  'remote_theme',
  'theme',
  'plugins',
  'markdown'
]

/** Hexo and Jupyter Book have a `_config.yml` too, with settings that Jekyll does not have. */
const isJekyll = (settings: Settings, gemfile: string): boolean =>
  /\bgem\s*\(?\s*["'](?:jekyll|github-pages)/.test(gemfile) ||
  (usualSettings.some(name => name in settings) && !('source_dir' in settings) && !('public_dir' in settings))
