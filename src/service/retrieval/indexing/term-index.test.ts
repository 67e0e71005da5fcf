import { beforeEach, describe, expect, it } from 'vitest'
import { addChunk, addPage } from '../testing/terms.ts'
import { createTermIndex, type TermIndex, type TermVector } from './term-index.ts'

let index: TermIndex
let lamp: TermVector
let sofa: TermVector

beforeEach(() => {
  index = createTermIndex()
  lamp = addChunk(index, [
    { terms: ['lamp'], weight: 1.5, inSequence: true },
    { terms: ['warm', 'lamp', 'on', 'desk', 'by', 'wall'], weight: 1, length: 1, inSequence: true },
    { terms: ['lamp', 'volt'], weight: 0.5, length: 0.5 }
  ])
  sofa = addChunk(index, [{ terms: ['sofa', 'warm', 'sofa'], weight: 1, length: 1, inSequence: true }])
})

describe('the terms of chunks', () => {
  it('count by the weight of each part', () => {
    const terms = ['lamp', 'warm', 'volt', 'sofa', 'wall', 'unheard']
    expect(terms.map(term => index.occurrences(lamp, term))).toEqual([3, 1, 0.5, 0, 1, 0])
    expect(terms.map(term => index.occurrences(sofa, term))).toEqual([0, 1, 0, 2, 0, 0])
  })

  it('are found in a chunk of any size', () => {
    for (let size = 1; size < 12; size++) {
      const terms = Array.from({ length: size }, (_, number) => `term${number}`)
      const vector = addChunk(index, [{ terms: terms.toReversed(), weight: 1 }])
      expect(terms.map(term => index.occurrences(vector, term))).toEqual(terms.map(() => 1))
      expect(index.occurrences(vector, 'lamp')).toBe(0)
    }
  })

  it('are known by how many chunks have them, and are the rarer the fewer', () => {
    expect(['lamp', 'warm', 'unheard'].map(index.frequency)).toEqual([1, 2, 0])
    expect(index.inverseFrequency('unheard')).toBeGreaterThan(index.inverseFrequency('lamp'))
    expect(index.inverseFrequency('lamp')).toBeGreaterThan(index.inverseFrequency('warm'))
  })

  it('stand on a page when any of its chunks has them', () => {
    expect(['lamp', 'volt', 'sofa', 'unheard'].map(term => index.isOn(lamp.page, term))).toEqual([
      true,
      true,
      false,
      false
    ])
  })

  it('are found by how they begin', () => {
    expect(index.beginningWith('wa').map(({ term }) => term)).toEqual(['warm', 'wall'])
    expect(index.beginningWith('wall')).toEqual([])
  })
})

describe('two terms', () => {
  it.each([
    ['lamp', 'warm', true],
    ['warm', 'lamp', true],
    ['lamp', 'desk', true],
    ['warm', 'desk', false],
    ['by', 'lamp', false],
    ['desk', 'wall', true],
    ['volt', 'lamp', false],
    ['lamp', 'unheard', false],
    ['unheard', 'lamp', false]
  ])('%s and then %s are near: %s', (first, second, near) => {
    expect(index.areNear(lamp, first, second)).toBe(near)
  })
})

describe('chunks', () => {
  it('have an average length by what their parts add to it', () => {
    expect(lamp.length).toBe(7)
    expect(index.averageLength).toBe(5)
    expect(index.size).toBe(2)
    expect(createTermIndex().averageLength).toBe(1)
  })

  it('that go take their terms and lengths with them', () => {
    const { counts, numbers } = addPage(index, [
      { terms: ['desk'], weight: 1 },
      { terms: ['desk', 'warm', 'oak'], weight: 1, length: 1 }
    ])
    expect(['desk', 'warm', 'oak'].map(index.frequency)).toEqual([2, 3, 1])
    expect(index.size).toBe(3)
    index.remove(counts, numbers)
    expect(['desk', 'warm', 'oak'].map(index.frequency)).toEqual([1, 2, 0])
    expect([index.size, index.averageLength]).toEqual([2, 5])
  })
})
