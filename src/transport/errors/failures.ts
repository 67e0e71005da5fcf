/** Explains why a question got no answer. A chunk of its own, because few questions need it. */
export { explainFailure } from './connection-error.ts'
export { notAStream, statusError } from './response-error.ts'
