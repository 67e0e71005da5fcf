import { existsSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../node_modules')

/** Whether `npm run bench:install` has installed the packages of `bench/package.json`. */
export const isInstalled = (): boolean => existsSync(folder)

/** Imports a module of a package of `bench/package.json`. The caller gives its type, which TypeScript does not know. */
export const installed = async <Module>(file: string): Promise<Module> => (await import(join(folder, file))) as Module
