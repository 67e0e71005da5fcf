export { cluster } from './cluster.ts'
export { type FoundGap, findGaps, forgetQuestions } from './gaps.ts'
export { createLikeness } from './likeness.ts'
