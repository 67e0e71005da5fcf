import type { FoundPage } from '../../protocol/search.ts'
import { SearchRefusal } from '../../transport/search.ts'

/** Milliseconds without a key before a search (debounce). */
const debounce = 200
/** In UTF-16 units. Longer text was pasted, or is a question for the assistant, and is not searched for. */
const maxLength = 200

/** Until when a platform must not be searched, in epoch milliseconds by its address, for all panels of the page. */
const pausedUntil = new Map<string, number>()

export interface TypedSearch {
  /** Reports the field’s current text. */
  type(text: string): void
  stop(): void
}

/**
 * Searches while a reader types, debounced and one search at a time. The same text is not searched twice in a row, and
 * outdated results are dropped. After a refusal, the platform is not searched for as long as it asked. A failed search
 * shows no pages.
 */
export const createTypedSearch = (
  address: string,
  search: (text: string, signal: AbortSignal) => Promise<readonly FoundPage[]>,
  show: (pages: readonly FoundPage[]) => void
): TypedSearch => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let current = ''

  const ask = async (text: string, { signal }: AbortController) => {
    if ((pausedUntil.get(address) ?? 0) > Date.now()) return
    try {
      const pages = await search(text, signal)
      if (!signal.aborted) show(pages)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof SearchRefusal) pausedUntil.set(address, Date.now() + error.pause)
      show([])
    }
  }

  const stop = () => {
    clearTimeout(timer)
    request.abort()
  }

  return {
    type(given) {
      // A space at the end is kept, because it marks the last word as complete.
      const text = given.replace(/\s+/g, ' ').trimStart()
      if (text === current) return
      current = text
      stop()
      if (!isWorthAsking(text)) return show([])
      request = new AbortController()
      timer = setTimeout(ask, debounce, text, request)
    },
    stop
  }
}

/** True for three letters or more, or two of Chinese, Japanese or Korean, whose letters carry more meaning. */
const isWorthAsking = (text: string) =>
  text.length <= maxLength && /(?:[\p{L}\p{N}].*){3}|(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}].*){2}/u.test(text)
