import type { FoundPage } from '../../protocol/search.ts'
import { SearchRefusal } from '../../transport/search.ts'

/** Milliseconds without a key before it asks. */
const rest = 200
/** In UTF-16 units: whatever is longer was pasted, or is a question for the assistant. */
const longest = 200

/** Until when a platform is to be asked no more, by its address, in milliseconds; for all panels of the page. */
const pauses = new Map<string, number>()

export interface TypedSearch {
  /** What stands in the field now. */
  type(text: string): void
  stop(): void
}

/**
 * Searches while a reader types: when the keys rest, for what was not asked just before, one at a time; an answer to what
 * is no longer there is dropped. A platform that refuses is left alone, and what fails is nothing found.
 */
export const createTypedSearch = (
  address: string,
  search: (text: string, signal: AbortSignal) => Promise<readonly FoundPage[]>,
  show: (pages: readonly FoundPage[]) => void
): TypedSearch => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request = new AbortController()
  let wanted = ''

  const ask = async (text: string, { signal }: AbortController) => {
    if ((pauses.get(address) ?? 0) > Date.now()) return
    try {
      const pages = await search(text, signal)
      if (!signal.aborted) show(pages)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof SearchRefusal) pauses.set(address, Date.now() + error.pause)
      show([])
    }
  }

  const stop = () => {
    clearTimeout(timer)
    request.abort()
  }

  return {
    type(given) {
      // A space at the end says that the last word is whole.
      const text = given.replace(/\s+/g, ' ').trimStart()
      if (text === wanted) return
      wanted = text
      stop()
      if (!isWorthAsking(text)) return show([])
      request = new AbortController()
      timer = setTimeout(ask, rest, text, request)
    },
    stop
  }
}

/** From three letters on; two of a script whose letters are words say as much. */
const isWorthAsking = (text: string) =>
  text.length <= longest && /(?:[\p{L}\p{N}].*){3}|(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}].*){2}/u.test(text)
