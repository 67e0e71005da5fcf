export { type Flags, readConfig } from './read.ts'
export type { OrganizationConfig, ProjectConfig } from './schema.ts'
export type { ServiceConfig } from './service-config.ts'
