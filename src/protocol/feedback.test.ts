import { expect, it } from 'vitest'
import { isCodeSnippetFeedback, isContextualFeedback } from './index.ts'

const entry = { id: '1', path: '/', comment: null, createdAt: null }

it.each([
  ['a page rating', { ...entry, source: 'contextual', helpful: null }, true, false],
  ['a code example', { ...entry, source: 'code_snippet', code: null, helpful: true }, false, true],
  ['an entry without a source that has a rating', { ...entry, helpful: false }, true, false],
  ['an entry without a source that has code', { ...entry, source: null, code: 'x' }, false, true],
  ['another source', { ...entry, source: 'thumbs_only', helpful: true, code: 'x' }, false, false],
  ['an entry that says nothing', entry, false, false]
])('tells the kind of %s', (_, given, contextual, codeSnippet) => {
  expect(isContextualFeedback(given)).toBe(contextual)
  expect(isCodeSnippetFeedback(given)).toBe(codeSnippet)
})
