import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { createJobStore } from '../store/index.ts'
import { openTestDatabase } from '../testing/databases.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { createHolds } from './holds.ts'

it('stay ended when they were being kept in that moment', async () => {
  const data = await docsFolder({})
  onTestFinished(() => rm(data, { recursive: true }))
  const database = await openTestDatabase(data)
  onTestFinished(() => database.destroy())
  const jobs = createJobStore(database)
  await jobs.create({ projectId: 'p', repository: 'acme/docs', ref: null, model: 'agent-1', prompt: 'one' })
  let goOn = () => {}
  const late = new Promise<void>(resolve => {
    goOn = resolve
  })
  const keepHold: typeof jobs.keepHold = async (...hold) => {
    await late
    await jobs.keepHold(...hold)
  }
  const holds = createHolds({ ...jobs, keepHold }, 60_000, async () => {})
  const end = await holds.begin('p')
  const kept = holds.keep(() => false)
  expect(await jobs.waiting(9)).toEqual([])
  const ended = end()
  goOn()
  await Promise.all([kept, ended])
  expect(await jobs.waiting(9)).toMatchObject([{ prompt: 'one' }])
})
