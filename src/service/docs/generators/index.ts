export { plainSite } from './plain.ts'
