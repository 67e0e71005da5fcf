export type {
  CommandRunnerConfig,
  JobResult,
  JobRunner,
  JobTask,
  MetricsAddress,
  ModelRunnerConfig,
  OrganizationConfig,
  ProjectConfig,
  RepositoryConfig,
  RequestHandler,
  RunnerConfig,
  RunningService,
  ServeOptions,
  Service,
  ServiceConfig
} from './contract.ts'
export { serve } from './serve.ts'
export { createService } from './service.ts'
