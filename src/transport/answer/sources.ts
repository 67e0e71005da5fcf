import { isObject } from '../../shared/objects.ts'
import { isText } from '../json.ts'
import type { ChunkQueue } from './chunk-queue.ts'
import type { Diagnostics } from './diagnostics.ts'
import { type KnownEvent, toChunk } from './events.ts'

/** The sources of an answer: those that it names, and those that a search tool returned. */
export interface Sources {
  /** Adds the source of a `source-url` event. */
  add(event: KnownEvent): void
  /**
   * Reads the output of a tool named `search`: `[{ path, url, metadata: { title } }]`, or `{ results }` with the same list.
   * Returns the number of results.
   */
  fromSearch(output: unknown): number | undefined
  /** Adds the search results that no `source-url` named. They come last, because the named ones say more. */
  close(): void
}

const maxFound = 100

export const createSources = (queue: ChunkQueue, diagnostics: Diagnostics, allowPart: () => boolean): Sources => {
  const named = new Set<string>()
  const found = new Map<string, string | undefined>()

  const show = (url: string, fields: KnownEvent) => {
    if (!allowPart()) return
    named.add(url)
    queue.addContent(toChunk({ ...fields, sourceId: fields.sourceId ?? url, url }))
  }

  return {
    add(event) {
      const url = event.url as string
      if (isWebUrl(url)) show(url, event)
      else diagnostics.skipped('source that is no web address')
    },
    fromSearch(output) {
      const results = isObject(output) ? output.results : output
      if (!Array.isArray(results)) return
      for (const result of results) {
        if (found.size === maxFound) break
        if (!isObject(result)) continue
        const url = result.url ?? result.path
        const title = isObject(result.metadata) ? result.metadata.title : result.title
        if (isText(url) && isWebUrl(url) && !found.has(url)) found.set(url, isText(title) ? title : undefined)
      }
      return results.length
    },
    close() {
      for (const [url, title] of found) {
        if (!named.has(url)) show(url, { type: 'source-url', title })
      }
      found.clear()
    }
  }
}

/** Absolute or relative, but neither a script nor a local file. */
export const isWebUrl = (url: string): boolean => {
  try {
    return !!url && /^https?:$/.test(new URL(url, 'https://relative.invalid').protocol)
  } catch {
    return false
  }
}
