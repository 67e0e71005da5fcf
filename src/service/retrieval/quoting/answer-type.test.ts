import { describe, expect, it } from 'vitest'
import { german } from '../analysis/languages/german.ts'
import { ask, corpusOf } from '../testing/corpus.ts'

const docs = (sentence: string) =>
  corpusOf({
    'lamp.md': `# Lamp\n\n${sentence}\n`,
    'sofa.md': '# Sofa\n\nIt is soft, and stands in 3 corners for 10 minutes.\n'
  })
const verdict = (sentence: string, question: string) => ask(docs(sentence), question).verdict

describe.each([
  ['how long does the lamp glow?', 'The lamp can glow for 30 s.', 'The lamp can glow, with 30 shades.'],
  ['how many minutes does the lamp glow?', 'The lamp can glow a few minutes.', 'The lamp can glow 2 shades.'],
  ['how often does the lamp glow?', 'The lamp can glow every evening.', 'The lamp can glow in a room.'],
  ['how much does the lamp cost?', 'The lamp does cost € 30.', 'The lamp does cost more than 30 sofas.'],
  ['how large is the lamp shade?', 'The lamp shade has 300 KB.', 'The lamp shade is green.'],
  ['maximum size of the lamp shade', 'The lamp shade has a maximum size of 30.', 'The lamp shade has a maximum size.'],
  ['how long may the lamp name be?', 'The lamp name has 20 characters.', 'The lamp name may be green.'],
  ['how many lamps glow?', 'Two lamps glow.', 'All lamps glow.'],
  ['what is the default of the lamp glow?', 'The lamp glow is green by default.', 'The lamp glow is green, or red.'],
  ['when will the lamp be released?', 'The lamp was released in May 2031.', 'The lamp was released by a sofa.'],
  ['on which date is the lamp glow removed?', 'The lamp glow is removed in June.', 'The lamp glow is removed.'],
  ['which lamp version can glow?', 'The lamp can glow from version 2.1 on.', 'The lamp version can glow.'],
  [
    'is the lamp glow better than the shade?',
    'The lamp glow is better, the shade dark.',
    'The lamp has glow and shade.'
  ]
])('“%s”', (question, said, unsaid) => {
  it('is answered where the docs say one', () => {
    expect(verdict(said, question)).toBe('clearly')
  })

  it('is not answered for sure where they do not', () => {
    expect(verdict(unsaid, question)).toBe('perhaps')
  })
})

it('an amount of something else is no answer', () => {
  const files = { 'lamp.md': '# Lamp\n\nThe lamp can glow, and its glow is warm.\n' }
  const chair = { 'chair.md': '# Chair\n\nGlow of a chair lasts 30 minutes.\n' }
  expect(ask(corpusOf({ ...files, ...chair }), 'how long does the lamp glow?').verdict).toBe('perhaps')
})

it.each([
  'count how often the lamp can glow',
  'how can I set the maximum size of the lamp shade?',
  'how can the lamp glow be better than the shade?'
])('“%s” asks for a way, and no amount', question => {
  expect(verdict('The lamp can glow with its shade: count the maximum size, set better.', question)).toBe('clearly')
})

it('an amount in a table is of what its head says', () => {
  const table = 'The lamp does glow.\n\n| lamp | seconds |\n|---|---|\n| the lamp can glow | 30 |'
  expect(verdict(table, 'how long does the lamp glow?')).toBe('clearly')
  expect(verdict(table.replace('seconds', 'shades'), 'how long does the lamp glow?')).toBe('perhaps')
})

it('a doubted answer shows what comes closest', () => {
  const { quotes } = ask(docs('The lamp can glow in many shades.'), 'how long does the lamp glow?')
  expect(quotes()[0]?.pieces.map(({ text }) => text.trim())).toEqual(['The lamp can glow in many shades.'])
})

describe.each([
  ['wie lange leuchtet die Lampe?', 'Die Lampe leuchtet 30 Minuten.', 'Die Lampe leuchtet in 30 Farben.'],
  ['was kostet die Lampe?', 'Die Lampe kostet 30 €.', 'Die Lampe kostet viel.'],
  ['wie viele Lampen leuchten?', 'Zwei Lampen leuchten.', 'Lampen leuchten.']
])('in German: “%s”', (question, said, unsaid) => {
  it('is answered for sure only where the docs say one', () => {
    const verdictOf = (sentence: string) =>
      ask(corpusOf({ 'lampe.md': `# Lampe\n\n${sentence}\n` }, german), question).verdict
    expect(verdictOf(said)).toBe('clearly')
    expect(verdictOf(unsaid)).toBe('perhaps')
  })
})
