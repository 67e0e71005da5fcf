import GithubSlugger from 'github-slugger'
import type { DocsSite, HeadingIds, PageRules } from '../contract.ts'
import { pagePathOf } from '../paths.ts'

/** Ids as GitHub gives them, and most generators after it. */
const githubHeadingIds = (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ text, explicit }) => explicit ?? slugger.slug(text)
}

export const plainRules: PageRules = {
  dialect: file => (/\.mdx$/i.test(file) ? 'mdx' : /\.rst$/i.test(file) ? 'rst' : 'markdown'),
  headingIds: githubHeadingIds
}

/** A folder of Markdown files that no known generator builds: what the service’s own demo site shows. */
export const plainSite = (folder: string): DocsSite => ({
  ...plainRules,
  generator: 'plain',
  stamp: '',
  root: folder,
  folders: [folder],
  base: '',
  place: file => ({ path: pagePathOf(file) })
})
