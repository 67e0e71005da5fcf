export { charge } from './charge.ts'
export { type ClientAddress, createClientAddress } from './client-address.ts'
export { createLimits, defaultLimits, type LimitName, type Limits } from './limits.ts'
