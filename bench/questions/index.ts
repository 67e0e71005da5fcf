export type { AnswerableQuestion, Questions, UnanswerableQuestion } from './contract.ts'
export { type Documentation, documentationNamed, documentations, isPresent } from './documentations.ts'
export { readPages } from './pages.ts'
export { holds } from './words.ts'
