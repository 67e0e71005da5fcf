import { expect, it } from 'vitest'
import { createSpelling, spelledWords } from './spelling.ts'

const guesses = (word: string) => {
  const spelling = createSpelling()
  spelling.learn(spelledWords(['The Persistence of streams; a stream, a scream, plain text. Persistence!']))
  return spelling.guess(word)
}

it.each([
  ['strem', ['stream']],
  ['steram', ['stream']],
  ['STREAM', ['stream', 'streams', 'scream']],
  ['presistence', ['persistence']],
  ['persistnce', ['persistence']],
  ['prrsistnce', ['persistence']],
  ['persstnce', []],
  ['streamsed', ['streams']],
  ['plainer', []],
  ['plian', ['plain']],
  ['text', []],
  ['tex', []],
  ['zebra', []]
])('%s may be meant to be %j', (word, meant) => {
  expect(guesses(word)).toEqual(meant)
})

it('a word may be the beginning of those that are known, of so many at most', () => {
  const spelling = createSpelling()
  spelling.learn(spelledWords(['Streams, streaming and stream; a scream, Persistence']))
  expect(spelling.beginningWith('Stre', 9).sort()).toEqual(['stream', 'streaming', 'streams'])
  expect(spelling.beginningWith('s', 2)).toHaveLength(2)
  expect(spelling.beginningWith('streamers', 9)).toEqual([])
})

it('a key stands for every name that is written so, unless it is a word', async () => {
  const spelling = createSpelling()
  spelling.learnNames(['apiVersion', '--api-version', 'apiVersion', 'aB', 'StreamS', 'LampStore'])
  spelling.learn(['streams', 'Lampstore'])
  expect(spelling.namesOf('apiversion')).toEqual(['apiVersion', '--api-version'])
  for (const key of ['ab', 'streams', 'lampstore', 'zebra']) expect(spelling.namesOf(key)).toEqual([])
})

it('a part of a dotted name, a flag or a file is no word', () => {
  const spelling = createSpelling()
  spelling.learnNames(['lampGlow'])
  spelling.learn(spelledWords(['Set room.lampglow, or --lampglow, in lampglow.json. See www.lampglow.example.']))
  expect(spelling.namesOf('lampglow')).toEqual(['lampGlow'])
  spelling.learn(spelledWords(['The lampglow is warm.']))
  expect(spelling.namesOf('lampglow')).toEqual([])
})

it('a name is guessed where one is a slip of the pen away, and no more', () => {
  const spelling = createSpelling()
  spelling.learnNames(['streamText', 'getCookie', 'getCookies', 'useChat'])
  for (const typed of ['steramtext', 'streamtex', 'streamtexxt', 'streamtaxt'])
    expect(spelling.guessName(typed)).toBe('streamText')
  for (const typed of ['streamtext', 'stermtext', 'xtreamtext', 'getcookiee', 'usechta'])
    expect(spelling.guessName(typed)).toBeUndefined()
})

it('a guess has the first letter that was typed', () => {
  expect(guesses('scream')).toEqual(['scream', 'stream'])
  expect(guesses('xtream')).toEqual([])
})

it('of a Korean word a letter may be wrong, and no syllable', () => {
  const spelling = createSpelling()
  spelling.learn(spelledWords(['설정하세요, 설치하세요']))
  expect(spelling.guess('설졍하세요')).toEqual(['설정하세요'])
  expect(spelling.guess('설득하세요')).toEqual([])
})
