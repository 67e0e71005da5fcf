import { beforeEach, expect, it } from 'vitest'
import { inverseFrequency } from './bm25.ts'
import { countTerms, createInvertedIndex, type InvertedIndex } from './inverted-index.ts'
import { createDictionary } from './term-index.ts'

let index: InvertedIndex<string>

beforeEach(() => {
  index = createInvertedIndex()
  add(index, 'short', ['lamp'])
  add(index, 'long', ['lamp', 'lamp', 'shade', 'lampion'])
  add(index, 'other', ['sofa', 'sofa'])
})

const add = (index: InvertedIndex<string>, document: string, words: string[]) => {
  const { numberOf, terms } = createDictionary()
  index.add(document, countTerms(words, numberOf), terms)
}

const search = (term: string, constants = { k: 1, b: 0, d: 0 }) => {
  const scores: Record<string, string> = {}
  index.search(term, constants, (document, score) => {
    scores[document] = score.toFixed(3)
  })
  return scores
}

it('finds the documents that have a term, by how often and how rare it is', () => {
  // A second occurrence counts a third more.
  const inTwo = inverseFrequency(3, 2)
  expect(search('lamp')).toEqual({ short: inTwo.toFixed(3), long: ((4 / 3) * inTwo).toFixed(3) })
  expect(search('sofa')).toEqual({ other: ((4 / 3) * inverseFrequency(3, 1)).toFixed(3) })
  expect(search('table')).toEqual({})
})

it('counts a document’s length by its different terms', () => {
  // Five different terms in three documents; “long” has three of them.
  expect(search('shade', { k: 1, b: 1, d: 0 })).toEqual({
    long: ((2 / (1 + 9 / 5)) * inverseFrequency(3, 1)).toFixed(3)
  })
})

it('knows the terms that begin with others', () => {
  expect(index.beginningWith('lamp')).toEqual(['lampion'])
  expect(index.beginningWith('s')).toEqual(['shade', 'sofa'])
})

it('forgets a document whole: its terms, its length, its number', () => {
  index.remove('long', ['shade', 'lamp', 'lampion', 'sofa', 'nowhere'])
  expect(search('shade')).toEqual({})
  expect(index.beginningWith('lamp')).toEqual([])
  const left = createInvertedIndex<string>()
  add(left, 'short', ['lamp'])
  add(left, 'other', ['sofa', 'sofa'])
  const constants = { k: 1, b: 1, d: 0 }
  left.search('lamp', constants, (_, score) => expect(search('lamp', constants)).toEqual({ short: score.toFixed(3) }))
  left.search('sofa', constants, (_, score) => expect(search('sofa', constants)).toEqual({ other: score.toFixed(3) }))
  expect.assertions(4)
})

it('keeps how often the others have a term', () => {
  index.remove('short', ['lamp'])
  expect(search('lamp')).toEqual({ long: ((4 / 3) * inverseFrequency(2, 1)).toFixed(3) })
})

it('is not changed by the removal of what it does not have', () => {
  const before = search('lamp', { k: 1, b: 1, d: 0 })
  index.remove('stranger', ['lamp'])
  expect(search('lamp', { k: 1, b: 1, d: 0 })).toEqual(before)
})
