import { availableParallelism } from 'node:os'
import type { ParsedPage, ParseRequest, ParseResponse } from './contract.ts'
import { startWorker } from './program.ts'
import { createProgress, openProgress } from './progress.ts'
import { limitTime, tookTooLong } from './time-limit.ts'

/** A second thread that parses pages for the one that reads. */
export interface ParserThread {
  /**
   * Nothing where it has enough to do, or is not worth starting; a promise of nothing where the page is to be parsed by
   * whoever asked.
   */
  parse: (request: Omit<ParseRequest, 'id'>) => Promise<ParsedPage | undefined> | undefined
  /**
   * Says that somebody reads. The thread ends with the last who does.
   *
   * @param documentTime Milliseconds that it may work on one page.
   * @returns How to say that it is over.
   */
  hold: (documentTime: number) => () => void
}

/** Pages that are parsed before it is worth starting, and pages that wait for it while the others are parsed. */
const pages = { few: 200, waiting: 4 }

/** How often it may end without a page to blame. */
const attempts = 3

/** @param processors That this process may use. */
export const createParserThread = (processors = availableParallelism()): ParserThread => {
  let left = processors > 1 ? attempts : 0
  let holders = 0
  let asked = 0
  let limit = 0
  let thread: RunningThread | undefined
  return {
    parse(request) {
      if (asked++ < pages.few || left === 0) return
      thread ??= startThread(limit, isToBlame => {
        thread = undefined
        if (!isToBlame) left--
      })
      return thread.waiting() < pages.waiting ? thread.parse(request) : undefined
    },
    hold(documentTime) {
      holders++
      limit = documentTime
      return () => {
        if (--holders > 0) return
        asked = 0
        thread?.end()
        thread = undefined
      }
    }
  }
}

type RunningThread = ReturnType<typeof startThread>

/** @param onEnd Told when it has ended by itself, and whether because of a page. */
const startThread = (documentTime: number, onEnd: (isToBlame: boolean) => void) => {
  const waiting = new Map<number, { version: string; settle: (page: ParsedPage | undefined) => void }>()
  const shared = createProgress()
  const progress = openProgress(shared)
  const worker = startWorker(shared)
  const stopCounting = limitTime(worker, progress.step, documentTime, () => void worker.terminate())
  let last = 0
  const settleAll = () => {
    stopCounting()
    const parsing = progress.step() === 0 ? undefined : progress.read().version
    for (const { version, settle } of waiting.values())
      settle(version === parsing ? { reason: tookTooLong } : undefined)
    return parsing !== undefined
  }
  const onExit = () => onEnd(settleAll())
  worker.on('message', ({ id, page }: ParseResponse) => {
    waiting.get(id)?.settle(page)
    waiting.delete(id)
  })
  // It ends with an error as it ends without.
  worker.on('error', () => {})
  worker.once('exit', onExit)
  return {
    waiting: () => waiting.size,
    parse: (request: Omit<ParseRequest, 'id'>) =>
      new Promise<ParsedPage | undefined>(settle => {
        const id = ++last
        waiting.set(id, { version: request.source.version, settle })
        worker.postMessage({ ...request, id } satisfies ParseRequest)
      }),
    end() {
      worker.off('exit', onExit)
      settleAll()
      void worker.terminate()
    }
  }
}
