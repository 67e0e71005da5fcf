export { type Flags, readConfig, readConfigFile } from './read.ts'
export type { OrganizationConfig, ProjectConfig } from './schema.ts'
