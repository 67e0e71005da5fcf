import type { Page } from '../../docs/index.ts'

/** What a page is there for, as its path or its title tells it. */
export interface PageKinds {
  /** Says what changed between versions, or what was new when it was written. */
  isChangelog: boolean
  /** Says what is wrong and then what to do. */
  isTroubleshooting: boolean
  isReference: boolean
  /** For those who work on what is documented, not for those who use it. */
  isContributing: boolean
  /** About what was replaced by something newer, which another page is about. */
  isOutdated: boolean
}

export const kindsOf = ({ path, title }: Pick<Page, 'path' | 'title'>): PageKinds => {
  const address = path.toLowerCase().replaceAll('_', '-')
  const is = (kind: { path: RegExp; title?: RegExp }) => kind.path.test(address) || !!kind.title?.test(title)
  return {
    isChangelog: is(changelog),
    isTroubleshooting: is(troubleshooting),
    isReference: is(reference),
    isContributing: is(contributing),
    isOutdated: is({ path: outdated, title: outdated })
  }
}

/**
 * A migration is a changelog from one version to another. From another tool it is a guide, and of a database it is a
 * subject; so is a history of messages. What a site has below its `blog` are posts; further down a blog is a subject.
 */
const changelog = {
  path: /^(?:\/[a-z]{2}(?:-[a-z]{2,4})?)?\/blog\/.|\/(changelogs?|changes|releases?|release-(notes?|[\d-].*)|news|history|whats-?new.*|upgrading.*|upgrade-.*|(migration|upgrade)-guides?.*|(migrate|migrating|migration)-.*\d.*)(\/|$)/,
  title: /^(changelog|change log|changes|release notes|release history|version history|history|news|what[’']?s new)\b/i
}

// Folders and files have English names in any language.
const troubleshooting = {
  path: /troubleshoot|known-issues|error/,
  title: /^(troubleshooting|known issues)\b/i
}
const reference = { path: /\/(reference|api)\// }

// Elsewhere, “architecture” is as often a section for readers.
const contributing = { path: /\/(contributing|internals)$|^\/architecture$/, title: /^contributing\b/i }

/** The words for it in any of the languages. They stand in names too: `generateLegacy`. */
export const outdated =
  /legacy|deprecat(?!ions?\b)|obsol[eè]t|d[ée]pr[ée]ci|veraltet|en desuso|descontinuad|устарев|非推奨|廃止|弃用|废弃|사용 중단|지원 중단/i
