import { expect, it } from 'vitest'
import { escapeMarkdown } from './escape.ts'
import { readPage } from './index.ts'

it('an escaped text reads in Markdown as it was', () => {
  for (const text of ['<b>', '_x_', '`a`', '[b](c)', '*d*', '\\*', '{1 + 1}']) {
    expect(readPage('a.md', `# So ${escapeMarkdown(text)}`).page.title).toBe(`So ${text}`)
  }
})
