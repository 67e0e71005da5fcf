import * as v from 'valibot'
import { parseWholeNumber } from '../../../shared/numbers.ts'

const limits = { default: '5', max: 20 }

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
    v.maxValue(limits.max)
  ),
  path: v.optional(v.pipe(v.string(), v.maxLength(2_000)))
})

export const searchResults = v.object({
  results: v.array(
    v.object({
      /** Address of the section. */
      url: v.string(),
      /** Title of the page. */
      title: v.string(),
      /** Heading of the section. */
      section: v.string(),
      /** The passage that contains the words, as the page shows it. */
      passage: v.string()
    })
  )
})
