import { describe, expect, it } from 'vitest'
import { createAnalyzer } from '../analysis/analyzer.ts'
import { english } from '../analysis/languages/english/index.ts'
import { questionOf } from '../testing/corpus.ts'
import { askedContent, type Concept, conceptsOf } from './concepts.ts'
import type { Question } from './question.ts'

const concepts = (
  text: string,
  {
    title = '',
    guess = () => [],
    ...more
  }: Partial<Question> & { title?: string; guess?: (word: string) => string[] } = {}
) => conceptsOf(createAnalyzer(english), questionOf(text, more), title, guess)
const terms = (found: Concept[]) => found.map(({ term }) => term)
const weight = (found: Concept[], term: string) => found.find(concept => concept.term === term)?.weight ?? 0
const selection = (value: string) => ({ type: 'textSelection' as const, value })

describe('a question', () => {
  it('is about its words without the small ones, each once', () => {
    expect(terms(concepts('How do I stream a stream of images?'))).toEqual(['stream', 'imag'])
  })

  it('counts its own words in full, generic ones and the parts of an identifier less', () => {
    const found = concepts('stream today with maxTokens')
    expect(weight(found, 'stream')).toBe(1)
    expect(weight(found, 'maxtokens')).toBe(1)
    for (const less of ['todai', 'token']) expect(weight(found, less)).toBeLessThan(0.5)
    for (const less of ['todai', 'token']) expect(weight(found, less)).toBeGreaterThan(0)
  })

  it('has synonyms that stand for its words, guesses that do so less, and the words themselves in full', () => {
    const [found] = concepts('video', { guess: word => (word === 'video' ? ['vidoes'] : []) })
    const shares = found?.terms ?? new Map()
    expect(shares.get('video')).toBe(1)
    expect(shares.get('movi')).toBeLessThan(1)
    expect(shares.get('vido')).toBeLessThan(shares.get('movi'))
    expect(shares.get('vido')).toBeGreaterThan(0)
  })

  it('has words for phrases that only together mean something', () => {
    expect(terms(concepts('how do I log in at the same time?'))).toEqual(['login', 'parallel'])
  })

  it('of more things than anybody asks for is about the first sixty', () => {
    const many = Array.from({ length: 80 }, (_, number) => `zebra${number}`).join(' ')
    expect(concepts(many)).toHaveLength(60)
  })
})

describe('what goes with a question', () => {
  it('counts less than what is asked, and is not asked itself', () => {
    const found = concepts('How do I stop the stream quickly at midnight?', { context: [selection('abort signal')] })
    expect(weight(found, 'abort')).toBeGreaterThan(0)
    expect(weight(found, 'abort')).toBeLessThan(0.5)
    expect(terms(askedContent(found))).toEqual(['stop', 'stream', 'midnight'])
  })

  it('is what is asked when the question only points at it', () => {
    const found = concepts('Explain this', { context: [selection('abort signal')], title: 'Persistence' })
    expect(terms(askedContent(found))).toEqual(['abort', 'signal'])
    expect(terms(askedContent(concepts('Explain the stream', { context: [selection('abort')] })))).toEqual(['stream'])
  })
})

describe('the question before', () => {
  const earlier = ['How do I start with zebras?', 'And how do I install Svelte?']

  it('counts when this one says little by itself, less than it and the last one first', () => {
    const found = concepts('in Vue', { earlier })
    expect(terms(found)).toEqual(['vue', 'instal', 'svelt', 'start', 'zebra'])
    expect(weight(found, 'svelt')).toBeLessThan(1)
    expect(weight(found, 'svelt')).toBeGreaterThan(0.5)
    expect(askedContent(found)).toHaveLength(4)
  })

  it('counts when this one begins as if it went on', () => {
    expect(terms(concepts('and Vue with images in pixels', { earlier }))).toContain('svelt')
    expect(terms(concepts('show Vue with images in pixels', { earlier }))).not.toContain('svelt')
    expect(terms(concepts('Vue with images', { earlier }))).toContain('svelt')
  })

  it('has its phrases joined too', () => {
    expect(terms(concepts('and in Vue?', { earlier: ['log in'] }))).toEqual(['vue', 'login'])
  })
})

describe('the title of the open page', () => {
  it('counts a little when so little is asked', () => {
    const found = concepts('stream?', { title: 'Persistence' })
    expect(weight(found, 'persist')).toBeLessThan(0.5)
    expect(terms(askedContent(found))).toEqual(['stream'])
    expect(terms(concepts('stream images', { title: 'Persistence' }))).not.toContain('persist')
  })

  it('is what is asked when nothing else is', () => {
    expect(terms(askedContent(concepts('What does this do?', { title: 'Persistence' })))).toEqual(['persist'])
    const withContext = concepts('What does this do?', { title: 'Persistence', context: [selection('abort')] })
    expect(terms(askedContent(withContext))).toEqual(['abort'])
    expect(terms(withContext)).toContain('persist')
  })
})
