export { plainSite } from './plain.ts'
export { configPatterns, readSite } from './read-site.ts'
