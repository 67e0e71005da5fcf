import { describe, expect, it } from 'vitest'
import { bm25, inverseFrequency } from './bm25.ts'

describe('BM25', () => {
  it('counts one occurrence in a text of average length 1, whatever the constants', () => {
    for (const k of [0.5, 1.2, 2]) for (const b of [0, 0.5, 1]) expect(bm25(1, 1, { k, b, d: 0 })).toBeCloseTo(1)
  })

  it('counts further occurrences less and less, and k + 1 at most', () => {
    const counts = [1, 2, 3, 1_000].map(occurrences => bm25(occurrences, 1, { k: 2, b: 0, d: 0 }))
    expect(counts.map(count => count.toFixed(2))).toEqual(['1.00', '1.50', '1.80', '2.99'])
  })

  it('counts a longer text less, in full or in part', () => {
    expect(bm25(1, 3, { k: 1, b: 1, d: 0 })).toBeCloseTo(2 / 4)
    expect(bm25(1, 3, { k: 1, b: 0.5, d: 0 })).toBeCloseTo(2 / 3)
    expect(bm25(1, 3, { k: 1, b: 0, d: 0 })).toBeCloseTo(1)
  })

  it('counts an occurrence in the longest text as much as is laid down', () => {
    expect(bm25(1, 1e9, { k: 1, b: 1, d: 0.5 })).toBeCloseTo(0.5)
  })
})

describe('the rarity of a term', () => {
  it('falls with each text that holds it', () => {
    const rarities = [0, 1, 5, 10].map(frequency => inverseFrequency(10, frequency))
    expect(rarities.map(rarity => rarity.toFixed(3))).toEqual(['2.467', '1.736', '0.746', '0.086'])
  })

  it('counts less than its logarithm, so that what stands in one text by chance does not outweigh all else', () => {
    const [nowhere = 0, once = 0] = [0, 1].map(frequency => inverseFrequency(1_000, frequency))
    expect(nowhere).toBeLessThan(Math.log(1 + 1_000.5 / 0.5))
    expect(once).toBeLessThan(Math.log(1 + 999.5 / 1.5))
  })
})
