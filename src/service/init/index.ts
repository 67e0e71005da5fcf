export { initialize } from './initialize.ts'
