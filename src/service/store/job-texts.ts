import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import type { Redact } from './redaction.ts'

/** Columns of agent jobs that may contain readers’ words: prompts quote them, and agents may repeat them. */
export const jobTexts = [
  { table: 'job_messages', row: 'sequence', column: 'prompt' },
  { table: 'job_notes', row: 'sequence', column: 'text' },
  { table: 'jobs', row: 'id', column: 'title' },
  { table: 'jobs', row: 'id', column: 'summary' },
  { table: 'jobs', row: 'id', column: 'error' },
  { table: 'jobs', row: 'id', column: 'diff' }
] as const

/** Rows that are read at a time: lines of a log are short and many, a diff may have megabytes. */
const batches = { job_messages: 100, job_notes: 1_000, jobs: 10 }

/**
 * Redacts a reader’s words in the texts of a project’s jobs.
 *
 * @returns how many texts were changed
 */
export const deleteFromJobs = async (database: Database, projectId: string, redact: Redact): Promise<number> => {
  let changed = 0
  for (const { table, row, column } of jobTexts) {
    const [from, key, text] = [sql.table(table), sql.ref(row), sql.ref(column)]
    const ofJob = sql.ref(table === 'jobs' ? 'id' : 'job_id')
    const batch = batches[table]
    /** Writes only if the text is still the one that was read, because another deletion or the job may have changed it. */
    const takeOut = async (place: string | number, found: string): Promise<boolean> => {
      const rest = await redact(found)
      if (rest === found) return false
      const { numAffectedRows = 0n } =
        await sql`update ${from} set ${text} = ${rest} where ${key} = ${place} and ${text} = ${found}`.execute(database)
      if (numAffectedRows > 0n) return true
      const { rows } = await sql<{
        text: string | null
      }>`select ${text} as text from ${from} where ${key} = ${place}`.execute(database)
      const now = rows[0]?.text
      return typeof now === 'string' && takeOut(place, now)
    }
    let after: string | number = table === 'jobs' ? '' : 0
    for (;;) {
      const { rows }: { rows: { key: string | number; text: string }[] } = await sql<{
        key: string | number
        text: string
      }>`select ${key} as key, ${text} as text from ${from}
        where ${text} is not null and ${key} > ${after}
        and ${ofJob} in (select id from jobs where project_id = ${projectId})
        order by ${key} limit ${batch}`.execute(database)
      for (const given of rows) {
        after = given.key
        if (await takeOut(given.key, given.text)) changed++
      }
      if (rows.length < batch) break
      await nextTurn()
    }
  }
  return changed
}
