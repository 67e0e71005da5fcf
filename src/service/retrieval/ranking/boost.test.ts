import { describe, expect, it } from 'vitest'
import { corpusOf, indexOf, pathsFor, questionOf } from '../testing/corpus.ts'
import { boostsFor } from './boost.ts'
import { conceptsOf } from './concepts.ts'
import type { Question } from './question.ts'

const page = '# Rate limits\n\nA limit.\n\n## Errors of clients\n\nAn error.\n'
const files = {
  'guide.md': page,
  'guides/migrate-to-2.md': page,
  'troubleshooting/limits.md': page,
  'docs/reference/limits.md': page,
  'contributing.md': page
}

/** The boosts of the opening and of the second section of a page, and of the page itself. */
const boosts = (file: string, text: string, more: Partial<Question> = {}) => {
  const index = indexOf(files)
  const question = questionOf(text, more)
  const boost = boostsFor(index, question, conceptsOf(index.analyzer, question))
  const [opening, section] = index.chunksOf(file)
  if (!opening || !section) throw new Error('A page of two sections is needed.')
  return { opening: boost.chunk(opening), section: boost.chunk(section), page: boost.page(opening) }
}

it('leaves scores unchanged where no boost applies', () => {
  expect(boosts('guide.md', 'set a limit')).toEqual({ opening: 1, section: 1, page: 1 })
})

it('a page rises that defines what is named with a small word', () => {
  const boostOf = (text: string) => {
    const index = indexOf({ 'after.md': '# after, glow\n\n- `after`: runs what comes later.\n- `glow`: lights it.\n' })
    const [opening] = index.chunksOf('after.md')
    if (!opening) throw new Error('A page is needed.')
    return boostsFor(index, questionOf(text), []).page(opening)
  }
  expect(boostOf('does after() run if it throws?')).toBeGreaterThan(1)
  expect(boostOf('does it run after all?')).toBe(1)
  expect(boostOf('does glow() run if it throws?')).toBe(1)
})

describe('the score of a chunk rises', () => {
  it('when its heading is what the question names', () => {
    const { opening, section } = boosts('guide.md', 'client errors')
    expect(section).toBeGreaterThan(1)
    expect(opening).toBe(1)
  })

  it('when it opens a page and the question asks what something is', () => {
    const { opening, section } = boosts('guide.md', 'What is a quota?')
    expect(opening).toBeGreaterThan(1)
    expect(section).toBe(1)
  })

  it('when the reader added its section as context', () => {
    const item = { type: 'textSelection' as const, value: 'error', path: '/guide/', elementId: 'errors-of-clients' }
    const { opening, section } = boosts('guide.md', 'explain', { context: [item] })
    expect(section).toBeGreaterThan(1.5)
    expect(opening).toBe(1)
    expect(boosts('troubleshooting/limits.md', 'explain', { context: [item] }).section).toBe(1)
    const { path: _, ...elsewhere } = item
    expect(boosts('guide.md', 'explain', { context: [elsewhere] }).section).toBe(1)
  })
})

describe('the score of a page rises', () => {
  it('when its title is what the question names', () => {
    expect(boosts('guide.md', 'What are rate limits?').page).toBeGreaterThan(1)
    expect(boosts('guide.md', 'raise the rate limits').page).toBe(1)
  })

  it('when it is open, and more so when context was taken from it', () => {
    const open = boosts('guide.md', 'explain', { currentPath: '/guide/#top' }).page
    const taken = boosts('guide.md', 'explain', {
      context: [{ type: 'textSelection', value: 'error', path: '/guide' }]
    }).page
    const both = boosts('guide.md', 'explain', {
      currentPath: '/guide',
      context: [{ type: 'textSelection', value: 'error', path: '/guide' }]
    }).page
    expect(open).toBeGreaterThan(1)
    expect(taken).toBeGreaterThan(open)
    expect(both).toBeCloseTo(open * taken)
    expect(
      boosts('guide.md', 'explain', { currentPath: '/other', context: [{ type: 'textSelection', value: 'x' }] }).page
    ).toBe(1)
  })
})

describe('the score of a page that holds every word there is', () => {
  it('falls for a changelog, unless the question asks for changes', () => {
    for (const text of ['set a limit', 'a limit of ipv6'])
      expect(boosts('guides/migrate-to-2.md', text).page).toBeLessThan(1)
    for (const text of ['how do I migrate?', 'what changed?', 'limits in v2', 'is it deprecated?'])
      expect(boosts('guides/migrate-to-2.md', text).page).toBe(1)
    expect(boosts('guide.md', 'what changed in v2?').page).toBe(1)
  })

  it('rises for troubleshooting when the question reports a problem, and falls otherwise', () => {
    expect(boosts('troubleshooting/limits.md', 'the limit fails').page).toBeGreaterThan(1)
    expect(boosts('troubleshooting/limits.md', 'set a limit').page).toBeLessThan(1)
    expect(boosts('guide.md', 'the limit fails').page).toBe(1)
  })

  it('falls a little for the reference, unless the question names code', () => {
    expect(boosts('docs/reference/limits.md', 'set a limit').page).toBeLessThan(1)
    expect(boosts('docs/reference/limits.md', 'set `limit`').page).toBe(1)
  })
})

it('a page about what was replaced falls in all its sections, unless the question or the open page is about it', () => {
  const boostOf = (text: string, currentPath?: string) => {
    const index = indexOf({ 'workflows-legacy/retries.md': '# Retries\n\nA step is retried.\n' })
    const [opening] = index.chunksOf('workflows-legacy/retries.md')
    if (!opening) throw new Error('A page is needed.')
    const { chunk, page } = boostsFor(index, questionOf(text, { currentPath }), [])
    return [chunk(opening), page(opening)]
  }
  for (const factor of boostOf('retry a step')) expect(factor).toBeLessThan(1)
  for (const factor of boostOf('retry a step', '/workflows/retries')) expect(factor).toBeLessThan(1)
  expect(boostOf('retry a step of a legacy workflow')).toEqual([1, 1])
  for (const factor of boostOf('retry a step', '/workflows-legacy/retries')) expect(factor).toBeGreaterThanOrEqual(1)
})

it('a question names a title by the abbreviation in its brackets', () => {
  const index = indexOf({ 'a.md': '# Model Context Protocol (MCP)\n\nIt is one.\n' })
  const [chunk] = index.chunksOf('a.md')
  const boost = boostsFor(index, questionOf('MCP'), [])
  expect(chunk && boost.page(chunk)).toBeGreaterThan(1)
})

it('only the first chunk of the opening is boosted when the question asks what something is', () => {
  const index = indexOf({
    'a.md': `# Quota\n\n${'It is said at length. '.repeat(80)}\n\n${'And again. '.repeat(80)}\n`
  })
  const boost = boostsFor(index, questionOf('What is a lamp?'), [])
  const [first = 0, second] = index.chunksOf('a.md').map(boost.chunk)
  expect(first).toBeGreaterThan(1)
  expect(second).toBe(1)
})

it('the score of a page does not change when context was taken from another page', () => {
  const item = { type: 'textSelection' as const, value: 'x', path: '/other' }
  expect(boosts('guide.md', 'explain', { context: [item] }).page).toBe(1)
})

it('of two pages with the same text, the changelog comes last', () => {
  const text = '# Streams\n\nA stream sends its parts.\n'
  for (const other of ['a.md', 'guide.md'])
    expect(pathsFor(corpusOf({ 'changelog.md': text, [other]: text }), 'how does a stream send parts?')[1]).toBe(
      '/changelog'
    )
})

it('of two pages with the same text, the one for contributors comes last, unless it is asked how the project is made', () => {
  const text = '# Streams\n\nA stream sends its parts from the source.\n'
  for (const other of ['a.md', 'guide.md'])
    expect(pathsFor(corpusOf({ 'contributing.md': text, [other]: text }), 'how does a stream send parts?')[1]).toBe(
      '/contributing'
    )
  expect(boosts('contributing.md', 'how is a limit set?').page).toBeLessThan(1)
  expect(boosts('contributing.md', 'where in the source is a limit set?').page).toBe(1)
})
