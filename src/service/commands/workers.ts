import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { CommandError, type ExitName, exitCodes } from '../../terminal/exit-codes.ts'
import { countForWorkers } from '../limits/index.ts'

/** Processes that answer at one port. */
export interface Workers<Facts> {
  /** What the first told of itself. */
  facts: Facts
  /** Has all of them stop, each as one alone would; resolves when they have. */
  close: () => Promise<void>
}

/** Tells a worker which it is. */
const variable = 'DOCS_ASSISTANT_WORKER'

/** Which worker this process is, if it is one. */
export const workerOf = (environment: NodeJS.ProcessEnv): 'first' | 'further' | undefined => {
  const role = cluster.isWorker ? environment[variable] : undefined
  return role === 'first' || role === 'further' ? role : undefined
}

/** Milliseconds before one that ended is replaced: one that ends at each start must not keep the processor busy. */
const pause = 1_000

/**
 * Starts so many processes that run this same command, the first before the others: what it reads of the docs they find
 * read. Later one that ends is replaced. Throws what the command of one that does not start has exited with.
 *
 * @param report Told of each that ends.
 */
export const startWorkers = async <Facts>(
  count: number,
  report: (message: string) => void
): Promise<Workers<Facts>> => {
  countForWorkers()
  const running = new Set<Worker>()
  let isUp = false
  let isStopping = false

  const start = (): Promise<Facts> => {
    const worker = cluster.fork({ [variable]: running.size === 0 ? 'first' : 'further' })
    running.add(worker)
    // What is sent to one that has just ended goes nowhere.
    worker.on('error', () => {})
    return new Promise((resolve, reject) => {
      worker.on('message', ({ facts }: { facts?: Facts }) => {
        if (!facts) return
        resolve(facts)
        // What it was told while it started it has not heard.
        if (isStopping) worker.send('stop')
      })
      worker.once('exit', (code, signal) => {
        running.delete(worker)
        reject(new CommandError(exitOf(code), `A worker ended before it was ready (${signal ?? code}).`))
        if (isUp && !isStopping) replace(signal ?? `${code}`)
      })
    })
  }
  const replace = (reason: string) => {
    report(`A worker ended (${reason}). Another takes its place.`)
    // One that does not start is replaced as well, by its own exit.
    setTimeout(() => isStopping || start().catch(() => {}), pause)
  }
  const close = async () => {
    isStopping = true
    const exits = [...running].map(worker => once(worker, 'exit'))
    for (const worker of running) worker.send('stop')
    await Promise.all(exits)
  }

  try {
    const facts = await start()
    await Promise.all(Array.from({ length: count - 1 }, start))
    isUp = true
    return { facts, close }
  } catch (error) {
    await close()
    throw error
  }
}

const exitOf = (code: number | null): ExitName =>
  (Object.keys(exitCodes) as ExitName[]).find(name => exitCodes[name] === code) ?? 'failed'

/** In a worker: lets it end where it fails at its start, although it is connected with the process that started it. */
export const endWorker = (error: unknown): never => {
  process.channel?.unref()
  throw error
}

/** In a worker: tells that it answers, and with what; is told to stop by the process that started it alone. */
export const beWorker = (facts: object, stop: () => void): void => {
  // Ctrl-C in a terminal and systemd tell all processes; the one that started this one tells it in turn.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {})
  process.on('message', message => {
    if (message === 'stop') stop()
  })
  process.send?.({ facts })
}
