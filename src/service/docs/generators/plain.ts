import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { DocsSite, GeneratorChoice, HeadingIds, PageRules } from '../contract.ts'
import { pagePathOf, withoutExtension } from '../paths.ts'

/** Ids as GitHub gives them, and most generators after it. */
const githubHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ text, explicit }) => explicit ?? slugger.slug(text)
}

export const plainRules: PageRules = {
  dialect: file => (/\.mdx$/i.test(file) ? 'mdx' : /\.rst$/i.test(file) ? 'rst' : 'markdown'),
  headingIds: githubHeadingIds
}

/**
 * A folder of Markdown files that no known generator builds: what the service’s own demo site shows, at addresses
 * without an ending unless another form is chosen.
 */
export const plainSite = (folder: string, addresses: GeneratorChoice['addresses'] = 'clean'): DocsSite => ({
  ...plainRules,
  generator: 'plain',
  stamp: addresses,
  root: folder,
  folders: [folder],
  base: '',
  place: (file, frontMatter) => (isPublished(file, frontMatter) ? { path: addressOf(file, addresses) } : undefined)
})

/** By the marks that most generators share: a name that begins with `_` is a part of other pages. */
const isPublished = (file: string, { draft, unlisted }: Record<string, unknown>): boolean =>
  draft !== true && unlisted !== true && !file.split('/').some(name => name.startsWith('_'))

const addressOf = (file: string, form: GeneratorChoice['addresses']): string => {
  const path = pagePathOf(file)
  if (form === 'clean' || path === '/') return path
  const isIndex = /^(\d+\s*[-_.]+\s*)?(index|readme)$/i.test(posix.basename(withoutExtension(file)))
  return form === 'html' && !isIndex ? `${path}.html` : `${path}/`
}
