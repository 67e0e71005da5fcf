import type { Page } from '../../docs/index.ts'
import { nameKey } from '../analysis/names.ts'
import { setOffIn } from '../chunking/set-off.ts'
import { pagesOf, type SearchResult } from '../ranking/rank.ts'
import { bestOfSections } from './candidates.ts'
import type { ExactMatch } from './exact-match.ts'
import { isTitled } from './is-titled.ts'
import { piecesAround } from './pieces.ts'

/** Pages that set off the same: where it stands on more, none tells what it means. Words of a question that are looked at. */
const max = { pages: 3, words: 60 }

/**
 * Finds the place where the documentation sets off a message or a label, however few and common its words are: one that
 * is the whole question, or, as code, stands within a sentence of it.
 */
export const setOffMessageIn = (
  found: SearchResult,
  text: string,
  accepts: (page: Page) => boolean
): ExactMatch | undefined => {
  const { index } = found
  const whole = nameKey(text)
  if (isTitled(found, text, ['heading'])) return
  for (const key of [whole, ...keysWithin(text)]) {
    const files = index.pages.defining(key, accepts)
    if (files.length > max.pages) continue
    for (const page of pagesOf(found, files, max.pages))
      for (const chunk of bestOfSections(page.chunks)) {
        const piece = piecesAround(chunk.chunk).find(({ node }) =>
          setOffIn(node).some(said => said.key === key && (said.isCode || key === whole))
        )
        if (piece) return { page, chunk, piece, as: 'message' }
      }
  }
  return
}

/** Keys of what begins with a capital within a sentence, the longest first. */
const keysWithin = (text: string): string[] => {
  const words = [...text.matchAll(/\S+/g)].slice(0, max.words)
  return words
    .flatMap(({ index: from, 0: first }) =>
      /^["'“`(]*\p{Lu}/u.test(first) && isWithin(text.slice(0, from))
        ? words.filter(({ index }) => index > from).map(({ index, 0: last }) => text.slice(from, index + last.length))
        : []
    )
    .sort((a, b) => b.length - a.length)
    .map(nameKey)
}

/** Whether a sentence is under way. */
const isWithin = (before: string): boolean => /[^.!?。！？\s]\s*$/.test(before)
