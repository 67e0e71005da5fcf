import { beforeEach, expect, it } from 'vitest'
import { inverseFrequency } from './bm25.ts'
import { countTerms, createInvertedIndex, type InvertedIndex } from './inverted-index.ts'
import { createDictionary } from './term-index.ts'

const [short, long, other] = [0, 1, 2]

let index: InvertedIndex
let all: ReturnType<typeof createDictionary>

beforeEach(() => {
  index = createInvertedIndex()
  all = createDictionary()
  add(index, short, ['lamp'])
  add(index, long, ['lamp', 'lamp', 'shade', 'lampion'])
  add(index, other, ['sofa', 'sofa'])
})

const numbersOf = (terms: string[]) => Uint32Array.from(terms, all.numberOf)

const add = (index: InvertedIndex, document: number, words: string[]) => {
  const { numberOf, terms } = createDictionary()
  const counted = countTerms(words.map(numberOf))
  index.add(document, counted, numbersOf(terms))
}

const search = (term: string, constants = { k: 1, b: 0, d: 0 }, searched = index) => {
  const scores: Record<number, string> = {}
  searched.search(all.numberOf(term), constants, (document, score) => {
    scores[document] = score.toFixed(3)
  })
  return scores
}

it('finds the documents that have a term, by how often and how rare it is', () => {
  // A second occurrence counts a third more.
  const inTwo = inverseFrequency(3, 2)
  expect(search('lamp')).toEqual({ [short]: inTwo.toFixed(3), [long]: ((4 / 3) * inTwo).toFixed(3) })
  expect(search('sofa')).toEqual({ [other]: ((4 / 3) * inverseFrequency(3, 1)).toFixed(3) })
  expect(search('table')).toEqual({})
})

it('counts a document’s length by its different terms', () => {
  // Five different terms in three documents; “long” has three of them.
  expect(search('shade', { k: 1, b: 1, d: 0 })).toEqual({
    [long]: ((2 / (1 + 9 / 5)) * inverseFrequency(3, 1)).toFixed(3)
  })
})

const constants = { k: 1, b: 1, d: 0 }

it('forgets a document whole: its terms, its length', () => {
  index.remove(long, numbersOf(['shade', 'lamp', 'lampion', 'sofa', 'nowhere']))
  expect(search('shade')).toEqual({})
  const left = createInvertedIndex()
  add(left, short, ['lamp'])
  add(left, other, ['sofa', 'sofa'])
  for (const term of ['lamp', 'sofa']) expect(search(term, constants)).toEqual(search(term, constants, left))
})

it('takes in another document in the place of one that has gone', () => {
  index.remove(long, numbersOf(['shade', 'lamp', 'lampion']))
  add(index, long, ['lamp', 'desk', 'lamp'])
  add(index, 3, ['lamp'])
  const anew = createInvertedIndex()
  add(anew, short, ['lamp'])
  add(anew, long, ['lamp', 'desk', 'lamp'])
  add(anew, other, ['sofa', 'sofa'])
  add(anew, 3, ['lamp'])
  for (const term of ['lamp', 'sofa', 'desk', 'shade']) {
    expect(search(term, constants)).toEqual(search(term, constants, anew))
  }
})

it.each([short, long, 3, 4])(
  'keeps how often the others have a term when %s goes, wherever it stands among them',
  gone => {
    add(index, 3, ['lamp'])
    add(index, 4, ['lamp', 'lamp'])
    const before = Object.keys(search('lamp')).map(Number)
    index.remove(gone, numbersOf(['lamp']))
    expect(Object.keys(search('lamp')).map(Number)).toEqual(before.filter(document => document !== gone))
    add(index, 5, ['lamp'])
    expect(Object.keys(search('lamp')).map(Number)).toEqual([...before.filter(document => document !== gone), 5])
  }
)
