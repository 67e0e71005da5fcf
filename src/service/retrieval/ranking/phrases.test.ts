import { expect, it } from 'vitest'
import { createAnalyzer } from '../analysis/analyzer.ts'
import { english } from '../analysis/languages/english/index.ts'
import { createTermIndex } from '../indexing/term-index.ts'
import { addChunk } from '../testing/terms.ts'
import { countPhrases, phrasesOf } from './phrases.ts'

it.each([
  ['How do I use a rate limit?', [['rate', 'limit']]],
  [
    'tool calls stream',
    [
      ['tool', 'call'],
      ['call', 'stream']
    ]
  ],
  ['limit of the rate', []],
  ['stream', []],
  ['', []]
])('the phrases of “%s” are %j', (text, phrases) => {
  expect(phrasesOf(createAnalyzer(english), text)).toEqual(phrases)
})

it('a phrase counts once, whichever chunks have it', () => {
  const analyzer = createAnalyzer(english)
  const index = createTermIndex()
  const add = (text: string) => addChunk(index, [{ terms: analyzer.termsOf(text), weight: 1, inSequence: true }])
  const chunks = [add('the rate limit and the rate limit'), add('a tool call'), add('call stream')]
  const phrases = phrasesOf(analyzer, 'rate limit tool call zebra')
  expect(countPhrases(index, phrases, chunks)).toBe(2)
  expect(countPhrases(index, phrases, chunks.slice(1))).toBe(1)
  expect(countPhrases(index, phrases, [])).toBe(0)
})
