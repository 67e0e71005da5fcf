import { randomBytes } from 'node:crypto'
import type { Database } from './database.ts'

/** A secret of this installation, created at its first use. */
export const readSecret = async (database: Database, name: string): Promise<Buffer> => {
  await database
    .insertInto('settings')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict(conflict => conflict.column('name').doNothing())
    .execute()
  const { value } = await database
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64url')
}
