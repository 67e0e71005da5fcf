import { expect, it } from 'vitest'
import { readPage } from '../../docs/index.ts'
import { blockToMarkdown } from './block-to-markdown.ts'

const written = (source: string, file = 'a.md') => {
  const nodes = readPage(file, `# Page\n\n${source}`).sections[0]?.nodes ?? []
  return nodes.map(node => blockToMarkdown(node, url => `/to/${url}`))
}

it.each([
  ['links with their addresses resolved', '[b](b.md)', '[b](/to/b.md)'],
  ['images by their words', 'A ![lamp](x.png) and ![](y.png).', 'A lamp and .'],
  ['a caption without the words of its picture', '<p><img src="x.png" alt="A lamp">A lamp, on.</p>', 'A lamp, on.'],
  ['a caption on the next line', '![A lamp](x.png)\nIt is on.', 'It is on.'],
  ['an icon by its word', '![Shift](x.png) and A', 'Shift and A'],
  ['images by their words elsewhere', 'A![B c](x.png) d', 'AB c d'],
  ['a picture without a caption by its words', '![A lamp](x.png): on', 'A lamp: on'],
  ['HTML as Markdown', 'A <b>lamp</b>.', 'A **lamp**.'],
  ['a block of HTML too', '<div>lamp</div>', 'lamp'],
  ['bare addresses as they are', 'See http://lamp.example:80.', 'See http://lamp.example:80.'],
  ['lists with dashes', '* a\n* b', '- a\n- b'],
  ['tables without padding', '| A | B |\n|---|---|\n| long | x |', '| A | B |\n| - | - |\n| long | x |'],
  ['a file’s name behind a code block’s language', '```ts filename="a.ts" {1,2}\nx\n```', '```ts title="a.ts"\nx\n```'],
  ['a title there too', "```ts title='a.ts' x\nx\n```", '```ts title="a.ts"\nx\n```'],
  ['nothing else there', '```ts subtitle="a.ts" highlight={1}\nx\n```', '```ts\nx\n```'],
  ['code spans side by side apart', '<code>a</code><code>b</code>`c`, `d`', '`a` `b` `c`, `d`'],
  ['code without a language', '```\nx\n```', '```\nx\n```']
])('writes %s', (_, source, expected) => {
  expect(written(source)[0]).toBe(expected)
})

it('leaves the page as it was', () => {
  const [node] = readPage('a.md', '# Page\n\n[b](b.md)').sections[0]?.nodes ?? []
  if (!node) throw new Error('The page has a block.')
  blockToMarkdown(node, () => '/changed')
  expect(blockToMarkdown(node, url => url)).toBe('[b](b.md)')
})
