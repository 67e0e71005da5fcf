import { expect, it } from 'vitest'
import { createAnalyzer } from '../analysis/analyzer.ts'
import { english } from '../analysis/languages/english/index.ts'
import { titleKeys } from './title-keys.ts'

const keys = (text: string) => titleKeys(createAnalyzer(english), text)

it('what a question is about is what a title is about', () => {
  expect(keys('What is a tool?')).toEqual(keys('Tools'))
  expect(keys('Limits of rates')).toEqual(keys('Rate limits'))
  expect(keys('Rate limits, a limit')).toEqual(keys('Rate limits'))
  expect(keys('Tool schemas')).not.toEqual(keys('Tools'))
})

it('a title with brackets is also known by what stands in them, and by what stands before', () => {
  expect(keys('Model Context Protocol (MCP)')).toEqual(['context mcp model protocol', 'context model protocol', 'mcp'])
})

it('a text of small words is about nothing', () => {
  expect(keys('What is it?')).toEqual([])
  expect(keys('What is it (the first)?')).toEqual([])
})
