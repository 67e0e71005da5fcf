export { createJobQueue, type JobQueue } from './queue.ts'
