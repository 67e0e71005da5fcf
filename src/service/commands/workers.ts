import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { CommandError, type ExitName, exitCodes } from '../../terminal/exit-codes.ts'
import { countForWorkers } from '../limits/index.ts'

/** Worker processes that share one port. */
export interface Workers<Facts> {
  /** The facts that the first worker has reported. */
  facts: Facts
  /** Stops all workers gracefully; resolves when they have stopped. */
  close: () => Promise<void>
}

/** Environment variable with the role of a worker. */
const variable = 'DOCS_ASSISTANT_WORKER'

/** The role of this process, if it is a worker. */
export const workerOf = (environment: NodeJS.ProcessEnv): 'first' | 'further' | undefined => {
  const role = cluster.isWorker ? environment[variable] : undefined
  return role === 'first' || role === 'further' ? role : undefined
}

/** Milliseconds until an ended worker is replaced, so that one that crashes at each start does not load the processor. */
const restartDelay = 1_000

/**
 * Starts `count` processes of this same command. The first starts before the others, so that they find the index that it
 * has saved. Replaces a worker that ends later. Throws the exit of a worker that does not start.
 *
 * @param report Called for each worker that ends.
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
    // Ignores the error of a message to a worker that has just ended.
    worker.on('error', () => {})
    return new Promise((resolve, reject) => {
      worker.on('message', ({ facts }: { facts?: Facts }) => {
        if (!facts) return
        resolve(facts)
        // Repeats the stop, because the worker did not listen yet when it was starting.
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
    // Ignores a failed start, because the exit of that worker starts another.
    setTimeout(() => isStopping || start().catch(() => {}), restartDelay)
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

/** In a worker that fails to start: closes the channel to its parent process, which would otherwise keep it alive. */
export const endWorker = (error: unknown): never => {
  process.channel?.unref()
  throw error
}

/** In a worker: reports to the parent process that it answers, and stops only when the parent says so. */
export const beWorker = (facts: object, stop: () => void): void => {
  // Ctrl-C and systemd signal all processes. Ignored here, because the parent process stops the workers.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => {})
  process.on('message', message => {
    if (message === 'stop') stop()
  })
  process.send?.({ facts })
}
