import { expect, it, onTestFinished } from 'vitest'
import type { RequestMessage } from '../../protocol/index.ts'
import { onPostgres, openTestDatabase } from '../testing/databases.ts'
import { createThreadStore, openDatabase } from './index.ts'

const owner = { projectId: 'local', fp: 'a' }
const message = (id: string, text = id, role: RequestMessage['role'] = 'user'): RequestMessage => ({
  id,
  role,
  parts: [{ type: 'text', text }]
})

const reply = (text: string) => message('r', text, 'assistant')

const openThreads = async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  return createThreadStore(database)
}

it('keeps the latest of a conversation that is very long, and its last message always', async () => {
  const threads = await openThreads()
  const idsAfter = async (messages: RequestMessage[]) => {
    await threads.save('thread', owner, messages)
    return (await threads.read('thread', owner))?.map(({ id }) => id)
  }
  const many = Array.from({ length: 300 }, (_, index) => message(`m${index}`))
  expect(await idsAfter(many)).toEqual(many.slice(100).map(({ id }) => id))
  const long = 'x'.repeat(150_000)
  expect(await idsAfter([message('a', long), message('b', long), message('c', long)])).toEqual(['b', 'c'])
  expect(await idsAfter([message('a'), message('b', 'x'.repeat(2_000_000))])).toEqual(['b'])
  expect(await idsAfter([])).toEqual([])
})

it('keeps a reply as it grows, and none to a question that was followed by another', async () => {
  const threads = await openThreads()
  const [question, other] = [message('1'), message('2')]
  await threads.save('thread', owner, [question])
  await threads.addToReply('thread', question, { replyId: 'r', place: 0, text: 'Half' })
  expect(await threads.read('thread', owner)).toEqual([question, reply('Half')])
  const more = { replyId: 'r', place: 1, text: ' an answer' }
  // A second time, as when the result of the first write is unknown.
  for (const _ of [1, 2]) await threads.addToReply('thread', question, more)
  expect(await threads.read('thread', owner)).toEqual([question, reply('Half an answer')])
  await threads.save('thread', owner, [question, other])
  await threads.addToReply('thread', question, { replyId: 'r', place: 2, text: 'Too late' })
  expect(await threads.read('thread', owner)).toEqual([question, other])
  await threads.addToReply('nowhere', question, { replyId: 'r', place: 0, text: 'Of no thread' })
})

it.skipIf(onPostgres)('writes what a reply has grown by, and never the whole again', async () => {
  const { database, connection } = await openDatabase(':memory:')
  onTestFinished(() => database.destroy())
  const threads = createThreadStore(database)
  const question = message('1')
  const written: number[] = []
  connection.function('note', (text: unknown) => written.push(String(text).length))
  connection.exec('CREATE TRIGGER a AFTER INSERT ON reply_pieces BEGIN SELECT note(NEW.text); END')
  connection.exec('CREATE TRIGGER b AFTER UPDATE ON reply_pieces BEGIN SELECT note(NEW.text); END')
  connection.exec('CREATE TRIGGER c AFTER UPDATE ON threads BEGIN SELECT note(NEW.messages || NEW.reply); END')
  await threads.save('thread', owner, [question])
  for (let piece = 0; piece < 200; piece++)
    await threads.addToReply('thread', question, { replyId: 'r', place: piece, text: 'x'.repeat(200) })
  expect(written.reduce((sum, length) => sum + length)).toBe(40_000)
  expect(await threads.read('thread', owner)).toEqual([question, reply('x'.repeat(40_000))])
  // The next question stores the whole conversation and removes the pieces.
  await threads.save('thread', owner, [question, reply('x'), message('2')])
  const left = () => connection.prepare('SELECT count(*) AS pieces FROM reply_pieces').get()
  expect(left()).toEqual({ pieces: 0 })
  await threads.addToReply('thread', message('2'), { replyId: 'r2', place: 0, text: 'Yes.' })
  expect(left()).toEqual({ pieces: 1 })
  await threads.deleteBefore('3000')
  expect(left()).toEqual({ pieces: 0 })
})

it('reads a reply as an earlier version kept it', async () => {
  const database = await openTestDatabase()
  onTestFinished(() => database.destroy())
  const threads = createThreadStore(database)
  await threads.save('thread', owner, [message('1')])
  await database
    .updateTable('threads')
    .set({ reply: JSON.stringify(reply('Old.')) })
    .execute()
  expect(await threads.read('thread', owner)).toEqual([message('1'), reply('Old.')])
})

it('keeps a long question with its reply', async () => {
  const threads = await openThreads()
  const question = message('1', 'x'.repeat(400_000))
  await threads.save('thread', owner, [message('0'), question])
  await threads.addToReply('thread', question, { replyId: 'r', place: 0, text: 'An answer of some length' })
  expect(await threads.read('thread', owner)).toEqual([question, reply('An answer of some length')])
})

it('takes a question back to what stood there before, and the thread with it when that was nothing', async () => {
  const threads = await openThreads()
  const [question, answer, other] = [message('1'), reply('Yes.'), message('2')]
  await threads.save('thread', owner, [question])
  await threads.addToReply('thread', question, { replyId: 'r', place: 0, text: 'Yes.' })
  // Asked again, the question removes its answer; withdrawing it restores the answer.
  await threads.save('thread', owner, [question])
  await threads.withdraw('thread', question, [question, answer])
  expect(await threads.read('thread', owner)).toEqual([question, answer])
  await threads.save('thread', owner, [question, answer, other])
  await threads.withdraw('thread', question, [])
  expect(await threads.read('thread', owner)).toEqual([question, answer, other])
  // Withdrawing a question after another was asked changes nothing.
  await threads.withdraw('thread', question, [question, answer])
  expect(await threads.read('thread', owner)).toEqual([question, answer, other])
  await threads.withdraw('thread', other, [])
  expect(await threads.read('thread', owner)).toBeUndefined()
  await threads.addToReply('thread', other, { replyId: 'r', place: 1, text: 'Too late' })
  expect(await threads.read('thread', owner)).toBeUndefined()
})
