import { describe, expect, it, vi } from 'vitest'
import { eventsResponse } from './events-response.ts'

const dialect = { headers: { 'content-type': 'text/x' }, separator: '\n', keepAlive: ':\n', end: 'end\n' }

const responseOf = (events: AsyncIterator<string>, silence = 60_000, onLeave = () => {}) =>
  eventsResponse(dialect, events, { headers: { 'x-a': 'b' }, silence, onLeave })

async function* two() {
  yield 'one'
  yield 'two'
}

const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

describe('events as a response', () => {
  it('are the events and the end, with the headers of the protocol and of the answer', async () => {
    const before = timers()
    const response = responseOf(two(), 3_600_000)
    expect(Object.fromEntries(response.headers)).toEqual({ 'content-type': 'text/x', 'x-a': 'b' })
    expect(await response.text()).toBe('one\ntwo\nend\n')
    // No timer is left after an event that came in time.
    expect(timers()).toBe(before)
  })

  it('say that the connection is alive in each silence, and lose nothing behind it', async () => {
    let resolve = (_: string) => {}
    const late = new Promise<string>(set => {
      resolve = set
    })
    async function* events() {
      yield 'one'
      yield await late
    }
    const reader = responseOf(events(), 5).body?.pipeThrough(new TextDecoderStream()).getReader()
    const read: (string | undefined)[] = []
    for (let count = 0; count < 4; count++) read.push((await reader?.read())?.value)
    expect(read).toEqual(['one\n', ':\n', ':\n', ':\n'])
    resolve('two')
    await vi.waitFor(async () => expect((await reader?.read())?.value).toBe('two\n'))
  })

  it('are taken no faster than they are read, and left to themselves when the reader leaves', async () => {
    let taken = 0
    const left = vi.fn()
    async function* endless() {
      for (;;) yield `${taken++}`
    }
    const events = endless()
    const reader = responseOf(events, 60_000, left).body?.getReader()
    await reader?.read()
    await new Promise(setImmediate)
    expect(taken).toBe(1)
    await reader?.cancel()
    expect(left).toHaveBeenCalledOnce()
    expect(await events.next()).toEqual({ done: false, value: '1' })
  })

  it('fail as their source fails', async () => {
    async function* events() {
      yield 'one'
      throw new Error('broken')
    }
    await expect(responseOf(events()).text()).rejects.toThrow('broken')
  })
})
