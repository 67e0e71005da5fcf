export { type ClientAddress, createClientAddress } from './client-address.ts'
export { type ConcurrencyLimiter, createConcurrencyLimiter } from './concurrency-limiter.ts'
export { createLimits, defaultLimits, type Limits } from './limits.ts'
export { rateLimited, refund } from './rate-limit.ts'
