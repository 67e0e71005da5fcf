import { expect, it } from 'vitest'
import type { AssistantMessage, MessagePart } from '../../protocol/index.ts'
import { lacksSources, sectionsOf } from './answer-parts.ts'

const text = (words: string): MessagePart => ({ type: 'text', text: words })
const source: MessagePart = { type: 'source-url', sourceId: 's', url: '/a' }
const search: MessagePart = { type: 'tool-search' }
const reasoning: MessagePart = { type: 'reasoning' }

it('keeps the order of an answer’s parts, and joins adjacent texts', () => {
  const parts = [{ type: 'step-start' } as const, reasoning, search, text('a'), source, text('b'), search, text('c')]
  expect(sectionsOf(parts)).toEqual([[reasoning, search], 'a\n\nb', [search], 'c'])
  expect(sectionsOf([text(''), source, { type: 'step-start' }])).toEqual([])
  expect(sectionsOf([text('a'), text(''), search])).toEqual(['a', [search]])
})

const lacks = (words: string, parts: MessagePart[] = [], metadata?: AssistantMessage['metadata']) =>
  lacksSources({ id: 'a', role: 'assistant', parts, ...(metadata && { metadata }) }, words)

it('reports an answer without a source, unless the answer has a link or document, or claims nothing', () => {
  expect(lacks('So.')).toBe(true)
  expect(lacks('So.', [search], { outcome: 'unsure' })).toBe(true)
  expect(lacks('')).toBe(false)
  expect(lacks('So.', [source])).toBe(false)
  expect(lacks('So.', [{ type: 'source-document' }])).toBe(false)
  expect(lacks('See [it](/a).')).toBe(false)
  expect(lacks('See https://a.test.')).toBe(false)
  expect(lacks('I do not know.', [], { outcome: 'refused' })).toBe(false)
  expect(lacks('It broke.', [], { outcome: 'failed' })).toBe(false)
})
