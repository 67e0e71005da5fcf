export { expireJobs } from './expire-jobs.ts'
export { pollRequests } from './poll-requests.ts'
export { createJobQueue, type JobQueue } from './queue.ts'
