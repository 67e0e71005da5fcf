export { asList, asObject, asText, asTexts, Call, callOf, settled } from './call.ts'
export { type ReadConfig, readConfig } from './read-config.ts'
