export { expandIncludes } from './expand.ts'
