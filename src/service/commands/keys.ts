import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultKeyPrefixes } from '../../protocol/index.ts'
import { type Flags, readConfig } from '../config/index.ts'
import type { Key, KeyStore } from '../contract.ts'
import { createKeyStore, openDatabase } from '../store/index.ts'

interface KeyFlags extends Flags {
  project: string
}

interface NewKeyFlags extends KeyFlags {
  kind: Key['kind']
  name: string
  origin?: string[]
}

/** Prints the key alone, so that a script can take it. */
export const createKey = (flags: NewKeyFlags): Promise<void> =>
  withKeys(flags, async keys => {
    const { project: projectId, kind, name, origin: origins } = flags
    const { value } = await keys.create({ projectId, kind, name, origins })
    console.log(value)
  })

export const listKeys = (flags: KeyFlags): Promise<void> =>
  withKnownKeys(flags, async keys => {
    for (const { id, kind, value, name, origins, createdAt, revokedAt } of await keys.list(flags.project)) {
      const facts = [createdAt, name, origins && `only from ${origins.join(', ')}`, revokedAt && `revoked ${revokedAt}`]
      console.log([id, kind, value ?? '(secret)', ...facts.filter(Boolean)].join('  '))
    }
  })

export const revokeKey = (id: string, flags: KeyFlags): Promise<void> =>
  withKnownKeys(flags, async keys => {
    if (!(await keys.revoke(flags.project, id))) {
      throw new Error(`Project ${flags.project} has no key ${id} that could be revoked.`)
    }
    console.log(`Revoked ${id}.`)
  })

type Work = (keys: KeyStore) => Promise<void>

/** Makes the database where there is none: the first key may come before the first start. */
const withKeys = async (flags: KeyFlags, work: Work): Promise<void> => open(await fileOf(flags), work)

/** Where there is no database there are no keys either: the folder is most likely mistyped. */
const withKnownKeys = async (flags: KeyFlags, work: Work): Promise<void> => {
  const file = await fileOf(flags)
  if (!existsSync(file)) throw new Error(`There is no database at ${file}. --data names the folder of the service.`)
  await open(file, work)
}

const fileOf = async (flags: KeyFlags): Promise<string> => {
  const { data = '.docs-assistant', organizations } = await readConfig(flags, process.env)
  const projects = organizations?.flatMap(organization => organization.projects.map(({ id }) => id)) ?? ['local']
  if (!projects.includes(flags.project)) {
    throw new Error(`There is no project ${flags.project}. Known projects: ${projects.join(', ')}.`)
  }
  return join(data, 'service.db')
}

const open = async (file: string, work: Work): Promise<void> => {
  const { database } = await openDatabase(file)
  try {
    await work(createKeyStore(database, defaultKeyPrefixes))
  } finally {
    await database.destroy()
  }
}
