import { describe, expect, it, vi } from 'vitest'
import { keptAlive, streamFrom } from './stream.ts'

const all = async <Part>(parts: AsyncIterable<Part>) => {
  const read: Part[] = []
  for await (const part of parts) read.push(part)
  return read
}

/** A generator that notes when it is ended. */
const endless = () => {
  const state = { ended: false }
  async function* count() {
    try {
      for (let number = 1; ; number++) yield number
    } finally {
      state.ended = true
    }
  }
  return { state, parts: count() }
}

describe('a stream from a generator', () => {
  it('holds what the generator yields, and ends with it', async () => {
    async function* parts() {
      yield 'one'
      yield 'two'
    }
    expect(await all(streamFrom(parts()))).toEqual(['one', 'two'])
  })

  it('ends the generator when it is cancelled, and says so', async () => {
    const { state, parts } = endless()
    const onCancel = vi.fn()
    const reader = streamFrom(parts, onCancel).getReader()
    expect(await reader.read()).toEqual({ done: false, value: 1 })
    expect([state.ended, onCancel.mock.calls.length]).toEqual([false, 0])
    await reader.cancel()
    expect([state.ended, onCancel.mock.calls.length]).toEqual([true, 1])
    const silent = endless()
    await streamFrom(silent.parts).cancel()
    expect(await silent.parts.next()).toMatchObject({ done: true })
  })
})

describe('a stream that is kept alive', () => {
  it('is the parts alone while they come', async () => {
    async function* parts() {
      yield 'one'
      yield 'two'
    }
    expect(await all(keptAlive(streamFrom(parts()), 60_000))).toEqual(['one', 'two'])
  })

  it('says so in each silence, and loses nothing behind it', async () => {
    const { promise: late, resolve } = resolvers<string>()
    async function* parts() {
      yield 'one'
      yield await late
      yield 'three'
    }
    const read: string[] = []
    for await (const part of keptAlive(streamFrom(parts()), 5)) {
      read.push(part)
      if (read.filter(each => each === 'keep-alive').length === 3) resolve('two')
    }
    expect(read.filter(part => part !== 'keep-alive')).toEqual(['one', 'two', 'three'])
    expect(read.slice(0, 4)).toEqual(['one', 'keep-alive', 'keep-alive', 'keep-alive'])
  })

  it('leaves no timer behind a part that came in time', async () => {
    const before = timers()
    async function* parts() {
      yield 'one'
      yield 'two'
    }
    await all(keptAlive(streamFrom(parts()), 3_600_000))
    expect(timers()).toBe(before)
  })

  it('cancels its source when nobody reads on', async () => {
    const { state, parts } = endless()
    for await (const _ of keptAlive(streamFrom(parts), 60_000)) break
    expect(state.ended).toBe(true)
  })

  it('fails as its source fails', async () => {
    async function* parts() {
      yield 'one'
      throw new Error('broken')
    }
    await expect(all(keptAlive(streamFrom(parts()), 60_000))).rejects.toThrow('broken')
  })
})

const timers = () => process.getActiveResourcesInfo().filter(name => name === 'Timeout').length

const resolvers = <Value>() => {
  let resolve: (value: Value) => void = () => {}
  const promise = new Promise<Value>(set => {
    resolve = set
  })
  return { promise, resolve: (value: Value) => resolve(value) }
}
