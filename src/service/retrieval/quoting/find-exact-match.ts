import type { Page } from '../../docs/index.ts'
import { comparedSubjects } from '../analysis/compared-subjects.ts'
import type { SearchResult } from '../ranking/rank.ts'
import { definitionIn } from './definitions.ts'
import type { ExactMatch } from './exact-match.ts'
import { labelledIn } from './labels.ts'
import { messageIn } from './messages.ts'
import { setOffMessageIn } from './set-off-message.ts'
import { titledPartIn } from './titled-part.ts'

/** Finds the place that a question means by its very words, if there is one. What is surer is looked for first. */
export const findExactMatch = (
  found: SearchResult,
  text: string,
  accepts: (page: Page) => boolean
): ExactMatch | undefined => {
  const said =
    messageIn(found, text) ??
    titledPartIn(found, text) ??
    labelledIn(found, text) ??
    setOffMessageIn(found, text, accepts)
  // Where one of two things is defined, nothing is said of how they differ.
  if (said || comparedSubjects(found.index.analyzer.language, text)) return said
  return definitionIn(found, text, accepts)
}
