export type { ModelOrigin, TraceStep, Tracing } from './contract.ts'
export { openTracing } from './open.ts'
export { traceOf, traceQuestions } from './trace-questions.ts'
export { untraced } from './untraced.ts'
