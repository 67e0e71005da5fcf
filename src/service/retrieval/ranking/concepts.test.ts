import { describe, expect, it } from 'vitest'
import { createAnalyzer } from '../analysis/analyzer.ts'
import { english } from '../analysis/languages/english/index.ts'
import { german } from '../analysis/languages/german.ts'
import { questionOf } from '../testing/corpus.ts'
import { askedContent, type Concept, conceptsOf } from './concepts.ts'
import type { Question } from './question.ts'

const concepts = (
  text: string,
  { leaning = '', guess = () => [], ...more }: Partial<Question & Parameters<typeof conceptsOf>[2]> = {}
) => conceptsOf(createAnalyzer(english), questionOf(text, more), { leaning, guess })
const terms = (found: Concept[]) => found.map(({ term }) => term)
const weight = (found: Concept[], term: string) => found.find(concept => concept.term === term)?.weight ?? 0
const selection = (value: string) => ({ type: 'textSelection' as const, value })

describe('a question', () => {
  it('is about its words except stop words, each once', () => {
    expect(terms(concepts('How do I stream a stream of images?'))).toEqual(['stream', 'imag'])
  })

  it('weighs its own words in full, generic ones and the parts of an identifier less', () => {
    const found = concepts('stream today with maxTokens')
    expect(weight(found, 'stream')).toBe(1)
    expect(weight(found, 'maxtokens')).toBe(1)
    for (const term of ['todai', 'token']) expect(weight(found, term)).toBeLessThan(0.5)
    for (const term of ['todai', 'token']) expect(weight(found, term)).toBeGreaterThan(0)
  })

  it('is about a word that has a sign as much as without, unless the word alone says nothing', () => {
    expect(weight(concepts('dim the @lamp'), 'lamp')).toBe(1)
    expect(weight(concepts('dim with @use'), '@use')).toBe(1)
  })

  it('has its words with a share of 1, their synonyms with less, and guesses with even less', () => {
    const [found] = concepts('video', { guess: word => (word === 'video' ? ['vidoes'] : []) })
    const shares = found?.terms ?? new Map()
    expect(shares.get('video')).toBe(1)
    expect(shares.get('movi')).toBeLessThan(1)
    expect(shares.get('vido')).toBeLessThan(shares.get('movi'))
    expect(shares.get('vido')).toBeGreaterThan(0)
  })

  it('replaces phrases that mean something only as a whole by one word', () => {
    expect(terms(concepts('how do I log in at the same time?'))).toEqual(['login', 'parallel'])
  })

  it('has names of several words and compounds as one concept more, but no files', () => {
    expect(terms(concepts('c.req.queries of open-source chats'))).toEqual(
      expect.arrayContaining(['creqqueries', 'queri', 'opensourc', 'open', 'sourc'])
    )
    expect(weight(concepts('c.req.queries'), 'creqqueries')).toBeLessThan(1)
    expect(terms(concepts('a change in manage.py'))).not.toContain('managepy')
  })

  it('has two words that pages write as one as that word, too', () => {
    const found = concepts('the title bar of a lamp, Switch')
    const shares = (term: string) => Object.fromEntries(found.find(concept => concept.term === term)?.terms ?? [])
    expect(shares('titl').titlebar).toBe(shares('bar').titlebar)
    expect(shares('bar').titlebar).toBeGreaterThan(0.5)
    expect(shares('bar').titlebar).toBeLessThan(1)
    expect(Object.keys(shares('lamp'))).not.toContain('lampswitch')
  })

  it.each(['the sub-title bar', 'the title bar-ring'])(
    'has no part of a compound as one with its neighbour: %s',
    text => {
      expect(concepts(text).flatMap(concept => [...concept.terms.keys()])).not.toContain('titlebar')
    }
  )

  it('has a name with a number behind it as one concept more', () => {
    expect(terms(concepts('dim lamp 2'))).toEqual(expect.arrayContaining(['lamp', '2', 'lamp2']))
  })

  it('has a flag, and its word as a part of that', () => {
    const found = concepts('what does --watch do?')
    expect(weight(found, '--watch')).toBe(1)
    expect(weight(found, 'watch')).toBeLessThan(0.5)
    expect(weight(concepts('what does watch do?'), 'watch')).toBe(1)
  })

  it('has a small word only where it is written as a name', () => {
    expect(terms(concepts('what does after() do?'))).toEqual(['after'])
    expect(terms(concepts('what does `after` do?'))).toEqual(['after'])
    expect(concepts('what does it do after that?')).toEqual([])
  })

  it('has the small words that are keywords of the code, where it has nothing else', () => {
    expect(terms(concepts('if let'))).toEqual(['if', 'let'])
    expect(terms(concepts('let...else syntax')).toSorted()).toEqual(['else', 'let', 'syntax'])
    for (const text of ['let me do', 'help', 'in lamps', 'and if not?']) {
      expect(terms(concepts(text)).filter(term => term !== 'lamp')).toEqual([])
    }
  })

  it('has the word “language” where one is named', () => {
    const [named] = concepts('can I have it in German?')
    expect(named?.terms.get('german')).toBe(1)
    expect(named?.terms.get('languag')).toBeLessThan(0.5)
  })

  it('has the first sixty concepts at most', () => {
    const many = Array.from({ length: 80 }, (_, number) => `zebra${number}`).join(' ')
    expect(concepts(many)).toHaveLength(60)
  })
})

describe('the context of a question', () => {
  it('weighs less than the question, and is not asked for itself', () => {
    const found = concepts('How do I stop the stream quickly at midnight?', { context: [selection('abort signal')] })
    expect(weight(found, 'abort')).toBeGreaterThan(0)
    expect(weight(found, 'abort')).toBeLessThan(0.5)
    expect(terms(askedContent(found))).toEqual(['stop', 'stream', 'midnight'])
  })

  it('is asked for when the question only refers to it', () => {
    const found = concepts('Explain this', { context: [selection('abort signal')], leaning: 'Persistence' })
    expect(terms(askedContent(found))).toEqual(['abort', 'signal'])
    expect(terms(askedContent(concepts('Explain the stream', { context: [selection('abort')] })))).toEqual(['stream'])
  })
})

describe('an earlier question', () => {
  it.each([
    ['What about Bun?', 'How do I deploy to Cloudflare Workers?', 'bun deploi'],
    ['and with svelte?', 'how do I deploy to vue', 'svelt deploi'],
    ['does it run in Safari?', 'How do I deploy to Cloudflare Workers?', 'run safari deploi cloudflar worker'],
    ['and with images?', 'How do I deploy to Cloudflare Workers?', 'imag deploi cloudflar worker']
  ])('loses its names to another that is asked for, unless this one refers to it: %s', (text, before, found) => {
    expect(terms(concepts(text, { earlier: [before] })).join(' ')).toBe(found)
  })

  it('loses its names to those of a later one', () => {
    const earlier = ['How do I deploy to Cloudflare Workers?', 'What about Bun?']
    expect(terms(concepts('and how do I add images there?', { earlier })).join(' ')).toBe('add imag bun deploi')
  })

  it('keeps its nouns in German, which have capitals too', () => {
    const found = conceptsOf(createAnalyzer(german), questionOf('und mit Vue?', { earlier: ['Wer dimmt das Licht?'] }))
    expect(terms(found)).toContain('licht')
  })

  const earlier = ['How do I start with zebras?', 'And how do I install plugins?']

  it('is added when this one says little by itself, with less weight and the latest first', () => {
    const found = concepts('in Vue', { earlier })
    expect(terms(found)).toEqual(['vue', 'instal', 'plugin', 'start', 'zebra'])
    expect(weight(found, 'plugin')).toBeLessThan(1)
    expect(weight(found, 'plugin')).toBeGreaterThan(0.5)
    expect(askedContent(found)).toHaveLength(4)
  })

  it('is added when this one begins like a follow-up', () => {
    expect(terms(concepts('and Vue with images in pixels', { earlier }))).toContain('plugin')
    expect(terms(concepts('show Vue with images in pixels', { earlier }))).not.toContain('plugin')
    expect(terms(concepts('Vue with images', { earlier }))).toContain('plugin')
  })

  it('has its phrases replaced too', () => {
    expect(terms(concepts('and in Vue?', { earlier: ['log in'] }))).toEqual(['vue', 'login'])
  })
})

describe('the title of the open page', () => {
  it('is added with little weight when the question says little', () => {
    const found = concepts('stream?', { leaning: 'Persistence' })
    expect(weight(found, 'persist')).toBeLessThan(0.5)
    expect(terms(askedContent(found))).toEqual(['stream'])
    expect(terms(concepts('stream images', { leaning: 'Persistence' }))).not.toContain('persist')
  })

  it('is asked for when nothing else is', () => {
    expect(terms(askedContent(concepts('What does this do?', { leaning: 'Persistence' })))).toEqual(['persist'])
    const withContext = concepts('What does this do?', { leaning: 'Persistence', context: [selection('abort')] })
    expect(terms(askedContent(withContext))).toEqual(['abort'])
    expect(terms(withContext)).toContain('persist')
  })
})

it('what the word of a file that begins with a dot means is hardly the file', () => {
  const shareFor = (text: string) => concepts(text)[0]?.terms.get('environ') ?? 0
  expect(shareFor('.env')).toBeGreaterThan(0)
  expect(shareFor('.env')).toBeLessThan(shareFor('env'))
})
