export { readSitePages } from './read-site-pages.ts'
export { createSitePages, type SitePage, type SitePages } from './site-pages.ts'
export { SitePagesError } from './site-pages-error.ts'
export { missingPages, withSitePages } from './with-site-pages.ts'
