export { findSites } from './find-sites.ts'
export { initialize } from './initialize.ts'
