import { describe, expect, it } from 'vitest'
import { indexOf, questionOf } from '../testing/corpus.ts'
import { conceptsOf } from './concepts.ts'
import { confidence } from './confidence.ts'
import type { Question } from './question.ts'
import { rankPages } from './rank.ts'

interface Setup extends Partial<Question> {
  guess?: (word: string) => string[]
}

const certainty = (files: Record<string, string>, text: string, { guess = () => [], ...more }: Setup = {}) => {
  const index = indexOf(files)
  const question = questionOf(text, more)
  const concepts = conceptsOf(index.analyzer, question, { guess })
  return confidence({ index, concepts, ranked: rankPages(index, concepts, question, () => true) }, question)
}

/** The confidence as log-odds, which grow alike wherever they start. */
const evidence = (...asked: Parameters<typeof certainty>) => {
  const likely = certainty(...asked)
  return Math.log(likely / (1 - likely))
}

const page = (body: string, title = 'Lamp') => ({
  'a.md': `# ${title}\n\n${body}\n`,
  'b.md': '# Sofa\n\nIt is soft.\n'
})

/** Expects that the first documentation answers a question more surely than the second. */
const expectSurer = (text: string, first: Record<string, string>, second: Record<string, string>) => {
  const [a, b] = [evidence(first, text), evidence(second, text)]
  expect(a).toBeGreaterThan(b + 0.1)
}

it('is not sure where what is asked stands together nowhere', () => {
  const docs = (more: string) => ({
    'a.md': `# Bulb of bulbs\n\nThe bulb bulb bulb.${more}\n\n## Bulb\n\nA bulb.\n`,
    'b.md': '# Room\n\nThe velvet is soft.\n'
  })
  expect(certainty(docs(''), 'what is the velvet of a bulb')).toBeLessThan(0.5)
  expect(certainty(docs(' Velvet.'), 'what is the velvet of a bulb')).toBeGreaterThan(0.5)
  // A word may be said in another way, which is not known to be the same.
  const unknown = 'what is the bulb that one takes for a bulb of the zebra'
  expect(certainty(docs(''), unknown)).toBeGreaterThan(0.5)
})

describe('confidence rises', () => {
  it('the more of the question a single chunk covers', () => {
    expectSurer('colour and voltage', page('Its colour and voltage.'), page('Its colour.\n\n## More\n\nIts voltage.'))
    expectSurer('colour and voltage', page('Its colour and voltage.'), page('Its colour. A volt.'))
  })

  it('the more of the question stands in titles and headings', () => {
    expectSurer('voltage', page('The voltage.', 'Voltage'), page('The voltage.'))
  })

  it('the more words of the question a single chunk has', () => {
    const body = 'Colour, voltage, warmth, height, depth.'
    const likely = ['colour', 'colour voltage', 'colour voltage warmth'].map(text => evidence(page(body), text))
    expect(likely[1]).toBeGreaterThan((likely[0] as number) + 0.1)
    expect(likely[2]).toBeGreaterThan((likely[1] as number) + 0.1)
  })

  it('when the words of the question stand side by side', () => {
    expectSurer(
      'lamp colour',
      page('The lamp colour is warm.', 'Desk'),
      page('A colour is warm, so is the lamp.', 'Desk')
    )
  })

  it('the fewer words of the question no page holds', () => {
    const docs = page('The lamp colour is warm.')
    const [none = 0, one = 0, two = 0] = ['', 'zebra', 'zebra okapi'].map(more => evidence(docs, `lamp colour ${more}`))
    expect(none).toBeGreaterThan(one + 0.1)
    expect(one).toBeGreaterThan(two + 0.1)
  })

  it('when any chunk has all that is asked', () => {
    const apart = { 'a.md': '# Desk\n\nA lamp glows.\n', 'b.md': '# Chair\n\nA zebra runs.\n' }
    const elsewhere = { ...apart, 'c.md': '# Zoo\n\nNo lamp, no zebra, but many other animals of the steppe.\n' }
    expectSurer('lamp zebra', elsewhere, apart)
  })

  it('the fewer pages fit about as well as the best', () => {
    const copies = Object.fromEntries(['b', 'c', 'd', 'e'].map(name => [`${name}.md`, '# Lamp\n\nThe voltage.\n']))
    expectSurer('lamp voltage', page('The voltage.'), { ...page('The voltage.'), ...copies })
  })

  it('when the question has no unknown name', () => {
    const docs = page('The lamp colour is warm.')
    expect(evidence(docs, 'lamp colour of zebras')).toBeGreaterThan(evidence(docs, 'lamp colour of Zebras') + 0.1)
  })
})

describe('a word of the question counts less', () => {
  it('when it stands only in code', () => {
    expectSurer('voltage', page('The voltage.'), page('See:\n\n```js\nvoltage\n```'))
  })

  it('when neither title nor headings have it', () => {
    expectSurer('voltage colour', page('The voltage; the colour.', 'Colour'), {
      ...page('The voltage; the colour.'),
      'c.md': '# Colour'
    })
  })

  it('when pages hold only a guess of it', () => {
    const docs = page('The voltage.')
    const guess = (word: string) => (word === 'voltige' ? ['voltage'] : [])
    const typo = evidence(docs, 'voltige zebra', { guess })
    expect(typo).toBeLessThan(evidence(docs, 'voltage zebra') - 0.1)
    expect(typo).toBeGreaterThan(evidence(docs, 'voltige zebra') + 0.1)
  })
})

describe('confidence does not depend on', () => {
  it('the context of a question that says enough by itself', () => {
    const docs = page('The lamp colour is warm.')
    const context = [{ type: 'textSelection' as const, value: 'zebra okapi' }]
    expect(evidence(docs, 'lamp colour', { context })).toBeCloseTo(evidence(docs, 'lamp colour'))
  })
})

it('confidence is low when the question names nothing, or when no page fits', () => {
  expect(certainty(page('The voltage.'), 'how do I do it?')).toBeLessThan(0.16)
  expect(certainty(page('The voltage.'), 'zebra')).toBeLessThan(0.16)
  expect(certainty({}, 'zebra')).toBeLessThan(0.16)
})
