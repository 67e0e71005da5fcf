import { expect, it } from 'vitest'
import { createTermIndex } from '../indexing/term-index.ts'
import { addChunk } from '../testing/terms.ts'
import { chunkScore, queryConcepts } from './chunk-score.ts'
import type { Concept } from './concepts.ts'

const concept = (
  term: string,
  { weight = 1, terms = {} }: { weight?: number; terms?: Record<string, number> } = {}
): Concept => ({
  term,
  weight,
  terms: new Map([...Object.entries(terms), [term, 1]]),
  isAsked: true,
  isContent: true
})

/** The scores of texts, each a chunk, among four chunks that have nothing of what is asked. */
const scores = (texts: string[], asked: Concept[]) => {
  const index = createTermIndex()
  const add = (text: string) => addChunk(index, [{ terms: text.split(' '), weight: 1, length: 1 }])
  const chunks = texts.map(add)
  for (const text of ['one two', 'three four', 'five six', 'seven eight']) add(text)
  const query = queryConcepts(index, asked)
  return chunks.map(chunk => chunkScore(index, chunk, query))
}

it('a chunk scores by the terms that it has', () => {
  const [both = 0, one = 0, none] = scores(['lamp sofa', 'lamp desk', 'door desk'], [concept('lamp'), concept('sofa')])
  expect(both).toBeGreaterThan(one)
  expect(one).toBeGreaterThan(0)
  expect(none).toBe(0)
})

it('a chunk that has two concepts once scores more than one that repeats a single concept', () => {
  const [both = 0, often = 0] = scores(
    ['lamp sofa desk wall', 'lamp lamp lamp lamp', 'sofa door wall desk'],
    [concept('lamp'), concept('sofa')]
  )
  expect(both).toBeGreaterThan(1.3 * often)
})

it('a concept adds to the coverage in proportion to its weight', () => {
  const asked = [concept('lamp'), concept('sofa', { weight: 0.1 })]
  const [lamp = 0, both = 0] = scores(['lamp wall', 'lamp sofa'], asked)
  expect(both / lamp).toBeLessThan(1.2)
})

it('of a term and its synonyms only the best one counts', () => {
  const [both, own, other = 0] = scores(
    ['lamp light', 'lamp door', 'light door'],
    [concept('lamp', { terms: { light: 0.6 } })]
  )
  expect(both).toBe(own)
  expect(other).toBeLessThan(own as number)
  expect(other).toBeGreaterThan(0)
})

it('a rare word does not outweigh the rest when its synonyms are everywhere', () => {
  const texts = ['robot desk', 'sofa desk', 'chat door', 'chat wall', 'chat floor', 'sofa roof']
  const alone = scores(texts, [concept('robot'), concept('sofa')])
  const withSynonym = scores(texts, [concept('robot', { terms: { chat: 0.6 } }), concept('sofa')])
  expect(withSynonym[0]).toBeLessThan(alone[0] as number)
  expect(withSynonym[1]).toBe(alone[1])
  // The synonym counts no more than the concept, nor more than its own rarity allows.
  expect(withSynonym[2]).toBeLessThan(withSynonym[0] as number)
})

it('a synonym that no chunk has is dropped and changes no score', () => {
  const index = createTermIndex()
  addChunk(index, [{ terms: ['lamp'], weight: 1 }])
  const [query] = queryConcepts(index, [concept('lamp', { terms: { unheard: 0.6 } })])
  expect(query?.terms.map(({ term }) => term)).toEqual(['lamp'])
  const texts = ['lamp desk', 'lamp door']
  expect(scores(texts, [concept('lamp', { terms: { unheard: 0.6 } })])).toEqual(scores(texts, [concept('lamp')]))
})

it('a long chunk scores less than a short one that says the same', () => {
  const [short = 0, long = 0] = scores(['lamp desk', `lamp ${'wall '.repeat(50).trim()}`], [concept('lamp')])
  expect(short).toBeGreaterThan(long)
})
