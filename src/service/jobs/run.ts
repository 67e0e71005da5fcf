import { inspect } from 'node:util'
import { isObject } from '../../shared/objects.ts'
import type { JobRunner, JobTask } from '../contract.ts'
import type { JobOutcome } from '../store/index.ts'
import { masked } from './masked.ts'

/** Most characters of a runner’s sentences and of its diff that are stored. */
const max = { sentence: 2_000, diff: 2_000_000 }

/**
 * Runs a message to its end, or until `grace` milliseconds after its signal was aborted. Never rejects.
 *
 * @param secrets Secrets that are redacted in the runner’s sentences.
 */
export const runTask = async (
  runner: JobRunner,
  task: JobTask,
  grace: number,
  secrets: readonly string[] = []
): Promise<JobOutcome> => {
  const sentence = (text: string) => masked(text, task.job.id, secrets).slice(0, max.sentence)
  try {
    return outcomeOf(await ended(runner.run(task), task.signal, grace), sentence)
  } catch (error) {
    return failed(sentence(reasonOf(error)))
  }
}

export const failed = (error: string): JobOutcome => ({
  status: 'failed',
  prLink: null,
  error,
  summary: null,
  diff: null
})

/** Waits for a run, but at most `grace` milliseconds after its signal, because a run may ignore the signal and block others. */
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

/** Validates the result of a runner, which is an untrusted program. */
const outcomeOf = (result: unknown, sentence: (text: string) => string): JobOutcome => {
  if (!isObject(result)) throw new TypeError('The agent’s result is no object with a prLink.')
  const { prLink, summary, diff } = result
  return {
    status: 'completed',
    prLink: linkOf(prLink),
    error: null,
    summary: typeof summary === 'string' && summary ? sentence(summary) : null,
    diff: typeof diff === 'string' ? diff.slice(0, max.diff) : null
  }
}

/** Validates a link as an http(s) address and removes a name and password, which git addresses may have. */
const linkOf = (given: unknown): string | null => {
  if (given === null || given === undefined || given === '') return null
  const url = typeof given === 'string' && URL.canParse(given) ? new URL(given) : undefined
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError('The agent’s prLink is no address that begins with http:// or https://.')
  }
  url.username = ''
  url.password = ''
  return url.href
}

const reasonOf = (error: unknown): string => {
  const reason: unknown = error instanceof Error ? error.message : error
  return typeof reason === 'string' ? reason : inspect(reason)
}
