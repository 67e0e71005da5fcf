import GithubSlugger from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import type { HeadingIds } from '../../contract.ts'

/** GitHub’s ids. A first-level heading takes one and does not show it; an explicit one is not counted. */
export const docusaurusHeadingIds = (maintainCase: boolean) => (): HeadingIds => {
  const slugger = new GithubSlugger()
  return ({ nodes, depth, explicit, implied }) => {
    if (implied) return ''
    const words = nodes.filter(({ type }) => type !== 'html')
    const id = explicit ?? slugger.slug(textOf(words.length > 0 ? words : nodes), maintainCase)
    return depth === 1 ? '' : id
  }
}
