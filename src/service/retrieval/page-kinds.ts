import type { Page } from '../docs/index.ts'
import type { Language } from './languages/language.ts'

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

export const kindsOf = ({ paths }: Language, { path }: Page): PageKinds => ({
  isChangelog: paths.changelog.test(path),
  isTroubleshooting: paths.troubleshooting.test(path),
  isReference: paths.reference.test(path),
  isContributing: paths.contributing.test(path)
})
