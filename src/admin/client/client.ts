import { createSend } from '../http/send.ts'
import { type AuditClient, createAuditClient } from './audit.ts'
import { createFeedbackClient, type FeedbackClient } from './feedback.ts'
import { createJobsClient, type JobsClient } from './jobs.ts'
import { type AdminClientOptions, resolveOptions } from './options.ts'
import { createQuestionsClient, type QuestionsClient } from './questions.ts'
import { createReadersClient, createThreadsClient, type ReadersClient, type ThreadsClient } from './readers.ts'

// Not in a module of its own, because bundlers drop a module that is imported only for its side effect.
if ('window' in globalThis) {
  throw new Error(
    'docs-assistant/admin holds a secret key and refuses to load where there is a window. Use it in Node.'
  )
}

export interface AdminClient {
  readonly feedback: FeedbackClient
  readonly questions: QuestionsClient
  readonly threads: ThreadsClient
  readonly readers: ReadersClient
  readonly audit: AuditClient
  readonly jobs: JobsClient
}

/**
 * Creates the client for everything that a docs team does with the admin key. Throws `invalid_options` or
 * `wrong_key_kind` at once. The key is stored in closures only, so that printing the client does not show it.
 * @example
 * const admin = createAdminClient({ baseUrl, projectId, adminKey: process.env.DOCS_ASSISTANT_ADMIN_KEY ?? '' })
 * const job = await admin.jobs.message(id, 'Explain the retry option')
 * const { prLink } = await admin.jobs.wait(job.id)
 */
export const createAdminClient = (options: AdminClientOptions): AdminClient => {
  const resolved = resolveOptions(options)
  const send = createSend(resolved)
  return {
    feedback: createFeedbackClient(send, resolved.projectId),
    questions: createQuestionsClient(send, resolved.projectId),
    threads: createThreadsClient(send, resolved.projectId),
    readers: createReadersClient(send, resolved.projectId),
    audit: createAuditClient(send, resolved.projectId),
    jobs: createJobsClient(send, resolved)
  }
}
