import { MessageChannel, type Worker } from 'node:worker_threads'
import { readBodiesFrom } from './bodies.ts'
import type {
  Failures,
  KnownPages,
  Parsing,
  Reader,
  ReadingConfig,
  ReadingEvent,
  ReadingMessage,
  ReadingRequest,
  WantedMessage
} from './contract.ts'
import { makerOf, startWorker } from './program.ts'
import { createProgress, openProgress } from './progress.ts'
import { limitTime, tookTooLong } from './time-limit.ts'

/** Milliseconds that the thread may work on one page. */
const patience = 10_000

/** Batches that are made while the ones before them are indexed. */
const ahead = 2

/** Threads in a row that may end without a page to blame. */
const attempts = 3

/**
 * Reads a documentation in a thread that all have in common. A page at which it hangs or breaks is left out: the thread
 * is ended, and another goes on with the rest.
 *
 * @param documentTime Milliseconds that the thread may work on one page.
 */
export const readInThread = (config: ReadingConfig, documentTime = patience): Reader => {
  const failures: Failures = new Map()
  // It begins while the saved index is loaded.
  startThread()
  return {
    readBody: readBodiesFrom(config.cache),
    snapshot: config.cache === undefined ? undefined : { path: `${config.cache}.index`, maker: () => makerOf(config) },
    async *read(before) {
      const known = before.then(({ versions, store }) => ({ versions: new Map(versions), store }))
      const request: Request = { config, known, failures, documentTime }
      for (let left = attempts; ; ) {
        const end = yield* readOnce(request)
        if (end.isDone) return
        if (end.parsing) failures.set(end.parsing.version, tookTooLong)
        else if (left-- === 0) throw new Error('The thread that reads the docs ended.', { cause: end.error })
      }
    }
  }
}

/** How a thread’s reading ended: well, at a page, or for whatever reason. */
interface End {
  isDone: boolean
  parsing?: Parsing | undefined
  error?: unknown
}

type Received = ReadingMessage | End

/** What is known grows with what was handed on, so that another thread does not begin at the first page again. */
type Request = Omit<ReadingRequest, 'port' | 'progress'> & { known: Promise<Known> }
type Known = KnownPages & { versions: Map<string, string> }

async function* readOnce({ known, ...request }: Request): AsyncGenerator<ReadingEvent[], End> {
  const thread = startThread()
  const { port1: port, port2: other } = new MessageChannel()
  const shared = createProgress()
  const progress = openProgress(shared)
  const parsing = (): Parsing | undefined => (progress.step() === 0 ? undefined : progress.read())
  const messages: Received[] = []
  let wake = () => {}
  const receive = (message: Received) => {
    messages.push(message)
    wake()
  }
  const stopCounting = limitTime(thread, progress.step, request.documentTime, () => endThread(thread))
  const onError = (error: unknown) => receive({ isDone: false, parsing: parsing(), error })
  const onExit = () => receive({ isDone: false, parsing: parsing() })
  thread.once('error', onError).once('exit', onExit)
  port.on('message', receive)
  thread.postMessage({ ...request, port: other, progress: shared }, [other])
  for (let batch = 0; batch < ahead; batch++) port.postMessage('more' satisfies WantedMessage)
  known.then(
    pages => port.postMessage(pages),
    (error: unknown) => receive({ error })
  )
  try {
    for (;;) {
      const message = messages.shift()
      if (!message) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      } else if ('events' in message) {
        port.postMessage('more' satisfies WantedMessage)
        yield message.events
        const pages = await known
        for (const event of message.events) noteIn(pages, event)
      } else if ('isDone' in message) return message
      else throw message.error
    }
  } finally {
    stopCounting()
    port.close()
    thread.off('error', onError).off('exit', onExit)
  }
}

const noteIn = (known: Known, event: ReadingEvent): void => {
  if (event.is === 'page') known.versions.set(event.file, event.version)
  if (event.is !== 'anew') return
  known.versions.clear()
  known.store = undefined
}

let current: Worker | undefined

/** The one thread that reads, started when it is first needed. It keeps no process alive. */
const startThread = (): Worker => {
  if (current) return current
  const thread = startWorker()
  // Every reading that is under way listens.
  thread.setMaxListeners(0)
  thread.once('error', () => endThread(thread))
  thread.unref()
  current = thread
  return thread
}

const endThread = (thread: Worker): void => {
  if (current === thread) current = undefined
  void thread.terminate()
}
