import type { MessagePort } from 'node:worker_threads'
import { createSiteReader, type DocsSite } from '../../docs/index.ts'
import type { ParseRequest, ParseResponse, ReadingConfig } from './contract.ts'
import { createPageParser } from './parse-page.ts'
import { openProgress } from './progress.ts'

/**
 * Parses pages for the thread that reads, one after the other.
 *
 * @param shared Says which page is parsed, as `createProgress` has it.
 */
export const parseThrough = (port: MessagePort, shared: SharedArrayBuffer): void => {
  const progress = openProgress(shared)
  const parse = createPageParser()
  const siteOf = createSites()
  const answer = async ({ id, config, stamp, source }: ParseRequest): Promise<ParseResponse> => {
    const site = await siteOf(config, stamp).catch(() => undefined)
    if (!site) return { id }
    progress.tell({ file: source.file, version: source.version })
    const page = parse(source, site)
    progress.tell(undefined)
    return { id, page }
  }
  let answered = Promise.resolve()
  port.on('message', (request: ParseRequest) => {
    answered = answered.then(async () => {
      const message = await answer(request)
      const { page } = message
      const bytes = page && 'facts' in page ? [page.facts, page.body] : []
      port.postMessage(
        message,
        bytes.map(({ buffer }) => buffer as ArrayBuffer)
      )
    })
  })
}

/** Sites by their configurations, read again where they are not the one that is asked for; nothing where they are not yet. */
const createSites = () => {
  const known = new Map<string, DocsSite>()
  return async (config: ReadingConfig, stamp: string): Promise<DocsSite | undefined> => {
    const name = JSON.stringify(config)
    const before = known.get(name)
    if (before?.stamp === stamp) return before
    // Where a page stands was asked of the site already: that its pages are known changes nothing else.
    const site = await createSiteReader({ ...config, sitePages: undefined }, () => {})(config.folder)
    known.set(name, site)
    return site.stamp === stamp ? site : undefined
  }
}
