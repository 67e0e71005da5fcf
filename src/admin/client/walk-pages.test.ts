import { expect, it } from 'vitest'
import { allOf, failureOf } from '../testing/client.ts'
import { walkEntries, walkPages } from './walk-pages.ts'

const entriesOf = ({ entries }: { entries: number[] }) => entries

/** A list of these pages, each with a new cursor; it repeats the last one for ever. */
const listOf = (...pages: number[][]) => {
  let asked = 0
  const list = async (_: { cursor?: string | undefined }) => {
    asked++
    const entries = pages[Math.min(asked, pages.length) - 1] ?? []
    return { entries, nextCursor: String(asked), hasMore: true }
  }
  return { pages: () => walkPages(list, {}, entriesOf), asked: () => asked }
}

it('ends when page after page is empty under ever new cursors', async () => {
  const { pages, asked } = listOf([1], [])
  expect(await failureOf(allOf(pages()))).toMatchObject({ code: 'malformed_answer' })
  expect(asked()).toBe(1_001)
})

it('goes on behind empty pages that something follows', async () => {
  const some = [...Array.from({ length: 999 }, () => []), [7]]
  const { pages } = listOf(...some, ...some, [])
  const found: number[] = []
  await failureOf(
    (async () => {
      for await (const entry of walkEntries(pages(), entriesOf, undefined)) found.push(entry)
    })()
  )
  expect(found).toEqual([7, 7])
})

it.each([
  ['in the middle of a page', 2],
  ['at the end of a page', 3]
])('yields nothing more after an abort %s, and rejects with its reason', async (_, last) => {
  const { pages, asked } = listOf([1, 2, 3], [4])
  const stop = new AbortController()
  const found: number[] = []
  const reason = new Error('enough')
  const walk = async () => {
    for await (const entry of walkEntries(pages(), entriesOf, stop.signal)) {
      found.push(entry)
      if (entry === last) stop.abort(reason)
    }
  }
  expect(await failureOf(walk())).toBe(reason)
  expect([found.at(-1), asked()]).toEqual([last, 1])
})
