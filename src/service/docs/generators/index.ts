export { plainSite } from './plain.ts'
export { readSite, siteFoldersIn } from './read-site.ts'
