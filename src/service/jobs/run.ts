import { inspect } from 'node:util'
import type { JobOutcome } from '../store/index.ts'
import type { JobRunner, JobTask } from './runner.ts'

/** Runs a message to its end, whatever the runner does. Never rejects. */
export const runTask = async (runner: JobRunner, task: JobTask): Promise<JobOutcome> => {
  try {
    return { status: 'completed', prLink: linkOf(await runner.run(task)), error: null }
  } catch (error) {
    return failed(reasonOf(error))
  }
}

export const failed = (error: string): JobOutcome => ({ status: 'failed', prLink: null, error })

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
