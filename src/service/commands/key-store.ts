import { existsSync } from 'node:fs'
import { type AuditEntry, defaultKeyPrefixes } from '../../protocol/index.ts'
import { CommandError } from '../../terminal/exit-codes.ts'
import { readConfig } from '../config/index.ts'
import type { KeyStore } from '../contract.ts'
import { createAuditStore, createKeyStore, databaseIn, openStore } from '../store/index.ts'

/** Options that every command about keys takes. */
export interface KeyFlags {
  project: string
  config?: string
  data?: string
  json?: boolean
}

/** Adds an entry to the audit log for an action of the command on a key. */
type RecordKey = (action: 'key.create' | 'key.revoke', target: string, facts?: AuditEntry['facts']) => Promise<void>

/** Opens the key store for the duration of some work. Creates a missing database, because keys may be created before the first start. */
export const withKeyStore = async (
  flags: KeyFlags,
  work: (keys: KeyStore, record: RecordKey) => Promise<void>
): Promise<void> => {
  const { database } = await openStore(await placeOf(flags))
  try {
    const audit = createAuditStore(database)
    const record: RecordKey = (action, target, facts) =>
      audit.add({ projectId: flags.project, key: null, action, target, facts })
    await work(createKeyStore(database, defaultKeyPrefixes), record)
  } finally {
    await database.destroy()
  }
}

/** Opens the key store, but fails without a database: then there are no keys, and the folder is most likely mistyped. */
export const withExistingKeyStore: typeof withKeyStore = async (flags, work) => {
  const { data, databaseUrl } = await placeOf(flags)
  const file = databaseIn(data)
  if (!databaseUrl && !existsSync(file)) {
    throw new CommandError('not_found', `There is no database at ${file}. --data names the folder of the service.`)
  }
  await withKeyStore(flags, work)
}

const placeOf = async (flags: KeyFlags) => {
  const { data = '.docs-assistant', databaseUrl, organizations } = await readConfig(flags, process.env)
  const projects = organizations?.flatMap(organization => organization.projects.map(({ id }) => id)) ?? ['local']
  if (!projects.includes(flags.project)) {
    throw new CommandError(
      'not_found',
      `There is no project ${flags.project}. --project takes one of: ${projects.join(', ')}.`
    )
  }
  return { data, databaseUrl }
}
