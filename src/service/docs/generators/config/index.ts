export { asList, asObject, asText, asTexts, callOf } from './call.ts'
export { readAssigned, readConfig } from './read-config.ts'
