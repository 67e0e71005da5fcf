export { type Site, siteRoutes } from './routes.ts'
