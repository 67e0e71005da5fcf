import { readFile } from 'node:fs/promises'
import { dirname, join, posix } from 'node:path'
import { isObject } from '../../../../shared/objects.ts'
import type { DocsSite, GeneratorChoice, RstRules, SiteGenerator } from '../../contract.ts'
import { encodedPath, insideFolder } from '../../paths.ts'
import { basePathOf } from '../base-path.ts'
import { asText } from '../config/index.ts'
import { hashOf } from '../hash.ts'
import { languageTag } from '../language-tag.ts'
import { readFoldersOf } from '../read-folders.ts'
import { readSphinxBuilder } from './builder.ts'
import { readExtlinks } from './extlinks.ts'
import { docutilsIds } from './heading-ids.ts'
import { readPageNames } from './labels.ts'
import { sphinxMatcher } from './patterns.ts'
import { pythonLiterals } from './python-literals.ts'
import { referencesBy, roleLinksOf } from './references.ts'

type Settings = Record<string, unknown>

/** Sphinx, with reStructuredText or MyST: `conf.py` in the folder of the pages. */
export const sphinx: SiteGenerator = {
  configFiles: [
    'conf.py',
    'source/conf.py',
    'docs/conf.py',
    'doc/conf.py',
    'docs/source/conf.py',
    'doc/source/conf.py'
  ],
  readSite: async (docs, configFile, { addresses }) => {
    const text = configFile ? await readFile(configFile, 'utf8').catch(() => '') : ''
    const settings = pythonLiterals(text)
    const root = configFile ? dirname(configFile) : docs
    const folders = readFoldersOf(docs, [root])
    if (!folders || (configFile && !isSphinx(settings))) return undefined
    const form = addresses ?? (await readSphinxBuilder(root)) ?? 'html'
    const isExcluded = excludedBy(settings)
    const isSource = sourcesOf(settings)
    const addressOf = addressesOf(settings, form)
    const { base, language = languageTag(asText(settings.language) ?? ''), version } = baseOf(settings)
    const [first] = folders
    const place: DocsSite['place'] = file => {
      const path = insideFolder(root, join(first, file))
      if (path === undefined || isExcluded(path) || !isSource(path)) return undefined
      const name = withoutExtension(path)
      return { path: encodedPath(`/${addressOf(name)}`), language, version, id: name }
    }
    const rst = rstRulesOf(settings)
    const names = await readPageNames({ root, folders, place, rst })
    const roleLink = roleLinksOf(names, readExtlinks(settings.extlinks), file => place(file, {})?.id)
    return {
      generator: 'sphinx',
      stamp: hashOf([text, form, [...names.labels], [...names.titles]]),
      root,
      folders,
      base,
      siteUrl: asText(settings.html_baseurl),
      language,
      version,
      dialect: file => (/\.(md|markdown)$/i.test(file) ? 'markdown' : 'rst'),
      headingIds: docutilsIds,
      place,
      roleLink,
      rst,
      fill: referencesBy(roleLink)
    }
  }
}

/**
 * What Sphinx puts before and after each page, of which readers see what pages name of it, and the substitutions that it
 * has by itself. A date that the build writes is not known.
 */
const rstRulesOf = ({
  primary_domain = 'py',
  version,
  release,
  today = '',
  rst_prolog,
  rst_epilog
}: Settings): RstRules => {
  const own = Object.entries({ version, release, today }).flatMap(([name, value]) =>
    typeof value === 'string' ? [`.. |${name}| replace:: ${value}`] : []
  )
  return { domain: asText(primary_domain) ?? '', names: [...own, ...textsOf([rst_prolog, rst_epilog])].join('\n\n') }
}

/** Whether a `conf.py` is that of Sphinx, because other programs have one too. */
const isSphinx = (settings: Settings): boolean => 'extensions' in settings || 'html_theme' in settings

/** The base path of `html_baseurl`. On Read the Docs it contains language and version: `/en/latest/`. */
const baseOf = ({
  html_baseurl
}: Settings): { base: string; language?: string | undefined; version?: string | undefined } => {
  const base = basePathOf(html_baseurl)
  const [, name = '', version] = /\/([^/]+)\/([^/]+)$/.exec(base) ?? []
  const language = languageTag(name)
  return language ? { base, language, version } : { base }
}

/** Files that Sphinx always excludes. */
const neverPages = ['**/_sources', '.#*', '**/.#*', '*.lproj/**']

const excludedBy = (settings: Settings): ((file: string) => boolean) => {
  const { exclude_patterns, templates_path, html_static_path, html_extra_path, include_patterns } = settings
  const lists = [exclude_patterns, templates_path, html_static_path, html_extra_path, neverPages]
  const isExcluded = sphinxMatcher(lists.flatMap(textsOf))
  const included = textsOf(include_patterns)
  const isIncluded = included.length > 0 ? sphinxMatcher(included) : () => true
  return file => isExcluded(file) || !isIncluded(file)
}

/** Whether a file is a source: `.rst`, the suffixes of `source_suffix`, and Markdown where an extension reads it. */
const sourcesOf = ({ source_suffix, extensions }: Settings): ((file: string) => boolean) => {
  const suffixes = isObject(source_suffix) ? Object.keys(source_suffix) : textsOf(source_suffix)
  const readsMarkdown = !Array.isArray(extensions) || extensions.some(isMarkdownReader)
  const all = [...(suffixes.length > 0 ? suffixes : ['.rst']), ...(readsMarkdown ? ['.md'] : [])]
  return file => all.some(ending => file.endsWith(ending))
}

/** Whether an extension reads Markdown. One that is not literal may, so it counts. */
const isMarkdownReader = (name: unknown): boolean =>
  typeof name !== 'string' || /myst|markdown|recommonmark|m2r|mdinclude/.test(name)

const withoutExtension = (file: string): string => {
  const { dir, name } = posix.parse(file)
  return posix.join(dir, name)
}

const addressesOf = (settings: Settings, form: GeneratorChoice['addresses']): ((name: string) => string) => {
  const { html_link_suffix, html_file_suffix } = settings
  const ending = asText(html_link_suffix) ?? asText(html_file_suffix) ?? '.html'
  if (form === 'html') return name => name + ending
  const folderOf = (name: string) => name.replace(/(^|\/)index$/, '$1')
  if (form === 'clean') return name => folderOf(name).replace(/\/$/, '')
  return name => folderOf(name).replace(/([^/])$/, '$1/')
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(entry => typeof entry === 'string')
