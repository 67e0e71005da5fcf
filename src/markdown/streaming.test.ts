import { describe, expect, test } from 'vitest'
import { createDocument } from './document.ts'
import { plainText } from './plain-text.ts'
import { toHtml } from './testing/html.ts'
import type { Node } from './tree.ts'

/** An answer with every construct that answers use. */
const answer = `# Getting **started** with \`acme\`

To install, run the [installer](https://docs.example.com/install_(v2) "Install it") or see <https://example.com/a?b=c>.
It costs ~5 minutes & uses 2 * 3 = 6 files that match *.ts in list[0].

1. First, **do this** and *that* thing.
2. Then \`npm i a_b\`: [1](/a) [2](/b), [API *reference*](../api).
   - nested **bold \`code\` text**
   - [ ] open task
   - [x] done task
10. Ten

## Example

\`\`\`ts
const a = [1, 2]
- not a list
\`\`

# not a heading
\`\`\`

| Option | Type \\| kind | Default |
|:-------|:----:|--------:|
| \`a\` | **string** | [x](/y) |
| b<br>c | ~~old~~ | image |

> **Note**: quoted \`text\` here
> - with a list
>
> and more.

> [!TIP]
> A *note* of it.

> [!WARNING] With text
> that goes on

---

An address me@example.com, https://example.com/foo_bar and www.example.com too. Escaped \\* star.  
After a break. ***Both*** and ~~struck~~ text & more &copy; 2024 in the year
2024 was good. \`\`a \` b\`\` too.

[ref]: https://example.com/ref "Title"
[other]: <https://example.com/other>
`

/** The visible texts of a node, in document order. */
const visibleTexts = (node: Node): string[] => {
  if (node.type === 'code') return [node.code.trimEnd()]
  if ('content' in node) return [plainText(node.content)]
  return 'children' in node ? node.children.flatMap(visibleTexts) : []
}

const visibleText = (text: string, streaming: boolean): string =>
  createDocument().update(text, streaming).flatMap(visibleTexts).join('')

const show = (text: string): string => toHtml(createDocument().update(text, true))

/** Returns the beginnings of a text at which text already shown disappears or changes: the reader sees a flash. */
const flashes = (text: string): string[] => {
  const shown = Array.from(text, (_, end) => visibleText(text.slice(0, end + 1), true))
  shown.push(visibleText(text, false))
  return shown.flatMap((before, end) => ((shown[end + 1] ?? before).startsWith(before) ? [] : [text.slice(0, end + 2)]))
}

describe('while an answer streams', () => {
  test('never shows a mark that disappears again', () => {
    expect(flashes(answer)).toEqual([])
  })

  test('the control: flashes are counted', () => {
    expect(flashes('see [a, b] and').length).toBeGreaterThan(0)
  })

  test('never shows a block as another type than it turns out to be', { tags: 'slow' }, () => {
    const kinds = (text: string, streaming: boolean) =>
      createDocument()
        .update(text, streaming)
        // A paragraph of definitions alone is empty, and not drawn.
        .filter(block => visibleTexts(block).join('') || block.type === 'rule')
        .map(({ type }) => type)
    const final = kinds(answer, false)
    for (let end = 1; end <= answer.length; end++) {
      const now = kinds(answer.slice(0, end), true)
      expect(now).toEqual(final.slice(0, now.length))
    }
  })
})

describe('half a construct at the end', () => {
  test.each([
    ['see **bold', '<p>see <strong>bold</strong></p>'],
    ['see **bold*', '<p>see <strong>bold</strong></p>'],
    ['see **', '<p>see </p>'],
    ['***both', '<p><em><strong>both</strong></em></p>'],
    ['a ~~gone', '<p>a <del>gone</del></p>'],
    ['run `npm i', '<p>run <code>npm i</code></p>'],
    ['in **bold `code', '<p>in <strong>bold <code>code</code></strong></p>']
  ])('%j is shown as if it were finished', (text, html) => expect(show(text)).toBe(html))

  test.each(
    [
      '*',
      '**',
      '**_',
      '`',
      '``',
      '~~',
      '\\',
      '\\*',
      '\\**',
      '&',
      '&#',
      '&#x4',
      '&am',
      '<',
      '<b',
      '<https',
      '<mailto+x.y-z'
    ].concat(['<br', '<br ', '<br/', '<br /', '<BR', '\ud83d'])
  )('%j may become a mark, and is hidden', end => expect(show(`a ${end}`)).toBe('<p>a </p>'))

  test.each([
    ['a & b', '<p>a &amp; b</p>'],
    ['a &; b', '<p>a &amp;; b</p>'],
    ['a <1', '<p>a &lt;1</p>'],
    ['a \\\\', '<p>a \\</p>'],
    ['a *b*', '<p>a <em>b</em></p>'],
    ['a 😀', '<p>a 😀</p>'],
    ['<https://a', '<p>https://a</p>'],
    ['<me@a', '<p>&lt;me@a</p>']
  ])('%j cannot become a mark, and is shown', (text, html) => expect(show(text)).toBe(html))

  test.each([
    ['****a', '<p><strong><strong>a</strong></strong></p>'],
    ['*****a', '<p><em><strong><strong>a</strong></strong></em></p>'],
    ['**“a', '<p><strong>“a</strong></p>'],
    ["*'a", "<p><em>'a</em></p>"],
    ['x *1', '<p>x <em>1</em></p>'],
    ['x _é', '<p>x <em>é</em></p>'],
    ['*`a`', '<p><em><code>a</code></em></p>'],
    ['~~(a', '<p><del>(a</del></p>'],
    ['*(a', '<p>*(a</p>'],
    ['~a', '<p>~a</p>'],
    ['**a *b', '<p><strong>a <em>b</em></strong></p>'],
    ['**a *b* ~~c', '<p><strong>a <em>b</em> <del>c</del></strong></p>']
  ])('%j is shown as emphasis only if that is likely', (text, html) => expect(show(text)).toBe(html))

  test.each([
    ['about ~5 min', '<p>about ~5 min</p>'],
    ['all *.ts files', '<p>all *.ts files</p>'],
    ['2 * 3', '<p>2 * 3</p>'],
    ['list[0', '<p>list[0</p>']
  ])('%j is most likely plain text', (text, html) => expect(show(text)).toBe(html))

  test.each([
    'see the [docs',
    'see the [docs]',
    'see the [docs](',
    'see the [docs](https://ex',
    'see the [docs](/x "ti',
    "see the [docs](/x 'ti",
    'see the [docs](/x (ti',
    'see the [docs](/x "two words',
    'see the [docs](<a b',
    'see the [docs][',
    'see the [docs][re',
    'see the ![docs',
    'see the ![docs](/x',
    'see the [docs](/x\n"ti',
    'see the [docs](/x  "ti'
  ])('%j shows the text of the link', text => expect(show(text)).toBe('<p>see the docs</p>'))

  test.each([
    ['see [docs](a b', '<p>see [docs](a b</p>'],
    ['see [docs] (x', '<p>see [docs] (x</p>'],
    ['see [docs]a', '<p>see [docs]a</p>'],
    ['see x[docs', '<p>see x[docs</p>'],
    ['see [a][docs', '<p>see a</p>'],
    ['see [a [b', '<p>see a b</p>'],
    ['see [a `c', '<p>see a <code>c</code></p>'],
    ['see [**a', '<p>see <strong>a</strong></p>'],
    [`see [${'d'.repeat(200)}`, `<p>see ${'d'.repeat(200)}</p>`],
    [`see [${'d'.repeat(201)}`, `<p>see [${'d'.repeat(201)}</p>`]
  ])('%j is shown as a link’s text only if it may become a link', (text, html) => expect(show(text)).toBe(html))

  test.each([
    'so it is [12',
    'so it is [12](',
    'so it is [^a](',
    'so it is [1',
    'so it is [1]',
    'so it is [1](/x',
    'so it is [^',
    'so it is [^a]'
  ])('%j shows nothing of a citation', text => expect(show(text)).toBe('<p>so it is </p>'))

  test('shows an unfinished address as text, and links it when it is complete', () => {
    expect(show('see https://example.com/pa')).toBe('<p>see https://example.com/pa</p>')
    expect(show('see <https://exam')).toBe('<p>see https://exam</p>')
    expect(show('see https://example.com/pa and')).toContain('<a href="https://example.com/pa">')
  })

  test.each([
    'text\n-',
    'text\n--',
    'text\n==',
    'text\n- ',
    'text\n1',
    'text\n1.',
    'text\n>',
    'text\n#',
    'text\n|',
    'text\n`',
    'text\n``',
    'text\n~~',
    'text\n===',
    'text\n***',
    'text\n___',
    'text\n+',
    'text\n:',
    'text\n  ',
    'text\n12',
    'text\n123456789',
    'text\n1)',
    'text\n1. ',
    'text\n> -',
    'text\n>> - 1. ',
    'text\n- [',
    'text\n- [ ',
    'text\n- [x',
    'text\n- [X]',
    'text\n- [ ] ',
    'text\n> [!',
    'text\n> [!NO',
    'text\n> [!NOTE]',
    'text\n> [!NOTE]- '
  ])('%j does not change the line above', text => expect(show(text)).toBe('<p>text</p>'))

  test.each([
    ['text\n1234567890', '<p>text\n1234567890</p>'],
    ['text\n-a', '<p>text\n-a</p>'],
    ['text\n1.a', '<p>text\n1.a</p>'],
    ['text\n#a', '<p>text\n#a</p>'],
    ['text\n####### a', '<p>text\n####### a</p>'],
    ['text\n- [y', '<p>text</p>\n<ul>\n<li></li>\n</ul>'],
    ['text\n~~~', '<p>text</p>\n<pre><code></code></pre>'],
    ['text\n```', '<p>text</p>\n<pre><code></code></pre>']
  ])('%j is unambiguous, and shown at once', (text, html) => expect(show(text)).toBe(html))

  test('shows an open fence as code at once, and never its closing fence as code', () => {
    expect(show('```')).toBe('<pre><code></code></pre>')
    expect(show('```js\na')).toBe('<pre><code class="language-js">a\n</code></pre>')
    for (const end of ['`', '``', '```']) expect(show(`\`\`\`js\na\n${end}`)).toContain('>a\n</code>')
  })

  test('gives the language of code once its name is complete', () => {
    const languages = ['```ja', '```javascript', '```javascript\n'].map(text => {
      const [code] = createDocument().update(text, true)
      return code?.type === 'code' && code.language
    })
    expect(languages).toEqual(['', '', 'javascript'])
  })

  test('knows whether a code block is complete', () => {
    const isComplete = (text: string, streaming: boolean) => {
      const block = createDocument().update(text, streaming).at(-1)
      return block?.type === 'code' && block.complete
    }
    expect(isComplete('```\na', true)).toBe(false)
    expect(isComplete('```\na\n```', true)).toBe(true)
    expect(isComplete('```\na', false)).toBe(true)
  })

  test('shows the first line of a table as its header', () => {
    expect(show('| a | b')).toContain('<th>b</th>')
    expect(show('| a | b |\n|--')).toContain('<th>b</th>')
    expect(show('- | a')).toContain('<th>a</th>')
    expect(show('a | b')).toBe('<p>a | b</p>')
    expect(show('x\n| a')).toBe('<p>x\n| a</p>')
    expect(show('| a | b |\nno table')).toBe('<p>| a | b |\nno table</p>')
  })

  test('shows nothing of a definition', () => {
    for (const text of ['[ref', '[ref]', '[ref]:', '[ref]: https://ex', '[ref]: <https', '[ref]: /x ']) {
      expect(show(text)).toBe('')
    }
    for (const title of ['"ti', "'ti", '(ti', '"two words']) expect(show(`[ref]: https://ex ${title}`)).toBe('')
  })

  test('shows text that turns out not to be a definition', () => {
    expect(show('[a b')).toBe('<p>a b</p>')
    for (const text of ['[ref] a', '[ref]: /x t', '[ref]:a b', 'a [ref]: b c'])
      expect(show(text)).toBe(`<p>${text}</p>`)
  })

  test('is plain text once the stream has ended', () => {
    for (const text of ['**bold', 'a [b](c', '`code', '~~a', 'a&am']) {
      expect(createDocument().update(text, false)).toMatchObject([{ content: [text] }])
    }
  })
})
