import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../testing/databases.ts'
import { createRunningAnswerStore } from './index.ts'

const reader = { projectId: 'local', fp: 'ann', keyId: 'key_1' }
const answerOf = (id: string, expiresAt = '2026-01-01T00:01:00Z') => ({ ...reader, id, threadId: `t-${id}`, expiresAt })

const openStore = async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const store = createRunningAnswerStore(database)
  return { store, read: (id: string, after = 0) => store.read(id, reader, after) }
}

it('keeps events once and in their order, however they were gathered and however often they are written', async () => {
  const { store, read } = await openStore()
  await store.begin([answerOf('a'), answerOf('b')])
  await store.begin([answerOf('a')])
  const first = [{ id: 'a', from: 0, events: ['0', '1', '2'] }]
  await store.add([...first, { id: 'b', from: 0, events: ['x'] }])
  await store.add(first)
  await store.add([{ id: 'a', from: 3, events: ['3'] }])
  // The write is repeated, because its result is unknown, with one more event.
  await store.add([{ id: 'a', from: 3, events: ['3', '4'] }])
  for (let after = 0; after <= 5; after++) {
    expect((await read('a', after))?.events).toEqual(['0', '1', '2', '3', '4'].slice(after))
  }
  expect(await read('b')).toEqual({ threadId: 't-b', events: ['x'], isOver: false, looksSeen: 0 })
})

it('takes more than one statement can hold, and nothing of what was deleted', async () => {
  const { store, read } = await openStore()
  const ids = Array.from({ length: 1_200 }, (_, index) => `a${index}`)
  await store.begin(ids.slice(1).map(id => answerOf(id)))
  await store.add(ids.map(id => ({ id, from: 0, events: [id] })))
  expect(await read('a0')).toBeUndefined()
  expect((await read('a1199'))?.events).toEqual(['a1199'])
  await store.end(ids, '2026-01-01T00:09:00Z')
  expect((await read('a1199'))?.isOver).toBe(true)
  expect(await store.watch(ids)).toEqual([])
})

it('deletes what has expired, with its events', async () => {
  const { store, read } = await openStore()
  await store.begin([answerOf('a'), answerOf('b', '2026-01-01T00:02:00Z'), answerOf('c')])
  await store.add([{ id: 'a', from: 0, events: ['x'] }])
  await store.end(['c'], '2026-01-01T00:03:00Z')
  await store.deleteBefore('2026-01-01T00:01:30Z')
  expect(await Promise.all(['a', 'b', 'c'].map(async id => (await read(id)) !== undefined))).toEqual([
    false,
    true,
    true
  ])
  await store.begin([answerOf('a')])
  expect((await read('a'))?.events).toEqual([])
})

it('reports a look at an answer once, and a stopped answer in every call', async () => {
  const { store, read } = await openStore()
  await store.begin([answerOf('a'), answerOf('b')])
  await store.look('a')
  expect(await store.watch(['a', 'b'])).toEqual([{ id: 'a', isStopped: false }])
  expect((await read('a'))?.looksSeen).toBe(1)
  expect(await store.watch(['a', 'b'])).toEqual([])
  expect(await store.stop('b', { ...reader, fp: 'ben' })).toBe(false)
  expect(await store.stop('b', reader)).toBe(true)
  for (const _ of [1, 2]) expect(await store.watch(['a', 'b'])).toEqual([{ id: 'b', isStopped: true }])
})
