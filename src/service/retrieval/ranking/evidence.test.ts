import { describe, expect, it } from 'vitest'
import { indexOf, questionOf } from '../testing/corpus.ts'
import { conceptsOf } from './concepts.ts'
import { evidenceOf } from './evidence.ts'
import { rankPages } from './rank.ts'

const evidence = (files: Record<string, string>, text: string) => {
  const index = indexOf(files)
  const question = questionOf(text)
  const concepts = conceptsOf(index.analyzer, question)
  return evidenceOf({ index, concepts, ranked: rankPages(index, concepts, question, () => true) }, question)
}

const docs = { 'a.md': '# Lamp\n\nIts voltage.\n', 'b.md': '# Sofa\n\nIts colour.\n' }

describe('the asked concepts occur together', () => {
  it.each([
    ['lamp voltage', 1],
    ['lamp colour', 0],
    ['lamp zebra', 0],
    ['lamp', 1]
  ])('in one chunk, for “%s”: %s', (text, share) => {
    expect(evidence(docs, text).cooccurrence).toBe(share)
  })

  it('in part, when some of them do', () => {
    const { cooccurrence } = evidence(docs, 'lamp voltage colour')
    expect(cooccurrence).toBeGreaterThan(0.2)
    expect(cooccurrence).toBeLessThan(0.5)
  })
})

it('a synonym stands for an asked concept, a merely related term does not', () => {
  const [related = ''] = indexOf(docs).analyzer.relatedTo('log')
  const [same = ''] = indexOf(docs).analyzer.synonymsOf('photo')
  const at = (word: string) => ({ 'a.md': `# Lamp\n\nIts ${word}.\n` })
  expect([related, same]).not.toContain('')
  expect(evidence(at(related), 'lamp log').cooccurrence).toBe(0)
  expect(evidence(at(same), 'lamp photo').cooccurrence).toBe(1)
})

it('the fit rises with how much of the question the best chunk has', () => {
  const [all = 0, half = 0, none = 0] = ['lamp voltage', 'lamp zebra', 'okapi zebra'].map(
    text => evidence(docs, text).fit
  )
  expect(all).toBeGreaterThan(half)
  expect(half).toBeGreaterThan(none)
  expect([all < 1, none]).toEqual([true, 0])
})

it('ambiguity is the logarithm of how many pages fit alike, twenty at most, or half of those that are not there', () => {
  const alike = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, page) => [`${page}.md`, `# Lamp\n\nRoom ${page}.\n`]))
  expect(evidence(alike(1), 'lamp').ambiguity).toBeCloseTo(Math.log(20) / 2)
  expect(evidence(alike(4), 'lamp').ambiguity).toBeCloseTo(Math.log(4) + Math.log(5) / 2)
  expect(evidence(alike(20), 'lamp').ambiguity).toBeCloseTo(Math.log(20))
  expect(evidence(alike(80), 'lamp').ambiguity).toBeCloseTo(Math.log(20))
  expect(evidence(alike(4), 'zebra').ambiguity).toBeCloseTo(Math.log(5) / 2)
})

it('missing names are those that the best page does not hold, and no other words', () => {
  const texts = ['a zebra', 'the lamp of the Zebra', 'the Lamp', 'Zebra lamp', 'lamp of the Zebra, the Okapi, the Gnu']
  expect(texts.map(text => evidence(docs, text).missingNames)).toEqual([0, 1, 0, 0, 2])
  expect(evidence(docs, 'lamp voltage on the Sofa').missingNames).toBe(1)
})

it('the length of a question counts up to fifty words', () => {
  const long = (words: number) => evidence(docs, 'lamp '.repeat(words)).length
  expect(long(50)).toBeGreaterThan(long(40))
  expect(long(5_000)).toBe(long(50))
})
