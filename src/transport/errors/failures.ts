/** Names why a question got no answer. It is code of its own, because few questions need it. */
export { explainFailure } from './connection-error.ts'
export { notAStream, statusError } from './response-error.ts'
