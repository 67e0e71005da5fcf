import { isObject } from '../shared/objects.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'

interface SuggestionsOptions extends TransportOptions {
  suggestionsUrl?: string | undefined
}

/** Milliseconds until the request is given up: by then the reader has begun without suggestions. */
const requestTimeout = 5_000

/** Most suggestions, and the longest in UTF-16 units, that fit into the panel. */
const max = { questions: 3, length: 200 }

/**
 * Asks the owner’s `suggestionsUrl`, if there is one, for questions that a page answers. The key is sent only to the
 * origin of the questions. A failure returns none, because suggestions are optional.
 */
export const bringSuggestions = async (options: SuggestionsOptions, path: string): Promise<string[]> => {
  if (!options.suggestionsUrl) return []
  try {
    const url = new URL(options.suggestionsUrl, globalThis.location?.href)
    url.searchParams.set('path', path)
    const headers = url.origin === new URL(endpointOf(options)).origin ? await headersOf(options) : {}
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(requestTimeout) })
    return response.ok ? questionsIn(await response.json()) : []
  } catch {
    return []
  }
}

const questionsIn = (answer: unknown): string[] => {
  if (!isObject(answer) || !Array.isArray(answer.suggestions)) return []
  const questions = answer.suggestions.filter(
    (text): text is string => typeof text === 'string' && !!text.trim() && text.length <= max.length
  )
  return [...new Set(questions)].slice(0, max.questions)
}
