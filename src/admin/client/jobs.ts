import { type AgentJob, limits, routes } from '../../protocol/index.ts'
import { refused } from '../http/errors.ts'
import type { Send } from '../http/send.ts'
import type { CallOptions } from './feedback.ts'
import { isPathSegment, type ResolvedAdminOptions } from './options.ts'
import { parseJob } from './parse.ts'
import { type WaitOptions, waitForJob } from './wait-for-job.ts'

export interface JobsClient {
  /** Starts a job (an addition to the interface). Not sent twice unless the service certainly did not take it. */
  create(prompt: string, options?: CallOptions): Promise<AgentJob>
  /** Looks a job up at `jobPath`. Retried where that may help. */
  get(id: string, options?: CallOptions): Promise<AgentJob>
  /**
   * Sends a follow-up. Not sent twice unless the service certainly did not take it: no connection came about, or it
   * said 429, or 503 with a time to come back. An error whose `maybeTaken` is true leaves it open.
   */
  message(id: string, prompt: string, options?: CallOptions): Promise<AgentJob>
  /** Archives a job (an addition to the interface). Sent by the same rule as a follow-up. */
  archive(id: string, options?: CallOptions): Promise<AgentJob>
  /**
   * Follows a job until it is completed, archived or failed. It begins from the answer to the last follow-up or
   * creation of this client, and waits until an end is settled, because a job can still read `completed` when it has
   * just got a follow-up. Rejects with `wait_timeout` when the time is up.
   */
  wait(id: string, options?: WaitOptions): Promise<AgentJob>
}

export const createJobsClient = (send: Send, { projectId, jobPath }: ResolvedAdminOptions): JobsClient => {
  /** The service’s answers for the jobs that this client has set to work and nobody has waited for yet. */
  const setToWork = new Map<string, AgentJob>()

  const post = async (path: string, body: unknown, { signal }: CallOptions) =>
    send({ method: 'POST', path, body, repeatable: false, parse: parseJob }, signal)
  const remember = (job: AgentJob) => {
    setToWork.set(job.id, job)
    return job
  }

  const client: JobsClient = {
    async create(prompt, options = {}) {
      return remember(await post(routes.jobs(projectId), { prompt: checkedPrompt(prompt) }, options))
    },
    async get(id, { signal } = {}) {
      return send({ method: 'GET', path: jobPath(checkedId(id)), repeatable: true, parse: parseJob }, signal)
    },
    async message(id, prompt, options = {}) {
      const path = routes.jobMessage(projectId, checkedId(id))
      return remember(await post(path, { prompt: checkedPrompt(prompt) }, options))
    },
    async archive(id, options = {}) {
      return post(routes.jobArchive(projectId, checkedId(id)), undefined, options)
    },
    async wait(id, options = {}) {
      const start = setToWork.get(checkedId(id))
      setToWork.delete(id)
      return waitForJob(signal => client.get(id, { signal }), start, options)
    }
  }
  return client
}

const checkedId = (id: string): string => {
  if (typeof id === 'string' && isPathSegment(id)) return id
  throw refused('id', 'must be the identifier of a job.')
}

const checkedPrompt = (prompt: string): string => {
  if (typeof prompt === 'string' && prompt.trim().length >= limits.prompt.min) return prompt
  throw refused('prompt', 'must not be empty.')
}
