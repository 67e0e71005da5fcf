import { describe, expect, it } from 'vitest'
import { answerOf, chunksOf } from '../testing/answer.ts'

const start = (id?: unknown, kind = 'text') => ({ type: `${kind}-start`, id })
const delta = (delta: string, id?: unknown, kind = 'text') => ({ type: `${kind}-delta`, id, delta })
const end = (id?: unknown, kind = 'text') => ({ type: `${kind}-end`, id })
const finish = { type: 'finish', finishReason: 'stop' }
const parts = /^(text|reasoning)-/

describe.each(['text', 'reasoning'])('%s', kind => {
  it('goes on as it came', () => {
    const events = [start('a', kind), delta('One', 'a', kind), end('a', kind)]
    const { chunks, skipped, mended } = answerOf([...events, finish])
    expect(chunks.slice(0, 3)).toMatchObject(events)
    expect([skipped, mended]).toEqual([[], []])
  })

  it('begins with its first word: a part without any leaves nothing behind', () => {
    expect(chunksOf([start('a', kind), delta('', 'a', kind), end('a', kind), finish], parts)).toEqual([])
  })

  it('keeps what the service says about a part', () => {
    const providerMetadata = { service: { section: 'a' } }
    const events = [{ ...start('a', kind), providerMetadata }, delta('One', 'a', kind), end('a', kind)]
    expect(chunksOf([...events, finish], parts)).toMatchObject([{ providerMetadata }, {}, {}])
  })

  it('gets the start and the end that the service left out', () => {
    const { chunks, mended } = answerOf([delta('One', 'a', kind)])
    expect(chunks.filter(({ type }) => parts.test(type))).toMatchObject([
      start('a', kind),
      delta('One', 'a', kind),
      end('a', kind)
    ])
    expect(mended).toEqual([`${kind}-delta without its start`])
  })

  it('begins and ends once', () => {
    const events = [
      start('a', kind),
      delta('One ', 'a', kind),
      start('a', kind),
      delta('two', 'a', kind),
      end('a', kind)
    ]
    const { chunks, mended } = answerOf([...events, end('a', kind), finish])
    expect(chunks.filter(({ type }) => parts.test(type))).toMatchObject([
      start('a', kind),
      delta('One two', 'a', kind),
      end('a', kind)
    ])
    expect(mended).toEqual([`${kind}-start twice`, `${kind}-end without its start`])
  })
})

it('takes a part without an id for a part all the same', () => {
  expect(chunksOf([start(), delta('One'), end(), finish], parts)).toMatchObject([
    { type: 'text-start', id: '0' },
    { type: 'text-delta', id: '0', delta: 'One' },
    { type: 'text-end', id: '0' }
  ])
})

it('tells text and reasoning of one id apart', () => {
  const events = [delta('Hm', 'a', 'reasoning'), delta('One', 'a'), end('a', 'reasoning'), end('a'), finish]
  expect(chunksOf(events, parts).map(({ type }) => type)).toEqual([
    'reasoning-start',
    'reasoning-delta',
    'text-start',
    'text-delta',
    'reasoning-end',
    'text-end'
  ])
})

it('begins a part again that the service took back while it was open', () => {
  const events = [{ type: 'start-step' }, delta('Gone', 'a'), { type: 'reset-step' }, delta('One', 'a'), finish]
  expect(chunksOf(events, /^(text|reset)-/).map(({ type }) => type)).toEqual([
    'text-start',
    'text-delta',
    'reset-step',
    'text-start',
    'text-delta',
    'text-end'
  ])
})

describe('past 200 parts', () => {
  const many = (count: number, kind = 'text') =>
    Array.from({ length: count }, (_, id) => [delta(`${id} `, id, kind), end(id, kind)]).flat()
  const countOf = (type: string, events: unknown[]) => chunksOf(events, new RegExp(`^${type}$`)).length

  it('text goes on in the last part, and no word is lost', () => {
    const { chunks } = answerOf([...many(250), finish])
    const deltas = chunks.flatMap(chunk => (chunk.type === 'text-delta' ? [chunk] : []))
    expect(chunks.filter(({ type }) => type === 'text-start')).toHaveLength(201)
    expect(chunks.filter(({ type }) => type === 'text-end')).toHaveLength(201)
    expect(deltas.map(({ delta }) => delta).join('')).toBe(
      Array.from({ length: 250 }, (_, id) => `${id > 200 ? '\n\n' : ''}${id} `).join('')
    )
    expect(new Set(deltas.slice(200).map(({ id }) => id))).toEqual(new Set(['200']))
    expect(chunks.findLastIndex(({ type }) => type === 'text-delta')).toBeLessThan(
      chunks.findLastIndex(({ type }) => type === 'text-end')
    )
  })

  it('text that takes turns goes on in the last part too', () => {
    const events = [...many(200), delta('a ', 'a'), delta('b ', 'b'), delta('a', 'a'), end('a'), end('b'), finish]
    const { chunks } = answerOf(events)
    expect(chunks.slice(-5)).toMatchObject([
      { type: 'text-end', id: '199' },
      { type: 'text-start', id: 'a' },
      { type: 'text-delta', id: 'a', delta: 'a \n\nb a' },
      { type: 'text-end', id: 'a' },
      { type: 'finish' }
    ])
  })

  it('200 are none too many', () => {
    expect(countOf('text-start', [...many(200), finish])).toBe(200)
    expect(answerOf([...many(200), finish]).chunks.some(chunk => JSON.stringify(chunk).includes('\\n'))).toBe(false)
  })

  it('reasoning is left out and counted, and the text still comes whole', () => {
    const { chunks, skipped } = answerOf([...many(250, 'reasoning'), delta('The answer', 't'), end('t'), finish])
    expect(chunks.filter(({ type }) => type === 'reasoning-start')).toHaveLength(200)
    expect(chunks.filter(({ type }) => type === 'reasoning-delta')).toHaveLength(200)
    expect(skipped).toEqual(Array(50).fill('reasoning past the limit'))
    expect(chunks.flatMap(chunk => (chunk.type === 'text-delta' ? [chunk.delta] : []))).toEqual(['The answer'])
    expect(chunks.at(-2)).toMatchObject({ type: 'text-end', id: 't' })
  })

  it('reasoning that has the id of the last text part still ends', () => {
    const events = [delta('Hm', 'same', 'reasoning'), ...many(199), delta('a', 'same'), delta('b', 'b')]
    expect(chunksOf([...events, end('same', 'reasoning'), finish], /-end$/).slice(-2)).toMatchObject([
      { type: 'reasoning-end', id: 'same' },
      { type: 'text-end', id: 'same' }
    ])
  })

  it('parts that nobody ends take no memory beyond 400, and their text still comes', () => {
    const events = Array.from({ length: 500 }, (_, id) => delta(`${id} `, id))
    const { chunks, mended } = answerOf([...events, delta('late', 450), delta('early', 0), finish])
    const all = chunks.flatMap(chunk => (chunk.type === 'text-delta' ? [chunk.delta] : [])).join('')
    expect(all).toContain('late')
    expect(all).toContain('early')
    expect(mended).toHaveLength(501)
  })

  it('a part that the service takes back with the last one ends no more', () => {
    const events = [{ type: 'start-step' }, ...many(201), { type: 'reset-step' }, finish]
    expect(answerOf(events).chunks.at(-2)).toMatchObject({ type: 'reset-step' })
  })

  it('starts without a word take no memory beyond 200, and their text still comes', () => {
    const starts = Array.from({ length: 300 }, (_, id) => start(id))
    const { chunks, mended } = answerOf([...starts, delta('First', 0), delta('Last', 299), finish])
    expect(chunks.flatMap(chunk => (chunk.type === 'text-delta' ? [chunk.delta] : []))).toEqual(['First', 'Last'])
    expect(mended).toEqual(['text-delta without its start'])
  })
})
