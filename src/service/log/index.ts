export { createLog, type Log } from './log.ts'
export { logRequests } from './log-requests.ts'
export { type RequestIds, requestIdOf, requestIds, requestIdsOf } from './request-id.ts'
