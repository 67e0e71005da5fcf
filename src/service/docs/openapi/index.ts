export { describeOperation, describeSchema, type Reference } from './describe.ts'
export { type OpenApiDocument, parseOpenApi } from './document.ts'
export { findOperation, type Operation, operationsOf } from './operations.ts'
