import { dirname, join, posix } from 'node:path'
import picomatch from 'picomatch'
import { glob } from 'tinyglobby'
import type { GeneratorChoice, Placement, SiteGenerator } from '../../contract.ts'
import { encodedPath, withoutExtension } from '../../paths.ts'
import { basePathOf, isOfNobody } from '../base-path.ts'
import { asObject, asText, asTexts } from '../config/index.ts'
import { contentIn } from '../content-folder.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { plainRules } from '../plain.ts'
import { fillRaw } from '../raw.ts'
import { readText } from '../read-text.ts'
import type { Settings } from '../settings.ts'
import { settingsOfYaml } from '../yaml.ts'
import { hexoHeadingIds } from './heading-ids.ts'
import { fillInlineTags } from './inline-tags.ts'

/** Hexo: https://hexo.io/docs/configuration */
export const hexo: SiteGenerator = {
  configFiles: ['_config.{yml,yaml}'],

  readSite: async (docs, file, { name, addresses }) => {
    const root = file ? dirname(file) : docs
    const [text, program] = await Promise.all([readText(file), readText(join(root, 'package.json'))])
    const settings = settingsOfYaml(text)
    // Sites of Jekyll have a `_config.yml` too.
    if (file && name !== 'hexo' && !isHexo(settings, program)) return undefined
    const content = contentIn(file ? join(root, asText(settings.source_dir) ?? 'source') : docs, docs)
    if (!content) return undefined

    const languages = await languagesOf(root, settings)
    const address = asText(settings.url)?.replace(/\/+$/, '')
    const base = asText(settings.root)?.replace(/\/+$/, '') ?? basePathOf(address)
    const placeOf = hexoPlacing(settings, languages, addresses)
    return {
      ...plainRules,
      generator: 'hexo',
      stamp: hashOf([text, program, languages, addresses]),
      root,
      folders: [content.folder],
      base,
      siteUrl: isOfNobody(address ?? '') ? undefined : address,
      language: languageTag(mainLanguageOf(settings)),
      dialect: () => 'markdown',
      headingIds: hexoHeadingIds(settings, program.includes('hexo-renderer-markdown-it') ? 'markdown-it' : 'marked'),
      identifiesHtml: false,
      place: (given, frontMatter) => placeOf(posix.join(content.part, given), frontMatter),
      fill: async (_, source) => ({ source: fillRaw(fillInlineTags(source)), included: [] })
    }
  }
}

/** Settings of Hexo that neither Jekyll has, nor its Octopress, from which Hexo took `category_dir` and `code_dir`. */
const ownSettings = [
  'source_dir',
  'public_dir',
  'tag_dir',
  'archive_dir',
  'i18n_dir',
  'skip_render',
  'new_post_name',
  'default_layout',
  'post_asset_folder',
  'render_drafts',
  'pretty_urls',
  'index_generator'
]

const isHexo = (settings: Settings, program: string): boolean =>
  /"hexo"\s*:/.test(program) || ownSettings.some(name => name in settings)

/** The first language of the configuration. Without one it would be English, which sites in others leave so. */
const mainLanguageOf = ({ language }: Settings): string => asText(language) ?? asTexts(language)[0] ?? ''

/** The languages of a site: those that its theme has the texts of, and those of the configuration. */
const languagesOf = async (root: string, settings: Settings): Promise<string[]> => {
  const files = await glob(`themes/${asText(settings.theme) ?? '*'}/languages/*.{yml,yaml,json}`, { cwd: root })
  return [...files.map(file => posix.parse(file).name), ...asTexts(settings.language)]
}

/** Says where the pages of the folder of sources are. Addresses of posts have their dates, and none is documentation. */
const hexoPlacing = (settings: Settings, languages: readonly string[], addresses: GeneratorChoice['addresses']) => {
  const isMatch = (patterns: unknown) => {
    const given = asText(patterns) ? [asText(patterns) ?? ''] : asTexts(patterns)
    return picomatch(given)
  }
  const [isIncluded, isExcluded, isRaw] = [settings.include, settings.exclude, settings.skip_render].map(isMatch)
  const isClean = addresses ? addresses !== 'html' : asObject(settings.pretty_urls).trailing_html === false
  const ending = addresses === 'directory' ? '/' : isClean ? '' : '.html'

  return (file: string, { permalink }: Settings): Placement | undefined => {
    const isHidden = /(?:^|\/)[_.]/.test(file) && !isIncluded?.(file)
    if (!/\.(?:md|markdown|mkd|mkdn)$/.test(file) || isHidden || isExcluded?.(file) || isRaw?.(file)) return undefined
    const own = asText(permalink)?.replace(/^\/+/, '')
    const written = (own ?? withoutExtension(file)).replace(/\.html$/, '')
    const path = written.replace(/(^|\/)(?:index)?$/, '$1')
    const [first = '', ...rest] = withoutExtension(file).split('/')
    const language = rest.length > 0 && languages.includes(first) ? first : undefined
    return {
      path: encodedPath(`/${path}${path === '' || path.endsWith('/') ? '' : ending}`),
      language: languageTag(language ?? mainLanguageOf(settings)),
      id: language ? rest.join('/') : withoutExtension(file)
    }
  }
}
