export { type Flags, readConfig, readConfigFile } from './read.ts'
export type { OrganizationConfig } from './schema.ts'
