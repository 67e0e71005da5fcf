import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import { createJobStore } from './index.ts'
import { deleteFromJobs, jobTexts } from './job-texts.ts'
import { createRedaction } from './redaction.ts'

const start = async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const jobs = createJobStore(database)
  const create = (prompt: string, projectId = 'local') =>
    jobs.create({ projectId, repository: 'r', ref: null, model: 'm', prompt })
  const prompts = async () => (await jobs.waiting(10)).map(({ prompt }) => prompt)
  const run = async (statement: string) =>
    (await sql<{ id: string; count: number }>`${sql.raw(statement)}`.execute(database)).rows
  return { database, run, jobs, create, prompts }
}

it('reaches every text of a job', async () => {
  const { database, run, create } = await start()
  const { id } = await create('x')
  await run(`INSERT INTO job_notes (job_id, kind, text, created_at) VALUES ('${id}', 'step', 'x', '2026')`)
  for (const { table, column } of jobTexts) await run(`UPDATE ${table} SET ${column} = 'The lamp flickers.'`)
  expect(await deleteFromJobs(database, 'local', createRedaction(['The lamp flickers.']))).toBe(jobTexts.length)
})

it('writes over nothing that was written meanwhile', async () => {
  const { database, create, prompts } = await start()
  await create('Mend: The lamp flickers. The lamp hums loudly.')
  const redact = createRedaction(['The lamp flickers.'])
  const meanwhile = createRedaction(['The lamp hums loudly.'])
  const slow = async (text: string) => {
    await database
      .updateTable('job_messages')
      .set({ prompt: await meanwhile(text) })
      .execute()
    return redact(text)
  }
  expect(await deleteFromJobs(database, 'local', slow)).toBe(1)
  expect(await prompts()).toEqual(['Mend: [deleted] [deleted]'])
})

it('leaves the jobs of other projects alone, and goes through more than it reads at a time', async () => {
  const { database, create, prompts } = await start()
  for (let count = 0; count < 250; count++) await create('Mend: The lamp flickers.', count === 0 ? 'other' : 'local')
  expect(await deleteFromJobs(database, 'local', createRedaction(['The lamp flickers.']))).toBe(249)
  expect((await prompts()).slice(0, 2)).toEqual(['Mend: The lamp flickers.', 'Mend: [deleted]'])
})

it('deletes jobs that ended before a date and were asked nothing since, with all that they wrote', async () => {
  const { run, jobs, create } = await start()
  const [old, asked, active] = [await create('old'), await create('asked'), await create('active')]
  const recent = await create('recent')
  await run(`INSERT INTO job_notes (job_id, kind, text, created_at) VALUES ('${old.id}', 'step', 'x', '2020')`)
  await run(`UPDATE jobs SET status = 'completed' WHERE id != '${active.id}'`)
  await run(`UPDATE jobs SET created_at = '2020-01-01T00:00:00.000Z' WHERE id != '${recent.id}'`)
  await run(`UPDATE job_messages SET created_at = '2020-01-01T00:00:00.000Z' WHERE job_id != '${asked.id}'`)
  expect(await jobs.deleteBefore('2026-01-01T00:00:00.000Z')).toEqual(['local'])
  const left = (await run('SELECT id FROM jobs ORDER BY sequence')).map(({ id }) => id)
  expect(left).toEqual([asked.id, active.id, recent.id])
  expect(await run('SELECT count(*) AS count FROM job_messages')).toEqual([{ count: 3 }])
  expect(await run('SELECT count(*) AS count FROM job_notes')).toEqual([{ count: 0 }])
})
