export { createLog, type Log } from './log.ts'
export { logRequests } from './log-requests.ts'
export { requestIdOf, requestIds } from './request-id.ts'
