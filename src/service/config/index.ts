export { readConfig } from './read.ts'
