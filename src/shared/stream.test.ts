import { describe, expect, it, vi } from 'vitest'
import { streamFrom } from './stream.ts'

const all = async <Part>(parts: AsyncIterable<Part>) => {
  const read: Part[] = []
  for await (const part of parts) read.push(part)
  return read
}

/** An endless generator that records when it is ended. */
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
