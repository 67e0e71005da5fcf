import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FoundPage } from '../../protocol/search.ts'
import { SearchRefusal } from '../../transport/search.ts'
import { createTypedSearch } from './search-while-typing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

let address = 0
const pageOf = (title: string): FoundPage => ({ url: `https://docs.test/${title}`, title, section: '', passage: '' })

/** A search that the test answers. Each call uses a new platform by default, because pauses are kept by platform. */
const start = (platform = `${++address}`) => {
  const asked: { text: string; signal: AbortSignal; answer(...titles: string[]): void; fail(error: unknown): void }[] =
    []
  const shown: string[][] = []
  const search = createTypedSearch(
    platform,
    (text, signal) =>
      new Promise((resolve, reject) => {
        asked.push({ text, signal, answer: (...titles) => resolve(titles.map(pageOf)), fail: reject })
      }),
    pages => shown.push(pages.map(({ title }) => title))
  )
  const type = async (text: string, rest = 200) => {
    search.type(text)
    await vi.advanceTimersByTimeAsync(rest)
  }
  return { search, asked, shown, type, texts: () => asked.map(({ text }) => text) }
}

it('searches after a pause in typing, not for each key', async () => {
  const { type, texts } = start()
  for (const text of ['ins', 'inst', 'insta']) await type(text, 199)
  expect(texts()).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(texts()).toEqual(['insta'])
})

it('searches for three letters or more, for two of Chinese, Japanese or Korean, and for no long text', async () => {
  const { type, texts } = start()
  const silent = ['', '  ', 'in', '?!…', 'a b', '安', 'x'.repeat(201)]
  const asked = ['ins', 'a b c', 'v2 ok', '安装', 'かな', '설치', 'x'.repeat(200)]
  for (const text of [...silent, ...asked]) await type(text)
  expect(texts()).toEqual(asked)
})

it('does not search again for the same words', async () => {
  const { type, texts } = start()
  for (const text of ['install', ' install', 'install', 'install ']) await type(text)
  // A space at the end marks the last word as complete.
  expect(texts()).toEqual(['install', 'install '])
})

it('drops outdated results, in whatever order they arrive', async () => {
  const { type, asked, shown } = start()
  await type('inst')
  await type('install')
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  asked[1]?.answer('new')
  asked[0]?.answer('old')
  await vi.advanceTimersByTimeAsync(0)
  expect(shown).toEqual([['new']])
})

it('keeps results until the next ones, and removes them when the text becomes too short', async () => {
  const { type, asked, shown } = start()
  await type('inst')
  asked[0]?.answer('a')
  await vi.advanceTimersByTimeAsync(0)
  await type('install')
  expect(shown).toEqual([['a']])
  await type('in')
  expect(shown).toEqual([['a'], []])
  expect(asked[1]?.signal.aborted).toBe(true)
})

it('pauses all searches on a platform that refuses one, for as long as it says, and shows nothing', async () => {
  const { type, asked, shown, texts } = start('limited')
  await type('install')
  asked[0]?.fail(new SearchRefusal(429, 5000))
  await vi.advanceTimersByTimeAsync(0)
  await type('installing')
  expect(shown).toEqual([[]])
  const other = start('limited')
  await other.type('install')
  expect([...texts(), ...other.texts()]).toEqual(['install'])
  await vi.advanceTimersByTimeAsync(5000)
  await type('installed')
  expect(texts()).toEqual(['install', 'installed'])
})

it('shows nothing when a search fails, and searches again next time', async () => {
  const { type, asked, shown, texts } = start()
  await type('install')
  asked[0]?.fail(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(0)
  await type('installing')
  expect(shown).toEqual([[]])
  expect(texts()).toHaveLength(2)
})

it('runs no pending search after it was stopped', async () => {
  const { search, type, texts } = start()
  search.type('install')
  search.stop()
  await vi.advanceTimersByTimeAsync(1000)
  expect(texts()).toEqual([])
  await type('installing')
  expect(texts()).toEqual(['installing'])
})
