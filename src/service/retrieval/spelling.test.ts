import { expect, it } from 'vitest'
import { createSpelling } from './spelling.ts'

const spelling = createSpelling()
spelling.learn('The Persistence of streams; a stream, a scream, plain text. Persistence!')

it.each([
  ['strem', ['stream']],
  ['STREAM', ['stream', 'streams', 'scream']],
  ['presistence', ['persistence']],
  ['persistnce', ['persistence']],
  ['persstnce', ['persistence']],
  ['persstnc', []],
  ['plian', []],
  ['text', []],
  ['tex', []],
  ['zebra', []]
])('%s may be meant to be %j', (word, guesses) => {
  expect(spelling.guess(word)).toEqual(guesses)
})

it('a guess has the first letter that was typed', () => {
  expect(spelling.guess('scream')).toEqual(['scream', 'stream'])
  expect(spelling.guess('xtream')).toEqual([])
})
