export type {
  JobRunner,
  JobTask,
  OrganizationConfig,
  ProjectConfig,
  RequestHandler,
  RunningService,
  ServeOptions,
  Service,
  ServiceConfig
} from './contract.ts'
export { serve } from './serve.ts'
export { createService } from './service.ts'
