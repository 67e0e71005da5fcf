import { posix } from 'node:path'
import GithubSlugger from 'github-slugger'
import type { DocsSite, GeneratorChoice, HeadingIds, PageRules } from '../contract.ts'
import { pagePathOf, withoutEnding } from '../paths.ts'

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
  place: file => ({ path: addressOf(file, addresses) })
})

const addressOf = (file: string, form: GeneratorChoice['addresses']): string => {
  const path = pagePathOf(file)
  if (form === 'clean' || path === '/') return path
  const isIndex = /^(\d+\s*[-_.]+\s*)?(index|readme)$/i.test(posix.basename(withoutEnding(file)))
  return form === 'html' && !isIndex ? `${path}.html` : `${path}/`
}
