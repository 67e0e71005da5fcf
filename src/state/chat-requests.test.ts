import { expect, it } from 'vitest'
import { createChatRequests } from './chat-requests.ts'

/** A chat whose request ends when the chat is stopped. */
const createChat = () => {
  let end = () => {}
  return {
    stops: 0,
    async stop() {
      this.stops++
      end()
    },
    request: () =>
      new Promise<void>(resolve => {
        end = resolve
      })
  }
}
const settle = () => new Promise(resolve => setTimeout(resolve))

it('stops the request under way, and begins the next when it has ended', async () => {
  const requests = createChatRequests()
  const chat = createChat()
  const log: string[] = []
  const first = requests.run(chat, async () => {
    log.push('first begins')
    await chat.request()
    await settle()
    log.push('first ends')
    return 1
  })
  await settle()
  const second = requests.run(chat, async superseded => {
    log.push(`second begins${superseded.aborted ? ' too late' : ''}`)
    return 2
  })
  expect(await Promise.all([first, second])).toEqual([1, 2])
  expect(log).toEqual(['first begins', 'first ends', 'second begins'])
  expect(chat.stops).toBe(1)
})

it('tells a request that waited that a newer one has come, and only such a one', async () => {
  const requests = createChatRequests()
  const run = () => requests.run(createChat(), async superseded => superseded.aborted)
  expect(await Promise.all([run(), run(), run()])).toEqual([true, true, false])
  expect(await run()).toBe(false)
})

it('goes on after a request that failed', async () => {
  const requests = createChatRequests()
  const chat = createChat()
  await expect(requests.run(chat, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await requests.run(chat, async () => 'answered')).toBe('answered')
})

it('stops all of them, and says when they have ended', async () => {
  const requests = createChatRequests()
  const chat = createChat()
  const log: string[] = []
  const running = requests.run(chat, async () => {
    await chat.request()
    log.push('running ended')
  })
  await settle()
  const waiting = requests.run(chat, async superseded => log.push(superseded.aborted ? 'waiting was stopped' : 'runs'))
  await requests.stop()
  expect(log).toEqual(['running ended', 'waiting was stopped'])
  await Promise.all([running, waiting])
  await createChatRequests().stop()
})
