export { pageMarkdown } from './agents/index.ts'
export { siteAt } from './hosts.ts'
export { type Site, siteRoutes } from './routes.ts'
