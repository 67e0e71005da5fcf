import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { type KeyPrefixes, keyKind } from '../../protocol/index.ts'
import type { Key, KeyStore, NewKey, Scope } from '../contract.ts'
import type { Database } from './database.ts'
import { inTurn } from './dialect.ts'
import type { KeyRow } from './tables.ts'

/** Milliseconds in which further uses of a key are not written, because a write costs more than the use. */
const useNotedFor = 3_600_000

export const createKeyStore = (database: Database, prefixes: KeyPrefixes): KeyStore => {
  const noted = new Map<string, number>()
  return {
    async create(given) {
      const { row, value } = newRow(given, prefixes)
      await database.insertInto('keys').values(row).execute()
      return { ...fromRow(row), value }
    },
    async createFirst(projectId) {
      const { row } = newRow({ projectId, kind: 'assistant', name: 'First key' }, prefixes)
      // Locked, so that of several processes that start at once only one creates a key.
      await database.transaction().execute(async transaction => {
        await inTurn(transaction, `first key of ${projectId}`)
        await transaction
          .insertInto('keys')
          .columns(Object.keys(row) as (keyof KeyRow)[])
          .expression(
            transaction
              .selectNoFrom(({ val }) => Object.entries(row).map(([column, value]) => val(value).as(column)))
              .where(({ not, exists, selectFrom }) =>
                not(
                  exists(
                    selectFrom('keys').select('id').where('project_id', '=', projectId).where('kind', '=', 'assistant')
                  )
                )
              )
          )
          .execute()
      })
    },
    async find(value) {
      const kind = keyKind(value, prefixes)
      if (kind === 'unknown') return
      const secret = stored(kind, value)
      const row = await database.selectFrom('keys').selectAll().where('secret', '=', secret).executeTakeFirst()
      if (!row || row.revoked_at || row.kind !== kind || !equal(row.secret, secret)) return
      return fromRow(row)
    },
    async noteUse(id) {
      const now = Date.now()
      if (now - (noted.get(id) ?? Number.NEGATIVE_INFINITY) < useNotedFor) return
      noted.set(id, now)
      const last_used_at = new Date(now).toISOString()
      await database.updateTable('keys').set({ last_used_at }).where('id', '=', id).execute()
    },
    async list(projectId) {
      const rows = await database
        .selectFrom('keys')
        .selectAll()
        .where('project_id', '=', projectId)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(row => ({ ...fromRow(row), value: row.kind === 'assistant' ? row.secret : undefined }))
    },
    async revoke(projectId, id) {
      const { numUpdatedRows } = await database
        .updateTable('keys')
        .set({ revoked_at: new Date().toISOString() })
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    }
  }
}

const newRow = (
  { projectId, kind, name, origins, scopes, expiresAt }: NewKey,
  prefixes: KeyPrefixes
): { row: KeyRow; value: string } => {
  const value = newValue(kind, prefixes)
  const row: KeyRow = {
    id: `key_${randomBytes(8).toString('hex')}`,
    project_id: projectId,
    kind,
    secret: stored(kind, value),
    name,
    origins: origins?.length ? JSON.stringify(origins) : null,
    scopes: scopes?.length ? JSON.stringify(scopes) : null,
    created_at: new Date().toISOString(),
    expires_at: expiresAt ?? null,
    last_used_at: null,
    revoked_at: null
  }
  return { row, value }
}

/** Creates the value of a key. Tries again where an admin key begins with the assistant prefix by chance (one in two million). */
const newValue = (kind: Key['kind'], prefixes: KeyPrefixes): string => {
  const value = prefixes[kind] + randomBytes(24).toString('base64url')
  return kind === 'admin' && keyKind(value, prefixes) === 'assistant' ? newValue(kind, prefixes) : value
}

/** The stored form: a public key itself, or the hash of a secret key. 192 random bits need no salt and no slow hash. */
const stored = (kind: Key['kind'], value: string): string =>
  kind === 'assistant' ? value : createHash('sha256').update(value).digest('hex')

/** Compares in constant time. The row was already found by its hash. */
const equal = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

const fromRow = (row: KeyRow): Key => ({
  id: row.id,
  projectId: row.project_id,
  kind: row.kind,
  name: row.name,
  origins: row.origins === null ? undefined : (JSON.parse(row.origins) as string[]),
  scopes: row.scopes === null ? undefined : (JSON.parse(row.scopes) as Scope[]),
  createdAt: row.created_at,
  expiresAt: row.expires_at ?? undefined,
  lastUsedAt: row.last_used_at ?? undefined,
  revokedAt: row.revoked_at ?? undefined
})
