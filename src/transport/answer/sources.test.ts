import { expect, it } from 'vitest'
import { answerOf } from '../testing/answer.ts'
import { isWebUrl } from './sources.ts'

const text = { type: 'text-delta', id: 't', delta: 'Text' }
const finish = { type: 'finish', finishReason: 'stop' }
const found = (output: unknown, toolName = 'search', toolCallId = 'c') => [
  { type: 'tool-input-available', toolCallId, toolName, input: {} },
  { type: 'tool-output-available', toolCallId, output }
]
const sourcesOf = (events: unknown[]) =>
  answerOf([...events, text, finish]).chunks.flatMap(chunk =>
    chunk.type === 'source-url' ? [[chunk.sourceId, chunk.url, chunk.title]] : []
  )

it('takes the id of a source, or else its address', () => {
  const events = [
    { type: 'source-url', sourceId: 's', url: '/a', title: 'A' },
    { type: 'source-url', url: '/b' }
  ]
  expect(sourcesOf(events)).toEqual([
    ['s', '/a', 'A'],
    ['/b', '/b', undefined]
  ])
})

it('takes the address and the title wherever a search gives them', () => {
  const results = [
    { url: '/a', path: '/not', metadata: { title: 'A' }, title: 'Not' },
    { path: '/b', title: 'B' },
    { url: '/c', title: { type: 'script' } },
    { url: '/d', metadata: 'D', title: 'D' },
    { url: 7, path: '/not' },
    'not',
    { url: '/a', title: 'Again' }
  ]
  const expected = [
    ['/a', '/a', 'A'],
    ['/b', '/b', 'B'],
    ['/c', '/c', undefined],
    ['/d', '/d', 'D']
  ]
  expect(sourcesOf(found(results))).toEqual(expected)
  expect(sourcesOf(found({ results }))).toEqual(expected)
})

it('finds nothing in what is no list, and in what another tool returned', () => {
  for (const output of [null, 'x', 7, {}, { results: 'x' }, { results: { url: '/a' } }]) {
    expect(sourcesOf(found(output))).toEqual([])
  }
  expect(sourcesOf(found([{ url: '/a' }], 'searching'))).toEqual([])
})

it('takes a hundred of what was found, over all searches', () => {
  const pages = (from: number) => Array.from({ length: 70 }, (_, index) => ({ url: `/${from + index}` }))
  const sources = sourcesOf([...found(pages(0)), ...found(pages(70), 'search', 'd')])
  expect(sources).toHaveLength(100)
  expect(sources.at(-1)?.[1]).toBe('/99')
})

it('names what was found last of all, and nothing twice', () => {
  const named = { type: 'source-url', sourceId: 's', url: '/a' }
  const types = answerOf([...found([{ url: '/a' }, { url: '/b' }]), named, text, finish]).chunks.map(
    chunk => chunk.type
  )
  expect(types.filter(type => type === 'source-url')).toHaveLength(2)
  expect(types.slice(-3)).toEqual(['text-end', 'source-url', 'finish'])
})

it('counts sources among the parts, and says which address was none', () => {
  const many = Array.from({ length: 301 }, (_, index) => ({ type: 'source-url', url: `/${index}` }))
  const { chunks, skipped } = answerOf([...many, { type: 'source-url', url: 'file:///etc' }, text, finish])
  expect(chunks.filter(({ type }) => type === 'source-url')).toHaveLength(300)
  expect(skipped).toEqual(['parts past the limit', 'source that is no web address'])
})

it('knows a web address, absolute or relative', () => {
  const web = ['/a', 'a', '?a', '#a', '//x.test/a', 'http://x.test', 'https://x.test', 'HTTPS://x.test', ' /a']
  expect(web.filter(url => !isWebUrl(url))).toEqual([])
  const others = ['', 'javascript:x', 'data:,x', 'file:///a', 'ftp://x.test', 'mailto:a@x.test', 'xhttps:a', 'httpsx:a']
  expect([...others, 'http://', 'https://[x'].filter(isWebUrl)).toEqual([])
})
