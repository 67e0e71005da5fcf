export { createJobQueue, type JobQueue } from './queue.ts'
export type { JobRunner, JobTask } from './runner.ts'
