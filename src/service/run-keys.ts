import { join } from 'node:path'
import { defaultKeyPrefixes } from '../protocol/index.ts'
import { type Flags, readConfig } from './config/index.ts'
import { createKeyStore, type Key, type KeyStore, openDatabase } from './store/index.ts'

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
    const origins = flags.origin?.map(originOf)
    const { value } = await keys.create({ projectId: flags.project, kind: flags.kind, name: flags.name, origins })
    console.log(value)
  })

export const listKeys = (flags: KeyFlags): Promise<void> =>
  withKeys(flags, async keys => {
    for (const { id, kind, value, name, origins, createdAt, revokedAt } of await keys.list(flags.project)) {
      const facts = [createdAt, name, origins && `only from ${origins.join(', ')}`, revokedAt && `revoked ${revokedAt}`]
      console.log([id, kind, value ?? '(secret)', ...facts.filter(Boolean)].join('  '))
    }
  })

export const revokeKey = (id: string, flags: KeyFlags): Promise<void> =>
  withKeys(flags, async keys => {
    if (!(await keys.revoke(flags.project, id))) {
      throw new Error(`Project ${flags.project} has no key ${id} that could be revoked.`)
    }
    console.log(`Revoked ${id}.`)
  })

const withKeys = async (flags: KeyFlags, work: (keys: KeyStore) => Promise<void>): Promise<void> => {
  const { data = '.docs-assistant', organizations } = await readConfig(flags, process.env)
  const projects = organizations?.flatMap(organization => organization.projects.map(({ id }) => id)) ?? ['local']
  if (!projects.includes(flags.project)) {
    throw new Error(`There is no project ${flags.project}. Known projects: ${projects.join(', ')}.`)
  }
  const { database } = await openDatabase(join(data, 'service.db'))
  try {
    await work(createKeyStore(database, defaultKeyPrefixes))
  } finally {
    await database.destroy()
  }
}

/** An origin as browsers send it: scheme, host and port, nothing more. */
const originOf = (text: string): string => {
  if (URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '')) return new URL(text).origin
  throw new Error(`${text} is no origin. It looks like https://docs.example.com`)
}
