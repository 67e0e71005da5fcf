import { existsSync } from 'node:fs'
import { CommandError } from '../../terminal/exit-codes.ts'
import { readConfig } from '../config/index.ts'
import { databaseIn } from '../store/index.ts'

/** Options of every command that works with the database as a whole. */
export interface PlaceFlags {
  config?: string
  data?: string
  json?: boolean
}

/** Where the service keeps its state. */
export const storePlace = async (flags: PlaceFlags) => {
  const { data = '.docs-assistant', databaseUrl } = await readConfig(flags, process.env)
  return { data, databaseUrl, file: databaseIn(data) }
}

export const checkThere = (file: string): void => {
  if (existsSync(file)) return
  throw new CommandError('not_found', `There is no database at ${file}. --data names the folder of the service.`)
}

/** The error that names PostgreSQL’s own program for the task. */
export const byPostgres = (what: string, line: string): CommandError =>
  new CommandError('usage', `The state is in PostgreSQL, which is ${what} by its own program:\n  ${line}`)
