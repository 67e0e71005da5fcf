import { existsSync } from 'node:fs'
import { MessageChannel, Worker } from 'node:worker_threads'
import type {
  Failures,
  Parsing,
  Reader,
  ReadingConfig,
  ReadingEvent,
  ReadingMessage,
  ReadingRequest
} from './contract.ts'
import { limitTime } from './time-limit.ts'

/** Milliseconds that the thread may work on one page. */
const patience = 10_000

/**
 * Megabytes of objects that the thread may have: a page that makes more of itself ends it, and not the service. With a
 * small young generation a large documentation needs a third less.
 */
const memory = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 24 }

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
  return {
    async *read(before) {
      // Grows with what was handed on, so that another thread does not begin at the first page again.
      const known = new Map(before)
      for (let left = attempts; ; ) {
        const end = yield* readOnce({ config, known, failures }, documentTime)
        if (end.isDone) return
        if (end.parsing) failures.set(end.parsing.version, 'It takes too long, or too much memory, to parse.')
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

type Received = Exclude<ReadingMessage, { parsing: unknown }> | End

async function* readOnce(
  request: Omit<ReadingRequest, 'known' | 'port'> & { known: Map<string, string> },
  documentTime: number
): AsyncGenerator<ReadingEvent[], End> {
  const thread = startThread()
  const { port1: port, port2: other } = new MessageChannel()
  const messages: Received[] = []
  let parsing: Parsing | undefined
  let stopCounting = () => {}
  let wake = () => {}
  const receive = (message: Received) => {
    messages.push(message)
    wake()
  }
  const onParsing = (begun: Parsing | undefined) => {
    stopCounting()
    parsing = begun
    // Where this thread was busy itself, that the page is parsed may have been said already.
    const end = () => setImmediate(() => parsing === begun && endThread(thread))
    if (begun) stopCounting = limitTime(thread, documentTime, end)
  }
  const onError = (error: unknown) => receive({ isDone: false, parsing, error })
  const onExit = () => receive({ isDone: false, parsing })
  thread.once('error', onError).once('exit', onExit)
  port.on('message', (message: ReadingMessage) => {
    if ('parsing' in message) onParsing(message.parsing)
    else receive(message)
  })
  thread.postMessage({ ...request, port: other }, [other])
  for (let batch = 0; batch < ahead; batch++) port.postMessage('more')
  try {
    for (;;) {
      const message = messages.shift()
      if (!message) {
        await new Promise<void>(resolve => {
          wake = resolve
        })
      } else if ('events' in message) {
        port.postMessage('more')
        yield message.events
        for (const event of message.events) if (event.is === 'page') request.known.set(event.file, event.version)
      } else if ('isDone' in message) return message
      else throw message.error
    }
  } finally {
    stopCounting()
    port.close()
    thread.off('error', onError).off('exit', onExit)
  }
}

let current: Worker | undefined

/** The one thread that reads, started when it is first needed. It keeps no process alive. */
const startThread = (): Worker => {
  if (current) return current
  const thread = new Worker(entry(), { resourceLimits: memory })
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

/** Beside this file in the sources; in what is built a file of its own, which chunks lie below. */
const entry = (): URL => {
  const urls = ['./worker.ts', './docs-thread.js', '../docs-thread.js'].map(name => new URL(name, import.meta.url))
  return urls.find(url => existsSync(url)) as URL
}
