import fc from 'fast-check'

/** Valid and invalid parts of pages, in every supported notation. */
const piece = fc.oneof(
  fc.constantFrom(
    '# Title\n',
    '## A heading {#id}\n',
    '---\ntitle: [\n---\n',
    '---\nversion: &a [*a]\n---\n',
    '---\na: &a ["x","x"]\nb: &b [*a,*a]\nc: &c [*b,*b]\nd: [*c,*c]\n---\n',
    '::: tip Title\n',
    ':::\n',
    '!!! note\n    ',
    '=== "npm"\n    ',
    '```ts title="a.ts"\n',
    '```\n',
    '````{tip}\n',
    '<Tabs><Tab label="a">',
    '</Tabs>',
    '<Badge text="x" />',
    '{ 1 + 1 }',
    'import X from "./x.mdx"\n\n<X />\n',
    '<<< @/file\n',
    '{{#include ../../../../etc/passwd}}\n',
    '--8<-- "page-0.md"\n',
    '.. include:: page-0.rst\n',
    '.. toctree::\n   :glob:\n\n   *\n',
    ':ref:`x <y>` ',
    '| a | b |\n|---|---|\n| 1 | 2 |\n',
    '| '.repeat(200),
    '[link](page-0.md#x) ',
    '![x](../../secret.png) ',
    '[a]: javascript:alert(1)\n',
    '[^1]: note\n',
    '$$\n\\frac{1}{2}\n$$\n',
    '> '.repeat(60),
    '- '.repeat(60),
    '*_'.repeat(200),
    '['.repeat(300),
    '<div>'.repeat(200),
    '<!-- ',
    '<script>while(true){}</script>',
    '\u0000',
    '\ufeff',
    '\ud800',
    '\u202e',
    '\r',
    '\t'
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.lorem({ maxCount: 20, mode: 'sentences' }).map(words => `${words}\n\n`)
)

const content: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  { weight: 8, arbitrary: fc.array(piece, { maxLength: 25 }).map(pieces => pieces.join('')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }) },
  { weight: 1, arbitrary: fc.tuple(piece, fc.integer({ min: 1, max: 2_000 })).map(([one, times]) => one.repeat(times)) }
)

const fileName = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .nat(5)
      .chain(number => fc.constantFrom(`page-${number}.md`, `page-${number}.mdx`, `page-${number}.rst`))
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'index.md',
      'README.md',
      'a b.md',
      '%41.md',
      'ü.md',
      '__proto__.md',
      '_partial.md',
      '01-.md',
      '.md',
      'deep/er/index.mdx'
    )
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('conf.py', 'mkdocs.yml', 'SUMMARY.md', 'docusaurus.config.js', '_meta.json', 'book.toml')
  }
)

/** A random docs folder: its files by name. */
export const fuzzedDocs: fc.Arbitrary<Map<string, string | Uint8Array>> = fc
  .array(fc.tuple(fileName, content), { maxLength: 6 })
  .map(files => new Map(files))
