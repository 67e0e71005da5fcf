import { type AgentJob, type JobLog, type JobPage, type JobStatus, limits, routes } from '../../protocol/index.ts'
import { refused } from '../http/errors.ts'
import type { Send } from '../http/send.ts'
import type { CallOptions } from './feedback.ts'
import { type ListQuery, listParameters, nameList } from './list-query.ts'
import { isPathSegment, type ResolvedAdminOptions } from './options.ts'
import { parseJob, parseJobDiff, parseJobLog, parseJobPage } from './parse.ts'
import { type WaitOptions, waitForJob } from './wait-for-job.ts'
import { walkEntries, walkPages } from './walk-pages.ts'

/** What a job is about. Our own service lets no other job work on it while this one is open. */
export interface JobSubject {
  /** For lists and reports; 500 characters at most. */
  title?: string | undefined
  /** Ids of questions and of entries of feedback. */
  questions?: string[] | undefined
  feedback?: string[] | undefined
}

/** Selects jobs (`docs/api.md`, “Agent jobs”). */
export interface JobsQuery extends ListQuery {
  /** Any of these statuses. */
  status?: JobStatus | readonly JobStatus[] | undefined
}

/** Jobs of the agent (`docs/api.md`, “Agent jobs”). All but `message` are additions to the interface: a platform may lack them. */
export interface JobsClient {
  /** One page of jobs, oldest first, with the cursor of the next. Retried where that may help. */
  list(query?: JobsQuery, options?: CallOptions): Promise<JobPage>
  /** Every job of every page, with one page in memory at a time. */
  all(query?: JobsQuery, options?: CallOptions): AsyncGenerator<AgentJob, void, undefined>
  /** Lines of a job’s log after the line with the id `after`, oldest first, also while the job runs. */
  log(id: string, after?: number, options?: CallOptions): Promise<JobLog>
  /** The changes of a job so far, as a unified diff; `null` where the platform does not know them. */
  diff(id: string, options?: CallOptions): Promise<string | null>
  /**
   * Starts a job (an addition to the interface). Retried only where the service certainly did not accept it. Rejects
   * with `conflict` where another job works on the subject already, or where too many jobs are open.
   */
  create(prompt: string, options?: CallOptions & JobSubject): Promise<AgentJob>
  /** Looks a job up at `jobPath`. Retried where that may help. */
  get(id: string, options?: CallOptions): Promise<AgentJob>
  /**
   * Sends a follow-up. Retried only where the service certainly did not accept it: there was no connection, or it
   * answered 429, or 503 with `Retry-After`. Where an error has `maybeTaken`, the service may have accepted it.
   */
  message(id: string, prompt: string, options?: CallOptions): Promise<AgentJob>
  /** Archives a job (an addition to the interface). Sent by the same rule as a follow-up. */
  archive(id: string, options?: CallOptions): Promise<AgentJob>
  /**
   * Reports that the pull request of a job was merged, which resolves the job’s subject. Rejects with `conflict` while
   * the job is active.
   */
  merged(id: string, options?: CallOptions): Promise<AgentJob>
  /**
   * Polls a job until it is completed, archived or failed. Starts from the response to this client’s last follow-up or
   * creation, and waits until the end is confirmed, because a job can still read `completed` just after a follow-up.
   * Rejects with `wait_timeout` after `timeout`.
   */
  wait(id: string, options?: WaitOptions): Promise<AgentJob>
}

const jobsOf = ({ jobs }: JobPage): readonly AgentJob[] => jobs

export const createJobsClient = (send: Send, { projectId, jobPath }: ResolvedAdminOptions): JobsClient => {
  /** The responses for jobs that this client has started or followed up, until `wait` is called for them. */
  const setToWork = new Map<string, AgentJob>()

  const post = async (path: string, body: unknown, { signal }: CallOptions) =>
    send({ method: 'POST', path, body, repeatable: false, parse: parseJob }, signal)
  const remember = (job: AgentJob) => {
    setToWork.set(job.id, job)
    return job
  }

  const client: JobsClient = {
    async list({ status, ...query } = {}, { signal } = {}) {
      const parameters = listParameters(query, { status: nameList('status', status, 'statuses, such as active') })
      const path = routes.jobList(projectId)
      return send({ method: 'GET', path, query: parameters, repeatable: true, parse: parseJobPage }, signal)
    },
    all(query = {}, options = {}) {
      const pages = walkPages(asked => client.list(asked, options), query, jobsOf)
      return walkEntries(pages, jobsOf, options.signal)
    },
    async log(id, after = 0, { signal } = {}) {
      const query = new URLSearchParams({ after: String(after) })
      const path = routes.jobLog(projectId, checkedId(id))
      return send({ method: 'GET', path, query, repeatable: true, parse: parseJobLog }, signal)
    },
    async diff(id, { signal } = {}) {
      const path = routes.jobDiff(projectId, checkedId(id))
      return send({ method: 'GET', path, repeatable: true, parse: parseJobDiff }, signal)
    },
    async create(prompt, options = {}) {
      const { title, questions, feedback } = options
      const body = { prompt: checkedPrompt(prompt), title, questions, feedback }
      return remember(await post(routes.jobs(projectId), body, options))
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
    async merged(id, { signal } = {}) {
      const path = routes.jobMerged(projectId, checkedId(id))
      // Repeatable, because reporting a merge twice has the same effect.
      return send({ method: 'POST', path, body: undefined, repeatable: true, parse: parseJob }, signal)
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
