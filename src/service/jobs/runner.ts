import type { Job } from '../store/index.ts'

/** One message of a job, to be worked on. */
export interface JobTask {
  job: Job
  projectId: string
  prompt: string
  /** The pull request that an earlier message of the job opened; the job itself shows none while it is active. */
  prLink: string | null
  /** Aborted when the job is archived or the service stops. A run has five seconds then to stop. */
  signal: AbortSignal
}

/**
 * What works on agent jobs. A message is run at least once: one that was under way when the service stopped is run
 * again. A runner that throws fails the job with the error’s message.
 */
export interface JobRunner {
  /** Name of the model that works, as jobs show it. */
  model: string
  /** `prLink` is `null` when no files were changed; the job then keeps the one it has. */
  run: (task: JobTask) => Promise<{ prLink: string | null }>
}
