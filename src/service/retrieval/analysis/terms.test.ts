import { expect, it } from 'vitest'
import { analyzerOf } from './analyzer.ts'
import { english } from './languages/english/index.ts'
import { haveSameTerms, saysEnough, termsWithoutStopWords } from './terms.ts'

const analyzer = analyzerOf(english)

it('terms without stop words keep generic words, their order and their number', () => {
  expect(termsWithoutStopWords(analyzer, 'How do I start the lamp and a lamp?')).toEqual(['start', 'lamp', 'lamp'])
})

it.each([
  ['lamp desk', true],
  ['desk lamp', true],
  ['lamp', false],
  ['lamp wall', false],
  ['lamp desk wall', false]
])('the terms of “lamp desk” and “%s” are the same: %s', (other, isSame) => {
  expect(haveSameTerms(new Set(['lamp', 'desk']), new Set(other.split(' ')))).toBe(isSame)
})

it.each([
  ['the lamp on the desk', true],
  ['the lamp, a lamp and lamps', false],
  ['how do I start the lamp?', false]
])('“%s” says enough by itself: %s', (text, isEnough) => {
  expect(saysEnough(analyzer, text)).toBe(isEnough)
})
