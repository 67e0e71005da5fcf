import { inspect } from 'node:util'
import type { JobRunner, JobTask } from '../contract.ts'
import type { JobOutcome } from '../store/index.ts'

/** Runs a message to its end, or until so many milliseconds after its signal. Never rejects, whatever the runner does. */
export const runTask = async (runner: JobRunner, task: JobTask, grace: number): Promise<JobOutcome> => {
  try {
    return { status: 'completed', prLink: linkOf(await ended(runner.run(task), task.signal, grace)), error: null }
  } catch (error) {
    return failed(reasonOf(error))
  }
}

export const failed = (error: string): JobOutcome => ({ status: 'failed', prLink: null, error })

/** A run may ignore its signal, so it is not waited for longer than this: the service has to stop, or other jobs wait. */
const ended = <Result>(run: Promise<Result>, signal: AbortSignal, grace: number): Promise<Result> =>
  new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined
    const startGrace = () => {
      timer = setTimeout(reject, grace, new Error('The agent did not stop.'))
    }
    signal.addEventListener('abort', startGrace)
    Promise.resolve(run)
      .then(resolve, reject)
      .finally(() => {
        signal.removeEventListener('abort', startGrace)
        clearTimeout(timer)
      })
  })

/** The runner is somebody else’s program: only what is asked for is taken from its result. */
const linkOf = (result: unknown): string | null => {
  const link = (result as { prLink?: unknown } | null | undefined)?.prLink ?? null
  if (link !== null && typeof link !== 'string') throw new TypeError('The agent’s prLink is neither a text nor null.')
  return link || null
}

const reasonOf = (error: unknown): string => {
  const reason: unknown = error instanceof Error ? error.message : error
  return typeof reason === 'string' ? reason : inspect(reason)
}
