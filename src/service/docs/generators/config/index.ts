export { asList, asObject, asText, asTexts, callOf } from './call.ts'
export { readConfig } from './read-config.ts'
