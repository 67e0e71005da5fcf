import { expect, it } from 'vitest'
import { ask, corpusOf } from '../testing/corpus.ts'

/** A page of the lamp, and another that has the words of the question. */
const verdict = (lamp: string, question: string, other = 'Remove, erase and dim the shade.') =>
  ask(corpusOf({ 'lamp.md': `# Lamp\n\n${lamp}\n`, 'sofa.md': `# Sofa\n\n${other}\n` }), question).verdict

it('how something is done is told where its verb is said, or a synonym', () => {
  const question = 'how do I remove a bulb from the lamp?'
  expect(verdict('Remove the bulb from the lamp.', question)).toBe('clearly')
  expect(verdict('Delete the bulb from the lamp.', question)).toBe('clearly')
  expect(verdict('The bulb glows from the lamp.', question)).toBe('perhaps')
})

it('what is done to a thing is told where the thing is said', () => {
  const question = 'put a shade over the lamp bulb'
  expect(verdict('Put the shade over the lamp bulb.', question)).toBe('clearly')
  expect(verdict('Put it over the lamp bulb.', question)).toBe('perhaps')
})

it('the verb of a request in other words may be said otherwise', () => {
  expect(verdict('Let the lamp bulb glow less.', 'dim the lamp bulb', 'It is soft.')).toBe('clearly')
})

it('a heading says it as well', () => {
  expect(verdict('## Remove\n\nTake the bulb from the lamp.', 'how do I remove a bulb from the lamp?')).toBe('clearly')
})
