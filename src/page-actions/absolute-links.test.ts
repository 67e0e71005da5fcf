import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../shared/testing/linear-time.ts'
import { absoluteLinks } from './absolute-links.ts'

const base = 'https://docs.test/v2/guide/install.md'

it.each([
  ['[a](./options.md#x "T")', '[a](https://docs.test/v2/guide/options.md#x "T")'],
  ['[a](../api) and ![i](/img/a.png)', '[a](https://docs.test/v2/api) and ![i](https://docs.test/img/a.png)'],
  ['[![i](a.png)](b)', '[![i](https://docs.test/v2/guide/a.png)](https://docs.test/v2/guide/b)'],
  ['[a](<b.md>)', '[a](<https://docs.test/v2/guide/b.md>)'],
  ['[1]: ../api "T"', '[1]: https://docs.test/v2/api "T"'],
  [
    '<img alt="" src="a.png"> <a href=\'b\'>',
    '<img alt="" src="https://docs.test/v2/guide/a.png"> <a href=\'https://docs.test/v2/guide/b\'>'
  ]
])('makes the addresses of %s absolute', (markdown, expected) => {
  expect(absoluteLinks(markdown, base)).toBe(expected)
})

it.each([
  '[a](https://a.test/b) [m](mailto:a@b.test) [h](#here)',
  'Write `[a](b.md)` and ``[a](b)``.',
  '```md\n[a](b.md)\n```',
  '- ~~~~\n  [a](b.md)\n  ~~~\n  [a](b.md)\n  ~~~~',
  '> ```\n> [a](b)\n> ```',
  '[a](//)'
])('leaves %s as it is', markdown => {
  expect(absoluteLinks(markdown, base)).toBe(markdown)
})

it('goes on after a fence, and takes a long file in its stride', () => {
  expect(absoluteLinks('```\n[a](b)\n```\n[a](b)', base)).toBe('```\n[a](b)\n```\n[a](https://docs.test/v2/guide/b)')
  const pieces = ['`', '](', '[', '<a ', '``x`'].flatMap(piece => [piece, `${piece}\n`])
  expectLinearTimeOver(text => absoluteLinks(text, base), pieces)
})
