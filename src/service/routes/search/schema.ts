import * as v from 'valibot'
import { parseWholeNumber } from '../../../shared/numbers.ts'

const limits = { default: '5', most: 20 }

export const searchQuery = v.object({
  q: v.pipe(
    v.string(),
    v.check(text => text.trim() !== '', 'must not be empty'),
    v.maxLength(500)
  ),
  limit: v.pipe(
    v.optional(v.string(), limits.default),
    v.transform(text => parseWholeNumber(text) ?? Number.NaN),
    v.number('must be a whole number'),
    v.minValue(1),
    v.maxValue(limits.most)
  ),
  path: v.optional(v.pipe(v.string(), v.maxLength(2_000)))
})

export const searchResults = v.object({
  results: v.array(
    v.object({
      /** Where the section stands. */
      url: v.string(),
      /** Of the page. */
      title: v.string(),
      /** Heading of the section. */
      section: v.string(),
      /** What of it has the words, as the reader sees it on the page. */
      passage: v.string()
    })
  )
})
