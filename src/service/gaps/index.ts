export { cluster } from './cluster.ts'
export type { OpenQuestion } from './contract.ts'
export { findGaps, mostWordings, type Period } from './gaps.ts'
export { createLikeness } from './likeness.ts'
