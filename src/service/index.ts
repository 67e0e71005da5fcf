export { registerServiceCommands } from './commands.ts'
export type { JobRunner, JobTask } from './jobs/index.ts'
export { type RunningService, type ServeOptions, serve } from './serve.ts'
export { createService, type Service, type ServiceConfig } from './service.ts'
