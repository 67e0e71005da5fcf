// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/preact'
import { options } from 'preact'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { type CodeBlockProps, type LinkProps, Markdown, type MarkdownProps } from './index.ts'
import { plainComponents } from './testing/plain-components.tsx'

afterEach(cleanup)

const labels = { table: 'Table', taskDone: 'Done', taskOpen: 'Open', footnote: 'Footnote' }

const answer = (text: string, props: Partial<MarkdownProps> = {}) => (
  <Markdown {...plainComponents} text={text} docsUrl="https://docs.example.com/guide/" labels={labels} {...props} />
)

const html = (text: string, props: Partial<MarkdownProps> = {}) =>
  render(answer(text, props)).container.firstElementChild?.innerHTML

describe('an answer', () => {
  test('draws its headings at lower levels, so that they do not compete with the page’s', () => {
    expect(html('# One\n\n##### Five')).toBe('<h3 dir="auto">One</h3><h4 dir="auto">Five</h4>')
    expect(html('# One', { headingOffset: 0 })).toBe('<h1 dir="auto">One</h1>')
  })

  test.each([
    ['### A\n\n# B\n\n## C', 'h3 A, h3 B, h4 C'],
    ['## A\n\n#### B\n\n### C\n\n###### D\n\n## E', 'h3 A, h4 B, h4 C, h5 D, h3 E'],
    ['A\n=\n\n> ## B\n\n- C\n  -\n\n###### D', 'h3 A, h4 B, h4 C, h5 D'],
    ['# A\n## B\n### C\n#### D\n##### E', 'h3 A, h4 B, h5 C, h6 D, h6 E']
  ])('begins its headings below the panel’s and skips no level: %j', (text, expected) => {
    const headings = render(answer(text)).container.querySelectorAll('h1, h2, h3, h4, h5, h6')
    expect([...headings].map(({ localName, textContent }) => `${localName} ${textContent}`).join(', ')).toBe(expected)
  })

  test('draws a quote that begins with a note mark as a note with a title', () => {
    expect(html('> [!WARNING]\n> Mind *this*.\n>\n> - a')).toBe(
      '<div role="note" data-note="warning" dir="ltr"><p>warning</p>' +
        '<p dir="auto">Mind <em>this</em>.</p><ul><li>a</li></ul></div>'
    )
    expect(html('> [!WARNING] Mind\n> this\n> well.')).toContain('<p dir="auto">Mind<br>this\nwell.</p>')
    expect(html('> a\n>\n> [!NOTE]\n> b')).toContain('<blockquote')
    expect(html('[!NOTE] a')).toBe('<p dir="auto">[!NOTE] a</p>')
  })

  test.each([
    ['[!NOTE] T', 'note noteT'],
    ['[!info]', 'note note'],
    ['[!Tip]-', 'tip tip'],
    ['[!hint]+ T', 'tip tipT'],
    ['[!IMPORTANT]\n> a', 'important importanta'],
    ['[!attention]', 'warning warning'],
    ['[!danger]\n> a', 'caution cautiona'],
    ['[!CAUTION]', 'caution caution'],
    ['[!constructor]', undefined],
    ['[!NOTE]: /x', undefined],
    ['[!NOTE](x)', undefined]
  ])('draws a quote that begins with %j as %j', (mark, expected) => {
    const note = render(answer(`> ${mark}`)).container.querySelector('[role=note]')
    expect(note ? `${note.getAttribute('data-note')} ${note.textContent}` : undefined).toBe(expected)
  })

  test.each([
    ['1. npm هو مدير الحزم\n2. ثبّت الحزمة', 'rtl'],
    ['- `npm install react-dom --save-dev` שלום', 'rtl'],
    ['- Install it: שלום is Hebrew for hello', 'ltr'],
    ['- שלום aaaa aaaa', 'rtl'],
    ['- שלום aaaa aaaaa', 'ltr'],
    ['- 1\n- 2', null],
    ['> npm هو مدير الحزم', 'rtl'],
    ['| npm | مدير الحزم |\n|-|-|\n| a | b |', 'rtl'],
    ['> [!TIP]\n> npm هو مدير الحزم', 'rtl'],
    [`- ${'a '.repeat(600)}\n- ${'ש '.repeat(600)}`, 'ltr']
  ])('gives %j the direction of its letters', (text, expected) => {
    const outermost = render(answer(text)).container.querySelector('ul, ol, blockquote, [role=group], [role=note]')
    expect(outermost?.getAttribute('dir')).toBe(expected)
    // Its items and cells inherit the direction, whatever they begin with.
    for (const part of outermost?.querySelectorAll('ul, ol, li, td, th') ?? []) {
      expect(part.hasAttribute('dir')).toBe(false)
    }
  })

  test('marks items and cells whose direction differs from their list’s or table’s', () => {
    const { container } = render(answer('- שלום שלום שלום\n- npm שלום\n- a\n- 1\n\n| שלום | a |\n|-|-|'))
    const others = [...container.querySelectorAll('[data-other]')].map(({ textContent }) => textContent)
    expect(others).toEqual(['a', 'a'])
  })

  test('marks cells with a long text, which get a minimum width', () => {
    const long = 'a'.repeat(41)
    const { container } = render(answer(`|${long}|${long.slice(1)}|\n|-|-|`))
    expect([...container.querySelectorAll('th')].map(cell => cell.hasAttribute('data-long'))).toEqual([true, false])
  })

  test('links pages, other sites and mail addresses', () => {
    expect(html('[a](../install "T") [b](https://else.example/x) [c](mailto:me@else.example)')).toBe(
      '<p dir="auto"><a href="https://docs.example.com/install" title="T">a</a> ' +
        '<a href="https://else.example/x">b</a> ' +
        '<a href="mailto:me@else.example">c</a></p>'
    )
  })

  test('shows HTML as its text', () => {
    expect(render(answer('<b>*a*</b> <!-- c --> <kbd>k</kbd>')).container.textContent).toBe(
      '<b>a</b> <!-- c --> <kbd>k</kbd>'
    )
  })

  test('draws code from left to right, and blocks in the direction of their letters', () => {
    expect(html('`npm i` שלום\n\n> - a')).toBe(
      '<p dir="auto"><code dir="ltr">npm i</code> שלום</p><blockquote dir="ltr"><ul><li>a</li></ul></blockquote>'
    )
    expect(html('```js\na\n```')).toBe('<pre dir="ltr" tabindex="0"><code>a\n</code></pre>')
  })

  test('puts a table into a group that can be focused and scrolled, and is no landmark', () => {
    const { getByRole, queryByRole } = render(answer('|a|b|\n|-|-:|\n|1|2|'))
    expect(queryByRole('region')).toBeNull()
    const group = getByRole('group', { name: 'Table' })
    expect([group.getAttribute('tabindex'), group.dir]).toEqual(['0', 'ltr'])
    expect(group.innerHTML).toBe(
      '<table><thead><tr><th>a</th><th align="right">b</th></tr></thead>' +
        '<tbody><tr><td>1</td><td align="right">2</td></tr></tbody></table>'
    )
  })

  test('draws named checkboxes in a task list, which the reader cannot tick', () => {
    const { getByRole } = render(answer('- [x] a\n- [ ] b'))
    const [done, open] = [getByRole('checkbox', { name: 'Done' }), getByRole('checkbox', { name: 'Open' })]
    expect(done).toMatchObject({ checked: true, disabled: true })
    expect(open).toMatchObject({ checked: false, disabled: true })
  })

  test('draws paragraphs in loose lists only', () => {
    expect(html('3. a\n4. b')).toBe('<ol dir="ltr" start="3"><li>a</li><li>b</li></ol>')
    expect(html('- a\n\n  b')).toBe('<ul dir="ltr"><li><p dir="auto">a</p><p dir="auto">b</p></li></ul>')
    expect(html('- > a')).toContain('<li><blockquote><p dir="auto">a</p></blockquote></li>')
  })

  test('draws every kind of block, and as many as there are', () => {
    const kinds = 'a\n\n---\n\n~~b~~ *c* **d**  \ne\n\n'
    expect(html(kinds)).toBe('<p dir="auto">a</p><hr><p dir="auto"><del>b</del> <em>c</em> <strong>d</strong><br>e</p>')
    const { container } = render(answer(kinds.repeat(40)))
    expect(container.querySelectorAll('hr')).toHaveLength(40)
    expect(container.textContent).toBe('ab c de'.repeat(40))
  })

  test('numbers a list from its first number', () => {
    expect(html('3. a\n4. b')).toBe('<ol dir="ltr" start="3"><li>a</li><li>b</li></ol>')
  })

  test('draws nothing for a definition', () => {
    expect(html('a\n\n[b]: /c')).toBe('<p dir="auto">a</p>')
  })

  test('moves the focus from a footnote’s number to its text', () => {
    const { getByRole, container } = render(answer('a[^n]\n\n[^n]: note'))
    fireEvent.click(getByRole('button', { name: 'Footnote 1' }))
    expect(document.activeElement).toBe(container.querySelector('[role=note]'))
    expect(document.activeElement?.textContent).toBe('1note')
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1')
  })

  test('breaks lines in a table’s cell', () => {
    expect(html('|a|\n|-|\n|b<br>c|')).toContain('<td>b<br>c</td>')
  })
})

describe('components given by the view', () => {
  test('draw the links, from a safe address', () => {
    const given: LinkProps[] = []
    const link = (props: LinkProps) => {
      given.push(props)
      return <b>{props.children}</b>
    }
    expect(html('[x *y*](/a "T") https://else.example [n](javascript:x)', { link })).toBe(
      '<p dir="auto"><b>x <em>y</em></b> <b>https://else.example</b> n</p>'
    )
    expect(given).toMatchObject([
      { url: 'https://docs.example.com/a', title: 'T' },
      { url: 'https://else.example/', title: undefined }
    ])
  })

  test('draw the code blocks, and learn when one is complete', () => {
    const given: CodeBlockProps[] = []
    const codeBlock = (props: CodeBlockProps) => {
      given.push({ ...props })
      return null
    }
    const { rerender } = render(answer('```js\na', { codeBlock, streaming: true }))
    rerender(answer('```js\na\n```\n', { codeBlock, streaming: true }))
    expect(given).toEqual([
      { code: 'a\n', language: 'js', complete: false },
      { code: 'a\n', language: 'js', complete: true }
    ])
  })
})

describe('while an answer grows', () => {
  test('finished blocks keep their nodes and are not drawn again', () => {
    const drawn: string[] = []
    const link = ({ url }: LinkProps) => {
      drawn.push(url.slice(-1))
      return <a href={url}>{url}</a>
    }
    const text = '[x](/a)\n\n- [x](/b)\n- [x](/c)\n\n|a|\n|-|\n|[x](/d)|\n|[x](/e)|\n\nend'
    const { container, rerender } = render(answer('', { link, streaming: true }))
    const seen = new Map<string, Element>()
    for (let end = 1; end <= text.length; end++) {
      rerender(answer(text.slice(0, end), { link, streaming: true }))
      for (const anchor of container.querySelectorAll('a')) {
        const url = anchor.href
        expect(seen.get(url) ?? anchor).toBe(anchor)
        seen.set(url, anchor)
      }
    }
    expect(seen.size).toBe(5)
    // Each is drawn while its own block is the last one, and never after.
    expect(drawn.join('')).toMatch(/^a+b+c+d+e+$/)
    const before = drawn.length
    rerender(answer(`${text} and [x](/f)`, { link, streaming: true }))
    rerender(answer(`${text} and [x](/f) more`, { link, streaming: true }))
    expect(drawn.slice(before)).toEqual(['f', 'f'])
  })

  test('blocks that the text no longer contains are removed', () => {
    const { container, rerender } = render(answer('a\n\nb\n\nc'))
    rerender(answer('a\n\nb'))
    expect(container.textContent).toBe('ab')
    rerender(answer(''))
    expect(container.textContent).toBe('')
  })

  test('the answer to a new question replaces the old one', () => {
    const { container, rerender } = render(answer('# Old\n\ntext', { streaming: true }))
    rerender(answer('New', { streaming: true }))
    expect(container.textContent).toBe('New')
  })

  test('finished blocks are skipped in groups', () => {
    const { diffed } = options
    let passed = 0
    options.diffed = (...given) => {
      passed++
      diffed?.(...given)
    }
    onTestFinished(() => {
      options.diffed = diffed
    })
    const text = 'One more.\n\n'.repeat(800)
    const { container, rerender } = render(answer(text, { streaming: true }))
    expect(passed).toBeGreaterThan(800)
    passed = 0
    rerender(answer(`${text}And`, { streaming: true }))
    expect(passed).toBeLessThan(120)
    expect(container.querySelectorAll('p').length).toBe(801)
  })

  test('its last block is marked, few others are, and none of a text that was complete at once', () => {
    const one = 'A.\n\n## B\n\n- a\n- b\n\n> c\n\n|d|\n|-|\n|e|\n\n---\n\n[f](https://g.example/h) i.\n\n'
    const text = `${one.repeat(8)}Z.`
    const { container, rerender } = render(answer('', { streaming: true }))
    for (let end = 1; end <= text.length; end++) {
      rerender(answer(text.slice(0, end), { streaming: true }))
      const last = container.querySelector('.markdown > :last-child')
      expect(last?.matches('[data-end]'), text.slice(0, end)).toBe(true)
    }
    expect(container.querySelectorAll('[data-end]').length).toBeLessThan(12)
    cleanup()
    expect(html(text)).not.toContain('data-end')
  })

  test('all blocks are drawn again when the context changes', () => {
    const { container, rerender } = render(answer('# A\n\n[b](c)'))
    rerender(answer('# A\n\n[b](c)', { headingOffset: 3, docsUrl: 'https://other.example/' }))
    expect(container.querySelector('h4')?.textContent).toBe('A')
    expect(container.querySelector('a')?.href).toBe('https://other.example/c')
  })
})
