import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { DocsSite, GeneratorChoice, HeadingIds, PageRules } from '../contract.ts'
import { pagePathOf, withoutExtension } from '../paths.ts'

/** GitHub’s ids, which most generators use too. */
const githubHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ text, explicit }) => explicit ?? slugger.slug(text)
}

export const plainRules: PageRules = {
  dialect: file => (/\.mdx$/i.test(file) ? 'mdx' : /\.rst$/i.test(file) ? 'rst' : 'markdown'),
  headingIds: githubHeadingIds
}

/**
 * A folder of Markdown files without a known generator, with the addresses of the service’s own demo site: without an
 * extension, unless another form is configured.
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

/** Whether a page is published, by the conventions of most generators: no draft, and no partial, whose name begins with `_`. */
const isPublished = (file: string, { draft, unlisted }: Record<string, unknown>): boolean =>
  draft !== true && unlisted !== true && !file.split('/').some(name => name.startsWith('_'))

const addressOf = (file: string, form: GeneratorChoice['addresses']): string => {
  const path = pagePathOf(file)
  if (form === 'clean' || path === '/') return path
  const isIndex = /^(\d+\s*[-_.]+\s*)?(index|readme)$/i.test(posix.basename(withoutExtension(file)))
  return form === 'html' && !isIndex ? `${path}.html` : `${path}/`
}
