import { describe, expect, it } from 'vitest'
import { megabytesInUse } from '../../testing/memory-held.ts'
import { analyzerOf, createAnalyzer, createAnalyzers } from './analyzer.ts'
import { english } from './languages/english/index.ts'

const analyzer = () => createAnalyzer(english)

describe('terms', () => {
  it.each([
    ['useChat()', ['usechat', 'use', 'chat']],
    ['max_tokens', ['maxtokens', 'max', 'token']],
    ['Next.js', ['nextj']],
    ['lamp_', ['lamp']],
    ['iLamp', ['ilamp', 'lamp']],
    ['a Go lamp, go', ['a', 'go', 'golang', 'lamp', 'go']],
    ['x_y', ['xy']],
    ['LEDs', ['led']],
    ['lamp2', ['lamp2', 'lamp']],
    ['OLamp2', ['olamp2', 'lamp2', 'olamp']],
    ['p2 lamp12345', ['p2', 'lamp12345']],
    ['v3.6.1 or 4', ['3.6.1', '3.6', '3', 'or', '4']],
    ['Généràtion', ['gener']],
    ['東京タワー', ['東京タワー']]
  ])('of %s', (text, terms) => {
    const { termsOf } = analyzer()
    expect(termsOf(text)).toEqual(terms)
    // Once more, from memory.
    expect(termsOf(text)).toEqual(terms)
  })
})

it('of a language is read once, and with an owner’s synonyms once for each owner', () => {
  const [one, other] = [createAnalyzers([['flux', 'stream']]), createAnalyzers()]
  expect(analyzerOf(english)).toBe(analyzerOf(english))
  expect(one(english)).toBe(one(english))
  expect(new Set([analyzerOf(english), one(english), other(english)]).size).toBe(3)
  const [flux = ''] = other(english).termsOf('flux')
  expect([one, other].map(of => of(english).synonymsOf(flux).size)).toEqual([1, 0])
})

describe('small words', () => {
  it('that say nothing are stop words, with their apostrophe and without', () => {
    const { termsOf, isStopTerm } = analyzer()
    for (const term of [...termsOf('the'), ...termsOf("can't"), 'cant', 'dont']) expect(isStopTerm(term)).toBe(true)
    for (const term of termsOf('streams today')) expect(isStopTerm(term)).toBe(false)
  })

  it('are told by how they are written: what has the stem of one may be a name', () => {
    const { termsOf, isStopTerm } = analyzer()
    const areSmall = (text: string) => termsOf(text).map(isStopTerm)
    expect(areSmall('has this was')).toEqual([true, true, true])
    expect(areSmall('HA ID ha id')).toEqual([false, false, false, false])
    // Forms that are not listed.
    expect(areSmall('useful possibly')).toEqual([true, true])
  })

  it.each([
    "wasn't weren’t haven't shouldn't",
    "we're they've she'd you'll what's",
    'myself yourselves everybody nothing something'
  ])('are those that a verb is joined to, and pronouns of any kind: %s', text => {
    const { termsOf, isStopTerm } = analyzer()
    expect(termsOf(text).filter(term => !isStopTerm(term))).toEqual([])
  })

  it('that say little are none, and no content either', () => {
    const { termsOf, isContentTerm } = analyzer()
    const [today = '', stream = '', the = ''] = termsOf('today stream the')
    expect([today, stream, the].map(isContentTerm)).toEqual([false, true, false])
  })
})

describe('synonyms', () => {
  it('are all words of a group but the word itself', () => {
    const { termsOf, synonymsOf } = analyzer()
    expect([...synonymsOf('video')]).toEqual(termsOf('clip film movie'))
  })

  it('of a word of two groups are those of both', () => {
    const { termsOf, synonymsOf } = analyzer()
    expect([...synonymsOf('limit')]).toEqual(expect.arrayContaining(termsOf('quota budget')))
  })

  it('of a word of no group are none', () => {
    expect([...analyzer().synonymsOf('zebra')]).toEqual([])
  })
})

it('remembers words without the texts that they stood in', () => {
  const { termsOf } = analyzer()
  const before = megabytesInUse()
  for (let text = 0; text < 20; text++) termsOf(`${'.'.repeat(500_000)} wordthatislongenough${text}`)
  expect(megabytesInUse() - before).toBeLessThan(5)
  expect(termsOf('wordthatislongenough')).toHaveLength(1)
})
