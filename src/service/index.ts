export type { OrganizationConfig, ProjectConfig } from './config/index.ts'
export type { JobRunner, JobTask } from './jobs/index.ts'
export { type RunningService, type ServeOptions, serve } from './serve.ts'
export { createService, type RequestHandler, type Service, type ServiceConfig } from './service.ts'
