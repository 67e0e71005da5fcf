import { expect, it } from 'vitest'
import { readPage } from './page.ts'

const isUnlisted = (file: string, head: string) => readPage(file, `${head}\n\nText.\n`).page.isUnlisted

it.each([
  ['a.md', '---\nsearchable: false\n---', true],
  ['a.md', '---\nsearch: false\n---', true],
  ['a.md', '---\nsearch:\n  exclude: true\n---', true],
  ['a.md', '---\npagefind: false\n---', true],
  ['a.md', '---\nsearch_exclude: true\n---', true],
  ['a.md', '---\nexclude_search: true\n---', true],
  ['a.md', '+++\nbookSearchExclude = true\n+++', true],
  ['a.md', '+++\nin_search_index = false\n+++', true],
  ['a.md', '---\nsearchHidden: true\n---', true],
  ['a.md', '---\nexcludeFromSearch: true\n---', true],
  ['a.rst', '.. a comment\n\n:orphan:\n:nosearch:\n\nA\n=', true],
  ['a.rst', 'A\n=\n\n:nosearch:', false],
  ['a.md', '---\nsearch: true\npagefind: true\nsearchable: true\nsearch_exclude: false\n---', false],
  ['a.md', '---\nsearch:\n  boost: 2\n---', false],
  ['a.md', '# A', false]
])('%s with %j is kept out of the search: %s', (file, head, expected) => {
  expect(isUnlisted(file, head)).toBe(expected)
})
