import type { Page } from '../../docs/index.ts'

/** What a page is there for, as its path tells it. */
export interface PageKinds {
  /** Says what changed between versions. */
  isChangelog: boolean
  /** Says what is wrong and then what to do. */
  isTroubleshooting: boolean
  isReference: boolean
  /** For those who work on what is documented, not for those who use it. */
  isContributing: boolean
}

export const kindsOf = ({ path }: Pick<Page, 'path'>): PageKinds => ({
  isChangelog: paths.changelog.test(path),
  isTroubleshooting: paths.troubleshooting.test(path),
  isReference: paths.reference.test(path),
  isContributing: paths.contributing.test(path)
})

/** Folders and files have English names in any language. */
const paths = {
  changelog: /migrat|upgrad|changelog|release-notes|whats-new|history/,
  troubleshooting: /troubleshoot|faq|known-issues|error/,
  reference: /\/(reference|api)\//,
  // Elsewhere, “architecture” is as often a section for readers.
  contributing: /\/(contributing|internals)$|^\/architecture$/
}
