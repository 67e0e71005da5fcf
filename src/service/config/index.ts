export { type Flags, readConfig } from './read.ts'
