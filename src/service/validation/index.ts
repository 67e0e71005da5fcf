export { plainMessage } from './plain-message.ts'
export { schemaOptions } from './schema-options.ts'
export { strictObject } from './strict-object.ts'
