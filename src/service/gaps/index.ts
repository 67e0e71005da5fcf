export { cluster } from './cluster.ts'
export { findGaps } from './gaps.ts'
export { createLikeness } from './likeness.ts'
