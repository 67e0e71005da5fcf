export { siteFoldersIn } from './configured-site.ts'
export { plainSite } from './plain.ts'
export { readSite } from './read-site.ts'
