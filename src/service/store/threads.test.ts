import { expect, it, onTestFinished } from 'vitest'
import type { RequestMessage } from '../../protocol/index.ts'
import { createThreadStore, openDatabase } from './index.ts'

const owner = { projectId: 'local', fp: 'a' }
const message = (id: string, text = id, role: RequestMessage['role'] = 'user'): RequestMessage => ({
  id,
  role,
  parts: [{ type: 'text', text }]
})

const openThreads = async () => {
  const { database } = await openDatabase(':memory:')
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
  const reply = (text: string) => message('r', text, 'assistant')
  await threads.save('thread', owner, [question])
  await threads.reply('thread', question, reply('Half'))
  await threads.reply('thread', question, reply('Half an answer'))
  expect(await threads.read('thread', owner)).toEqual([question, reply('Half an answer')])
  await threads.save('thread', owner, [question, other])
  await threads.reply('thread', question, reply('Too late'))
  expect(await threads.read('thread', owner)).toEqual([question, other])
})

it('keeps a long question with its reply', async () => {
  const threads = await openThreads()
  const question = message('1', 'x'.repeat(400_000))
  const reply = message('r', 'An answer of some length', 'assistant')
  await threads.save('thread', owner, [message('0'), question])
  await threads.reply('thread', question, reply)
  expect(await threads.read('thread', owner)).toEqual([question, reply])
})

it('takes a question back to what stood there before, and the thread with it when that was nothing', async () => {
  const threads = await openThreads()
  const [question, reply, other] = [message('1'), message('r', 'Yes.', 'assistant'), message('2')]
  await threads.save('thread', owner, [question])
  await threads.reply('thread', question, reply)
  // Asked again, it takes the place of its answer, and gives it back.
  await threads.save('thread', owner, [question])
  await threads.withdraw('thread', question, [question, reply])
  expect(await threads.read('thread', owner)).toEqual([question, reply])
  await threads.save('thread', owner, [question, reply, other])
  await threads.withdraw('thread', question, [])
  expect(await threads.read('thread', owner)).toEqual([question, reply, other])
  // A question that was followed by another takes nothing back, whatever stood before it.
  await threads.withdraw('thread', question, [question, reply])
  expect(await threads.read('thread', owner)).toEqual([question, reply, other])
  await threads.withdraw('thread', other, [])
  expect(await threads.read('thread', owner)).toBeUndefined()
  await threads.reply('thread', other, message('r', 'Too late', 'assistant'))
  expect(await threads.read('thread', owner)).toBeUndefined()
})
