import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import ignore from 'ignore'
import { isObject } from '../../../../shared/objects.ts'
import type { GeneratorChoice, Placement } from '../../contract.ts'
import { encodedPath } from '../../paths.ts'
import { asTexts } from '../config/index.ts'
import { matcherOf } from '../file-patterns.ts'
import { languageTag } from '../language-tag.ts'
import type { Settings } from '../settings.ts'
import { blogPosts } from './blog.ts'
import type { MkdocsBuild } from './builds.ts'
import { optionsOf } from './config.ts'
import { localizeBy } from './i18n.ts'

type Place = (file: string, frontMatter: Record<string, unknown>) => Placement | undefined

/** Creates a function that returns the place of a page by its path in the docs folder. */
export const mkdocsPlacing = (build: MkdocsBuild, addresses: GeneratorChoice['addresses']): Place => {
  const { settings, docs, folder } = build
  const form = addresses ?? (settings.use_directory_urls === false ? 'html' : 'directory')
  const isExcluded = excludedBy(settings)
  const localize = localizeBy(settings)
  const postOf = blogPosts(settings)
  const titles = titlesInNav(settings.nav)
  const exists = (file: string) => existsSync(join(docs, file))
  return (file, frontMatter) => {
    const local = isMarkdown(file) && !isExcluded(file) && frontMatter.draft !== true ? localize(file) : undefined
    if (!local || (local.better && exists(local.better)) || isShadowed(file, exists)) return undefined
    const { locale } = local
    const post = postOf(local.file, frontMatter)
    const pathTo = (name: string) => encodedPath(`/${folder}${local.folder}${addressOf(name, form)}`)
    return {
      path: pathTo(post?.file ?? local.file),
      link: post && !post.file ? pathTo(`${post.blog}index.md`) : undefined,
      language: (locale && languageTag(locale)) ?? locale ?? build.language,
      id: withoutExtension(local.file),
      title: titles.get(file)
    }
  }
}

/** The extensions by which MkDocs recognises pages. */
const markdownExtension = /\.(md|markdown|mdown|mkdn|mkd)$/

const isMarkdown = (file: string) => markdownExtension.test(file)
const withoutExtension = (file: string) => file.replace(markdownExtension, '')

const addressOf = (file: string, form: 'html' | 'clean' | 'directory'): string => {
  const { dir, name } = posix.parse(file)
  const isIndex = name === 'index' || name === 'README'
  const path = posix.join(dir, isIndex ? 'index' : name)
  if (form === 'html') return `${path}.html`
  if (isIndex) return dir && (form === 'clean' ? dir : `${dir}/`)
  return form === 'clean' ? path : `${path}/`
}

/** `README.md` is no page where there is an `index.md`. */
const isShadowed = (file: string, exists: (file: string) => boolean): boolean =>
  /(^|\/)README(\.[^/]+)$/.test(file) && exists(file.replace(/README(\.[^/]+)$/, 'index$1'))

/**
 * Exclusion by patterns like those of `.gitignore`, and by those of the plugin `exclude`. Hidden files and the folder of
 * templates are always excluded.
 */
const excludedBy = ({ exclude_docs, draft_docs, plugins }: Settings): ((file: string) => boolean) => {
  const lists = [['.*', '/templates/', exclude_docs], [draft_docs]].map(patterns =>
    ignore({ ignorecase: false }).add(patterns.filter(pattern => typeof pattern === 'string').join('\n'))
  )
  const { glob, regex } = optionsOf(plugins, 'exclude') ?? {}
  const isMatched = matcherOf(asTexts(glob))
  const expressions = asTexts(regex).flatMap(readExpression)
  return file =>
    lists.some(list => list.ignores(file)) || isMatched(file) || expressions.some(expression => expression.test(file))
}

/** An expression that matches from the start, as in Python; none where it is written as only Python reads it. */
const readExpression = (expression: string): RegExp[] => {
  try {
    return [new RegExp(`^(?:${expression})`)]
  } catch {
    return []
  }
}

/** The titles of files in the navigation. */
const titlesInNav = (nav: unknown, titles = new Map<string, string>()): Map<string, string> => {
  const entries = Array.isArray(nav) ? nav : isObject(nav) ? [nav] : []
  for (const entry of entries) {
    if (!isObject(entry)) continue
    for (const [title, value] of Object.entries(entry)) {
      if (typeof value === 'string') titles.set(value, title)
      else titlesInNav(value, titles)
    }
  }
  return titles
}
