import { expect, it } from 'vitest'
import { retrieve } from '../retrieval/index.ts'
import { corpusOf, questionOf } from '../retrieval/testing/corpus.ts'
import { cachedQuote } from './quote-cache.ts'

const corpus = () =>
  corpusOf({ 'a.md': '# Lamps\n\nA lamp is dimmed in its [settings](b.md).\n', 'b.md': '# Settings\n' })

const lampIn = (some: ReturnType<typeof corpus>) =>
  retrieve(some, questionOf('how is a lamp dimmed?'), { limit: 5, accepts: () => true }).quotes()[0]

/** The written quote, and how many links were resolved for it. */
const written = (some: ReturnType<typeof corpus>, siteUrl = '') => {
  const quote = lampIn(some)
  if (!quote) throw new Error('Nothing is quoted.')
  let resolved = 0
  const blocks = cachedQuote(some, siteUrl, quote, url => {
    resolved++
    return siteUrl + url
  })
  return { blocks, resolved }
}

it('reuses a quote that was already written', () => {
  const some = corpus()
  expect(written(some)).toEqual({ blocks: ['A lamp is dimmed in its [settings](b.md).'], resolved: 1 })
  expect(written(some).resolved).toBe(0)
})

it('writes a quote again when other pieces of the same section are quoted', () => {
  const some = corpusOf({ 'a.md': '# Lamp\n\nOne lamp.\n\nTwo lamps.\n\nThree lamps.\n' })
  const quote = lampIn(some)
  const write = (...places: number[]) =>
    quote && cachedQuote(some, '', { pieces: quote.pieces.filter(({ place }) => places.includes(place)) }, url => url)
  expect(write(0, 1, 2)).toEqual(['One lamp.', 'Two lamps.', 'Three lamps.'])
  expect(write(0, 2)).toEqual(['One lamp.', '…', 'Three lamps.'])
})

it('writes a quote again for another site, and after the docs were read again', () => {
  const some = corpus()
  written(some)
  expect(written(some, '/docs/')).toEqual({ blocks: ['A lamp is dimmed in its [settings](/docs/b.md).'], resolved: 1 })
  expect(written({ ...some, pages: new Map(some.pages) }).resolved).toBe(1)
})
