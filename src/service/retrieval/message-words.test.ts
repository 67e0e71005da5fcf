import { expect, it } from 'vitest'
import { wordsIn } from './message-words.ts'
import { corpusOf } from './testing/corpus.ts'

const files = {
  'keep.md': '# Persistence\n\nStore the conversation in a database, and load it when the page opens.\n',
  'policy.md': '# Content Security Policy\n\nAllow the script and the connection in two entries.\n'
}

it.each([
  ['Why?', true],
  ['how does that work?', true],
  ['several at once?', false],
  ['how many of them?', false],
  ['What does && do?', false],
  ['how long does it take?', false],
  ['is it dim?', false],
  ['', true]
])('“%s” names nothing: %s', (text, expected) => {
  expect(wordsIn(corpusOf(files)).nameNothing(text)).toBe(expected)
})

it('words that are the title of a page are told, however they are written', () => {
  const { areTitle } = wordsIn(corpusOf(files))
  expect(['persistence', 'Content security policy!', 'policy', ''].map(areTitle)).toEqual([true, true, false, false])
})
