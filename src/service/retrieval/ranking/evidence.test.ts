import { describe, expect, it } from 'vitest'
import { indexOf, questionOf } from '../testing/corpus.ts'
import { conceptsOf } from './concepts.ts'
import { evidenceOf } from './evidence.ts'
import { rankPages } from './rank.ts'

const evidence = (files: Record<string, string>, text: string) => {
  const index = indexOf(files)
  const question = questionOf(text)
  const concepts = conceptsOf(index.analyzer, question, '', () => [])
  return evidenceOf(
    index,
    concepts,
    question,
    rankPages(index, concepts, question, () => true)
  )
}

const docs = { 'a.md': '# Lamp\n\nIts voltage.\n', 'b.md': '# Sofa\n\nIts colour.\n' }

describe('what is asked meets', () => {
  it.each([
    ['lamp voltage', 1],
    ['lamp colour', 0],
    ['lamp zebra', 0],
    ['lamp', 1]
  ])('in one place, for “%s”: %s', (text, share) => {
    expect(evidence(docs, text).meeting).toBe(share)
  })

  it('in part, when some of it does', () => {
    const { meeting } = evidence(docs, 'lamp voltage colour')
    expect(meeting).toBeGreaterThan(0.2)
    expect(meeting).toBeLessThan(0.5)
  })
})

it('what is merely related to something is not met in its place, what means the same is', () => {
  const [related = ''] = indexOf(docs).analyzer.relatedTo('log')
  const [same = ''] = indexOf(docs).analyzer.synonymsOf('photo')
  const at = (word: string) => ({ 'a.md': `# Lamp\n\nIts ${word}.\n` })
  expect([related, same]).not.toContain('')
  expect(evidence(at(related), 'lamp log').meeting).toBe(0)
  expect(evidence(at(same), 'lamp photo').meeting).toBe(1)
})

it('a place fits the better the more of what is asked it says', () => {
  const [all = 0, half = 0, none = 0] = ['lamp voltage', 'lamp zebra', 'okapi zebra'].map(
    text => evidence(docs, text).fit
  )
  expect(all).toBeGreaterThan(half)
  expect(half).toBeGreaterThan(none)
  expect([all < 1, none]).toEqual([true, 0])
})

it('pages that fit alike are rivals', () => {
  const alike = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, page) => [`${page}.md`, `# Lamp\n\nRoom ${page}.\n`]))
  expect(evidence(alike(1), 'lamp').rivals).toBeCloseTo(0)
  expect(evidence(alike(4), 'lamp').rivals).toBeCloseTo(Math.log(4))
  expect(evidence(alike(80), 'lamp').rivals).toBeCloseTo(Math.log(20))
  expect(evidence(alike(4), 'zebra').rivals).toBeCloseTo(0)
})

it('names that the best page does not have are strangers, other words are none', () => {
  const texts = ['a zebra', 'the lamp of the Zebra', 'the Lamp', 'Zebra lamp', 'lamp of the Zebra, the Okapi, the Gnu']
  expect(texts.map(text => evidence(docs, text).strangers)).toEqual([0, 1, 0, 0, 2])
  expect(evidence(docs, 'lamp voltage on the Sofa').strangers).toBe(1)
})

it('a pasted page is no longer than a long question', () => {
  const long = (words: number) => evidence(docs, 'lamp '.repeat(words)).length
  expect(long(50)).toBeGreaterThan(long(40))
  expect(long(5_000)).toBe(long(50))
})
