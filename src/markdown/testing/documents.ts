import fc from 'fast-check'
import { markdownText } from './arbitrary.ts'

type Text = fc.Arbitrary<string>

const ticks = fc.constantFrom('`', '``', '` ', '`` ` ')
const list = (words: string): string[] => words.split(' ')

/** Text between marks: letters of several scripts, punctuation, and characters that are only sometimes marks. */
const word = fc.constantFrom(
  ...list('a b word x.y 2024 1. é שלום 日本 → “q” snake_case a-b 2*3 $5 < > & | ! [ ] ( ) : # - + = " \' ~ * _ **'),
  'two words',
  '5 < 6',
  'a\u00a0b',
  '\0'
)

const marks = fc.constantFrom(...list('* ** *** _ __ ___ ~ ~~'))
const entity = fc.constantFrom(...list('&amp; &lt; &quot; &copy; &#39; &#x41; &#0; &nbsp; &mdash; &unknown; &amp'))
const escaped = fc.constantFrom(...list('\\* \\_ \\` \\[ \\] \\\\ \\& \\< \\a \\| \\~ \\# \\! \\\\*'))
const lineEnd = fc.constantFrom('\n', '  \n', '\\\n', ' \n', '\n  ')
const url = fc.constantFrom(...list('/x <y> https://a.test/b_c x_(y) #z a%20b a&amp;b a\\)b'), '<a b>', '')
const title = fc.constantFrom('', '', ' "t"', " 't'", ' (t)', ' "a \\" b"')
const label = fc.constantFrom('a', 'B', 'b c', 'none')
const autolink = fc.constantFrom(
  ...list('<https://a.test/x_y> <me@a.test> https://a.test/b_c_d http://a.test. www.a.test (https://a.test/(b))'),
  ...list('https://a.test?q=1&c=2; me@a.test me.x+y@a-b.test. xhttps://a.test')
)
const html = fc.constantFrom('<b>', '</b>', '<i title="*x*">', '<kbd class=a>', '<!-- c -->', '<a href=', '<1>', '<br>')

const join = (texts: Text, between: Text, maxLength: number): Text =>
  fc
    .array(fc.tuple(texts, between), { minLength: 1, maxLength })
    .map(parts => parts.flatMap(([text, after], index) => (index < parts.length - 1 ? [text, after] : [text])).join(''))

const { inner } = fc.letrec<{ inner: string; part: string }>(tie => ({
  inner: join(tie('part'), fc.constantFrom('', ' ', ' '), 2),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    fc.tuple(marks, tie('inner')).map(([mark, inside]) => mark + inside + mark),
    fc.tuple(marks, tie('inner'), marks).map(([before, inside, after]) => before + inside + after),
    fc.tuple(tie('inner'), url, title).map(([text, address, name]) => `[${text}](${address}${name})`),
    fc.tuple(tie('inner'), url, title).map(([text, address, name]) => `![${text}](${address}${name})`),
    fc.tuple(tie('inner'), label).map(([text, name]) => `[${text}][${name}]`),
    label.map(name => `[${name}]`),
    label.map(name => `[${name}][]`),
    fc.tuple(ticks, word).map(([opening, code]) => opening + code + [...opening].reverse().join('')),
    html,
    entity,
    escaped,
    lineEnd
  )
}))

/** Inline content, and bare addresses, which mostly stand alone. */
const prose = join(
  fc.oneof(
    { arbitrary: inner, weight: 8 },
    autolink.map(address => ` ${address} `),
    fc.tuple(marks, autolink).map(([mark, address]) => `${mark}${address}${mark} `)
  ),
  fc.constantFrom('', ' '),
  2
)

const line = prose.map(text => text.replaceAll('\n', ' '))
const cell = fc.oneof(line, fc.constantFrom('', 'a \\| b', '`x\\|y`'))
const row = fc.array(cell, { minLength: 1, maxLength: 3 })
const bars = (cells: string[]): string => `| ${cells.join(' | ')} |`
const dashes = fc.constantFrom('---', ':-', '-:', ':-:', '-')
const table = fc
  .tuple(row, fc.array(row, { maxLength: 2 }), fc.infiniteStream(dashes))
  .map(([header, rows, marks]) =>
    [bars(header), bars(header.map(() => marks.next().value)), ...rows.map(bars)].join('\n')
  )

const fence = fc
  .tuple(
    fc.constantFrom('```', '~~~', '````'),
    fc.constantFrom('', 'js', ' ts x', 'a&amp;b'),
    prose,
    fc.constantFrom('', '  ')
  )
  .map(([mark, info, code, indent]) => `${indent}${mark}${info}\n${indent}${code}\n${mark}`)

const indented = (text: string, first: string, next: string): string => first + text.replaceAll('\n', `\n${next}`)

const { blocks } = fc.letrec<{ blocks: string; block: string }>(tie => ({
  blocks: join(tie('block'), fc.constantFrom('\n', '\n\n', '\n\n\n'), 2),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    { arbitrary: prose, weight: 4 },
    fc
      .tuple(fc.constantFrom('# ', '## ', '###### ', '#', ' # '), line, fc.constantFrom('', ' #', '##'))
      .map(parts => parts.join('')),
    fc.tuple(prose, fc.constantFrom('\n===', '\n---', '\n  -')).map(parts => parts.join('')),
    fc.constantFrom('---', '***', '- - -', '_ _ _', '+++'),
    fence,
    table,
    prose.map(code => indented(code, '    ', '    ')),
    fc.tuple(label, url, title).map(([name, address, text]) => `[${name}]: ${address}${text}`),
    fc.tuple(fc.constantFrom('<div>', '<!-- a', '<script>', '</p>'), prose).map(([tag, text]) => `${tag}\n${text}`),
    tie('blocks').map(inside => indented(inside, '> ', '> ')),
    // Lazy continuation lines have no mark.
    fc.tuple(tie('blocks'), fc.constantFrom('>', '')).map(([inside, mark]) => indented(inside, '>', mark)),
    fc
      .tuple(
        fc.constantFrom('- ', '* ', '+   ', '1. ', '3) ', '10. '),
        fc.array(fc.tuple(fc.constantFrom('', '', '[ ] ', '[x] ', '\n'), tie('blocks')), {
          minLength: 1,
          maxLength: 2
        }),
        fc.constantFrom('\n', '\n', '\n\n')
      )
      .map(([mark, items, between]) =>
        items.map(([box, inside]) => indented(box + inside, mark, ' '.repeat(mark.length))).join(between)
      )
  )
}))

/** A document of complete constructs, one with a random piece replaced, or a random sequence of marks. */
export const markdownDocument: Text = fc.oneof(
  { arbitrary: blocks, weight: 3 },
  {
    arbitrary: fc
      .tuple(blocks, fc.nat(200), fc.nat(3), markdownText)
      .map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length)),
    weight: 2
  },
  { arbitrary: markdownText, weight: 1 }
)
