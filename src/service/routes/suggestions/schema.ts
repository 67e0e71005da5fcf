import * as v from 'valibot'

export const suggestionsQuery = v.object({
  path: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(2_000))
})

export const suggestions = v.object({ suggestions: v.pipe(v.array(v.string()), v.maxLength(3)) })
