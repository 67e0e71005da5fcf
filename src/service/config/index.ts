export { findLocalModel, type LocalModel } from './local-model.ts'
export { readConfig } from './read.ts'
