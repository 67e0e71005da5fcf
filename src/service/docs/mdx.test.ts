import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Root } from 'mdast'
import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../shared/testing/linear-time.ts'
import { flattenMarkup } from './markup/index.ts'
import { parseMdx, parseStrictMdx } from './mdx.ts'
import { cutFrontMatter } from './parse.ts'
import { writeMarkdown } from './write-markdown.ts'

const project = join(import.meta.dirname, '../../..')

const written = (root: Root): string => writeMarkdown(flattenMarkup(root).children)

/** The lines that the headings stand on, from 1, and so what else is told by lines. */
const headingLines = ({ children }: Root): (number | undefined)[] =>
  children.flatMap(node => (node.type === 'heading' ? [node.position?.start.line] : []))

it.each([
  [
    'a component between plain sections',
    '# a\n\n- b\n\n## c\n\n<Note>d **e**</Note>\n\n## f\n\ng\n\n## h\n\n{i}\n\n## j'
  ],
  ['one around several sections', '# a\n\n<Tabs>\n\n## b\n\nc\n\n## d\n\ne\n\n</Tabs>\n\n## f\n\n<Note>g</Note>'],
  ['an import', "import a from 'b'\n\n# c\n\nd <a /> e\n\n## f\n\ng"],
  ['a text of JavaScript over several sections', '# a\n\nexport const b = `\n# c\n`\n\n## d\n\ne'],
  ['an expression over several sections', '# a\n\n{`\n\n## b\n\n`}\n\n## c\n\nd'],
  ['a reference to another section', '# a\n\n<b>[c]</b>\n\n## d\n\n[c]: /e'],
  ['a footnote of another section', '# a\n\n<b>c[^1]</b>\n\n## d\n\n> [^1]: e'],
  ['headings with lines below them', 'a {b}\n\nc\n=\n\n{d}\n\ne\n-\n\nf'],
  ['a heading in a list and in a quote', '# a\n\n<b/>\n\n- # c\n\n> # d\n\n   # e {f}'],
  ['a single sign that strikes out', '# a\n\nb ~c~ d\n\n## e\n\n<b/>'],
  ['lines of code that look like headings', '# a\n\n```sh\n# b\n```\n\n## c\n\n<d/>\n\n```sh\n# e\n```\n\n## f']
])('reads by sections as it does whole: %s', (_case, text) => {
  expect(written(parseMdx(text))).toBe(written(parseStrictMdx(text)))
  expect(headingLines(parseMdx(text))).toEqual(headingLines(parseStrictMdx(text)))
})

it('has comments of HTML as those of MDX, where they are no code', () => {
  const text =
    '# a\n\n<!-- <b> {\n-->\n\n<Tabs\n  items={[{ a: 1 }]}\n>\n\nc `<!-- d -->` e <!-- f */ -->\n\n</Tabs>\n\n```html\n<!-- g -->\n```'
  expect(written(parseMdx(text))).toBe('# a\n\nc `<!-- d -->` e\n\n```html\n<!-- g -->\n```\n')
  expect(headingLines(parseMdx('<!--\n\na\n-->\n\n# b'))).toEqual([6])
  // A heading may have its id so.
  expect(written(parseMdx('## a <!-- #b -->'))).toBe('## a\n')
})

it('reads a text full of beginnings of comments in linear time', () => {
  expectLinearTimeOver(parseMdx, ['<!-- `', '`<!--', '<!--\n', '<!-- -->'])
})

it('reads pages of the AI SDK by sections as it does whole', async () => {
  const folder = join(project, 'node_modules/ai/docs/07-reference/01-ai-sdk-core')
  const pages = await readdir(folder)
  expect(pages.length).toBeGreaterThan(20)
  for (const page of pages) {
    const { body } = cutFrontMatter(await readFile(join(folder, page), 'utf8'))
    expect(written(parseMdx(body)), page).toBe(written(parseStrictMdx(body)))
  }
})

it('has only those sections parsed as MDX that are more than Markdown', () => {
  const { children } = parseMdx('# a\n\nb\n\n# c\n\n{d}\n\n# e\n\nf')
  // The parser of MDX counts characters, that of Markdown only lines.
  const isMdx = children.map(({ position }) => position?.start.offset !== undefined)
  expect(isMdx).toEqual([false, false, true, true, false, false])
})
