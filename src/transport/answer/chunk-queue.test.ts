import { describe, expect, it } from 'vitest'
import { createChunkQueue } from './chunk-queue.ts'
import type { Chunk } from './events.ts'

const start: Chunk = { type: 'start', messageId: 'm' }
const metadata: Chunk = { type: 'message-metadata', messageMetadata: {} }
const textStart: Chunk = { type: 'text-start', id: 't' }
const delta = (delta: string, id = 't', fields = {}): Chunk => ({ type: 'text-delta', id, delta, ...fields })
const drained = (...chunks: Chunk[]) => {
  const queue = createChunkQueue()
  for (const chunk of chunks) queue.addContent(chunk)
  return queue.drain()
}

it('gives each chunk once', () => {
  const queue = createChunkQueue()
  expect(queue.hasChunks).toBe(false)
  queue.addContent(textStart)
  expect(queue.hasChunks).toBe(true)
  expect(queue.drain()).toEqual([textStart])
  expect(queue.hasChunks).toBe(false)
  expect(queue.drain()).toEqual([])
})

describe('what only goes with content', () => {
  it('waits for it, the start first', () => {
    const queue = createChunkQueue()
    queue.defer(metadata)
    queue.defer(start)
    queue.defer({ type: 'start-step' })
    expect([queue.hasContent, queue.hasChunks, queue.drain()]).toEqual([false, false, []])
    queue.addContent(textStart)
    expect(queue.hasContent).toBe(true)
    expect(queue.drain()).toEqual([start, metadata, { type: 'start-step' }, textStart])
  })

  it('goes at once when there is content', () => {
    const queue = createChunkQueue()
    queue.addContent(textStart)
    queue.defer(metadata)
    queue.addContent(textStart)
    expect(queue.drain()).toEqual([textStart, metadata, textStart])
  })

  it('does not wait with what belongs to no message', () => {
    const queue = createChunkQueue()
    queue.defer(metadata)
    queue.addTransient({ type: 'data-x', data: 1, transient: true })
    expect([queue.hasContent, queue.drain()]).toEqual([false, [{ type: 'data-x', data: 1, transient: true }]])
  })
})

describe('deltas that arrive together', () => {
  it('are joined for each part', () => {
    expect(drained(delta('a'), delta('b', 'u'), delta('c'), delta('d', 'u'))).toEqual([delta('ac'), delta('bd', 'u')])
  })

  it('are told apart by text and reasoning', () => {
    const reasoning: Chunk = { type: 'reasoning-delta', id: 't', delta: 'hm' }
    expect(drained(delta('a'), { ...reasoning }, delta('b'), { ...reasoning })).toEqual([
      delta('ab'),
      { ...reasoning, delta: 'hmhm' }
    ])
  })

  it('are not joined past anything else', () => {
    expect(drained(delta('a'), textStart, delta('b'))).toEqual([delta('a'), textStart, delta('b')])
  })

  it('keep what the service says about one of them', () => {
    const providerMetadata = { service: { x: 1 } }
    expect(drained(delta('a'), delta('b', 't', { providerMetadata }), delta('c'))).toEqual([
      delta('a'),
      delta('bc', 't', { providerMetadata })
    ])
  })

  it('are not added to what has been taken out', () => {
    const queue = createChunkQueue()
    queue.addContent(delta('a'))
    const [first] = queue.drain()
    queue.addContent(delta('b'))
    expect([first, queue.drain()]).toEqual([delta('a'), [delta('b')]])
  })
})
