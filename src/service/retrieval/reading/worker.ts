// The thread that reads documentation. It is told what to read and answers through the port that comes with it. With
// what it says its progress in, it only parses pages for the thread that started it.
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { createSiteReader } from '../../docs/index.ts'
import type {
  BodyPlace,
  Failures,
  KnownPages,
  ReadingConfig,
  ReadingMessage,
  ReadingRequest,
  WantedMessage
} from './contract.ts'
import { noPageCache, openPageCache } from './page-cache.ts'
import { createParserThread } from './parser-thread.ts'
import { makerOf } from './program.ts'
import { openProgress, type Progress } from './progress.ts'
import { createReader } from './reader.ts'

const parserThread = createParserThread()

/** Reads what a configuration says, one reading after the other, and remembers what the files were like. */
const createReading = (config: ReadingConfig) => {
  const failures: Failures = new Map()
  let send: (message: ReadingMessage) => void = () => {}
  let progress: Progress | undefined
  const { read } = createReader({
    folder: config.folder,
    readSite: createSiteReader(config, error => send({ events: [{ is: 'report', message: messageOf(error) }] })),
    failures,
    cache: config.cache === undefined ? noPageCache : openPageCache(config.cache, makerOf(config)),
    onParsing: parsing => progress?.tell(parsing),
    parseInThread: (source, { stamp }) => parserThread.parse({ config, stamp, source })
  })
  const answer = async ({ failures: told, port, progress: shared, documentTime }: ReadingRequest) => {
    for (const [version, reason] of told) failures.set(version, reason)
    const known = knownThrough(port)
    const wanted = createCredit(port)
    progress = openProgress(shared)
    const release = parserThread.hold(documentTime)
    send = message => port.postMessage(message, recordsIn(message))
    try {
      for await (const events of read(known)) {
        if (!(await wanted())) return
        send({ events })
      }
      send({ isDone: true })
    } catch (error) {
      send({ error })
    } finally {
      release()
    }
  }
  let answered = Promise.resolve()
  return (request: ReadingRequest) => {
    answered = answered.then(() => answer(request))
  }
}

/** Waits for what is known, which may still be loaded. Rejects when nobody listens any more. */
const knownThrough = (port: MessagePort): Promise<KnownPages> => {
  const known = new Promise<KnownPages>((resolve, reject) => {
    port.on('message', (message: WantedMessage) => {
      if (message !== 'more') resolve(message)
    })
    port.on('close', () => reject(new Error('Nobody listens any more.')))
  })
  // A reading that has not come to it fails, or ends, by itself.
  known.catch(() => {})
  return known
}

/** Waits until a batch is wanted; `false` when nobody listens any more. */
const createCredit = (port: MessagePort) => {
  let credit = 0
  let isClosed = false
  let wake = () => {}
  port.on('message', (message: WantedMessage) => {
    if (message !== 'more') return
    credit++
    wake()
  })
  port.on('close', () => {
    isClosed = true
    wake()
  })
  return async (): Promise<boolean> => {
    while (credit === 0 && !isClosed) {
      await new Promise<void>(resolve => {
        wake = resolve
      })
    }
    credit--
    return !isClosed
  }
}

/** The bytes of pages change hands and are not copied. */
const recordsIn = (message: ReadingMessage): ArrayBuffer[] =>
  'events' in message
    ? message.events.flatMap(event => (event.is === 'page' ? buffersOf(event.facts, event.body) : []))
    : []

const buffersOf = (facts: Uint8Array, body: BodyPlace): ArrayBuffer[] =>
  [facts, ...(body instanceof Uint8Array ? [body] : [])].map(({ buffer }) => buffer as ArrayBuffer)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const readings = new Map<string, ReturnType<typeof createReading>>()

const answer = (request: ReadingRequest): void => {
  const name = JSON.stringify(request.config)
  const read = readings.get(name) ?? createReading(request.config)
  readings.set(name, read)
  read(request)
}

if (workerData) {
  const { parseThrough } = await import('./parser-worker.ts')
  parseThrough(parentPort as MessagePort, workerData as SharedArrayBuffer)
} else parentPort?.on('message', answer)
