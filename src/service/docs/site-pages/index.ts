export { readSitePages } from './read-site-pages.ts'
export { createSitePages, type SitePages } from './site-pages.ts'
export { missingPages, withSitePages } from './with-site-pages.ts'
