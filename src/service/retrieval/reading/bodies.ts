import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { checkedBytes } from './checksum.ts'
import type { BodyPlace } from './contract.ts'

/** Reads the body of a version of a page; nothing where it is lost. */
export type ReadBody = (place: BodyPlace, version: string) => Uint8Array | undefined

/** With its database, because Node 22 ends the statements of one that nobody holds. */
interface Opened {
  database: DatabaseSync
  find: StatementSync
}

/**
 * Reads bodies from the file that another thread keeps them in. One that was opened stays readable when that file is
 * deleted or made anew.
 */
export const readBodiesFrom = (path: string | undefined): ReadBody => {
  const stores = new Map<string, Opened>()
  const open = () => {
    if (path === undefined) return
    const database = new DatabaseSync(path, { readOnly: true })
    const store = database.prepare('SELECT store FROM maker').get()?.store as string
    if (stores.has(store)) database.close()
    else stores.set(store, { database, find: database.prepare('SELECT body FROM bodies WHERE id = ?') })
  }
  return (place, version) => {
    if (place instanceof Uint8Array) return place
    try {
      if (!stores.has(place.store)) open()
      const row = stores.get(place.store)?.find.get(place.id)
      return row && checkedBytes(row.body as Uint8Array, version)
    } catch {
      return
    }
  }
}
