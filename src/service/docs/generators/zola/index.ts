import { existsSync } from 'node:fs'
import { basename, dirname, join, posix } from 'node:path'
import type { Placement, SiteGenerator } from '../../contract.ts'
import { encodedPath } from '../../paths.ts'
import { basePathOf, isOfNobody } from '../base-path.ts'
import { asObject, asText, asTexts } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { matcherOf } from '../file-patterns.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { plainRules } from '../plain.ts'
import { readText } from '../read-text.ts'
import type { Settings } from '../settings.ts'
import { settingsOfToml } from '../toml.ts'
import { zolaHeadingIds } from './heading-ids.ts'
import { createSections } from './sections.ts'
import { asHugoShortcodes } from './shortcodes.ts'
import { slugOf } from './slug.ts'

/** Zola: https://www.getzola.org/documentation/getting-started/configuration/ */
export const zola: SiteGenerator = {
  configFiles: ['zola.toml', 'config.toml'],

  readSite: async (docs, file, { name }) => {
    const root = file ? dirname(file) : docs
    const text = await readText(file)
    const settings = settingsOfToml(text)
    const own = join(root, 'content')
    const isZola = name === 'zola' || basename(file ?? '') === 'zola.toml' || asText(settings.base_url) !== undefined
    // Other programs have a `config.toml` too.
    if (file && (!isZola || !existsSync(own))) return undefined
    const content = contentIn(existsSync(own) ? own : docs, docs)
    if (!content) return undefined

    const address = asText(settings.base_url)?.replace(/\/+$/, '')
    const slugify = asObject(settings.slugify)
    const placeOf = zolaPlacing(existsSync(own) ? own : docs, settings)
    return {
      ...plainRules,
      generator: 'zola',
      stamp: hashOf([text, content]),
      root,
      folders: [content.folder],
      base: address?.startsWith('/') ? address : basePathOf(address),
      siteUrl: isOfNobody(address ?? '') ? undefined : address,
      language: languageTag(mainLanguageOf(settings)),
      dialect: () => 'markdown',
      headingIds: zolaHeadingIds((asText(slugify.anchors) ?? 'on') === 'on'),
      identifiesHtml: false,
      place: (given, frontMatter) => placeOf(posix.join(content.part, given), frontMatter),
      fill: async (_, source) => ({ source: asHugoShortcodes(source), included: [] })
    }
  }
}

/** The language of files without one in their names. Alone it would be English, which sites in others leave so. */
const mainLanguageOf = ({ default_language: main, languages }: Settings): string =>
  asText(main) ?? (languages === undefined ? '' : 'en')

/** Says where the pages of a folder are. */
const zolaPlacing = (folder: string, settings: Settings) => {
  const main = mainLanguageOf(settings)
  const languages = Object.keys(asObject(settings.languages)).filter(language => language !== main)
  const isIgnored = matcherOf(asTexts(settings.ignored_content))
  const sectionsAround = createSections(folder)
  const slugify = slugifierOf(asObject(settings.slugify))

  return (file: string, frontMatter: Settings): Placement | undefined => {
    const { dir, base } = posix.parse(file)
    const sections = sectionsAround(file)
    const isHidden = !base.endsWith('.md') || base.startsWith('.') || isIgnored(join(folder, file))
    const isBuilt =
      frontMatter.draft !== true && frontMatter.render !== false && !sections.some(({ isDraft }) => isDraft)
    if (isHidden || !isBuilt) return undefined

    const { name, language } = nameAndLanguage(base.slice(0, -'.md'.length), languages)
    const isSection = name === '_index'
    const folders = dir.split('/').filter(Boolean)
    const outer = name === 'index' ? folders.slice(0, -1) : folders
    const own = name === 'index' ? (folders.at(-1) ?? '') : name
    const path = isSection ? folders : [...outer, slugify(own, asText(frontMatter.slug))]
    const given = isSection ? undefined : asText(frontMatter.path)?.trim()
    const whole = given ? `/${given}/` : `/${[language, ...path].filter(Boolean).join('/')}/`
    // What redirects is never read, and links to it lead on.
    const isRedirect = isSection && asText(frontMatter.redirect_to) !== undefined
    return {
      path: encodedPath(whole.replaceAll(/\/{2,}/g, '/')),
      language: languageTag(language ?? main),
      id: [...outer, isSection ? '' : own].join('/') || 'index',
      isUnlisted: isRedirect || sections[0]?.isSearched === false || undefined
    }
  }
}

/** The name of a file without the language that it ends with: `install.fr`. */
const nameAndLanguage = (name: string, languages: string[]): { name: string; language?: string } => {
  const [, bare = '', language = ''] = /^([^.]*)\.(.*)$/.exec(name) ?? []
  return languages.includes(language) ? { name: bare, language } : { name }
}

const dated =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d))?\s?[_-](.+)$/

/** Creates a function that returns the last part of a page’s path, of its name or the slug in its front matter. */
const slugifierOf = (slugify: Settings) => {
  const strategy = asText(slugify.paths) ?? 'on'
  return (name: string, slug: string | undefined): string => {
    const undated = slugify.paths_keep_dates === true ? name : (dated.exec(name)?.[1] ?? name)
    const written = slug ?? undated
    if (strategy === 'off') return written
    const safe = written.replace(/[ .]+$/, '').replaceAll(/[<>:"/\\|?*]/g, '')
    return strategy === 'safe' ? safe : (slugOf(written) ?? safe)
  }
}
