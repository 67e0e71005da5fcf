export { plainSite } from './plain.ts'
export { readSite } from './read-site.ts'
