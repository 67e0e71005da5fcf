import { isObject } from '../shared/objects.ts'
import { endpointOf, headersOf, type TransportOptions } from './options.ts'

interface SuggestionsOptions extends TransportOptions {
  suggestionsUrl?: string | undefined
}

/** Milliseconds after which the reader has begun without them. */
const patience = 5_000

/** As many, and as long in UTF-16 units, as there is room for. */
const most = { questions: 3, length: 200 }

/**
 * Asks the owner’s `suggestionsUrl` for questions that a page answers; without one nothing is asked. The key goes along
 * only to the origin that questions go to. None where it fails: nobody waits for them.
 */
export const bringSuggestions = async (options: SuggestionsOptions, path: string): Promise<string[]> => {
  if (!options.suggestionsUrl) return []
  try {
    const url = new URL(options.suggestionsUrl, globalThis.location?.href)
    url.searchParams.set('path', path)
    const headers = url.origin === new URL(endpointOf(options)).origin ? await headersOf(options) : {}
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) })
    return response.ok ? questionsIn(await response.json()) : []
  } catch {
    return []
  }
}

const questionsIn = (answer: unknown): string[] => {
  if (!isObject(answer) || !Array.isArray(answer.suggestions)) return []
  const questions = answer.suggestions.filter(
    (text): text is string => typeof text === 'string' && !!text.trim() && text.length <= most.length
  )
  return [...new Set(questions)].slice(0, most.questions)
}
