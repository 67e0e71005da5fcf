import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../node_modules')

/** Whether `npm run bench:install` was called. */
export const isInstalled = (): boolean => existsSync(folder)

/** A module of a package of `bench/package.json`, whose types the project does not know. */
export const installed = async <Module>(file: string): Promise<Module> => (await import(join(folder, file))) as Module
