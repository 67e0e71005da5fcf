export type { OrganizationConfig, ProjectConfig, ServiceConfig } from './config/index.ts'
export type { JobRunner, JobTask } from './jobs/index.ts'
export { type RunningService, type ServeOptions, serve } from './serve.ts'
export { createService, type RequestHandler, type Service } from './service.ts'
