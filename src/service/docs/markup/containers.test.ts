import { describe, expect, it } from 'vitest'
import { expectLinearTime } from '../../../shared/testing/linear-time.ts'
import { rewriteContainers } from './containers.ts'

const rewritten = (source: string) =>
  rewriteContainers(source, { hasIndentedCode: true })
    .split('\n')
    .filter(line => line.trim())
    .join('\n')

describe('a container', () => {
  it.each([
    ['VitePress', '::: tip Mind *it*\ntext\n:::'],
    ['Docusaurus', ':::tip Mind *it*\ntext\n:::'],
    ['Docusaurus with brackets', ':::tip[Mind *it*]{#id .wide}\ntext\n:::'],
    ['Starlight', ':::tip[Mind *it*]{icon="heart"}\ntext\n:::'],
    ['Pandoc', '::: {.callout-tip title="Mind *it*"}\ntext\n:::'],
    ['Material', '!!! tip "Mind *it*"\n\n    text'],
    ['Material, at the side', '!!! tip inline end "Mind *it*"\n    text'],
    ['Material’s blocks', '/// tip | Mind *it*\ntext\n///'],
    ['Material’s typed blocks', '/// admonition | Mind *it*\n    type: tip\n\ntext\n///'],
    ['more colons', ':::::: tip Mind *it* ::::::\ntext\n::::::']
  ])('of %s is a directive', (_, source) => {
    expect(rewritten(source)).toBe(':::tip[Mind *it*]\ntext\n:::')
  })

  it('of MyST has its options read and its argument as its first words', () => {
    expect(rewritten('```{tip} Mind it\n:class: wide\n\ntext\n```')).toBe(':::tip\nMind it\ntext\n:::')
    expect(rewritten(':::{admonition} Mind it\n---\nclass: wide\n---\ntext\n:::')).toBe(
      ':::admonition[Mind it]\ntext\n:::'
    )
  })

  it.each([
    ['mdbook-admonish', '```admonish tip "Mind *it*"\ntext\n```'],
    ['mdbook-admonish with attributes', '~~~admonish tip title="Mind *it*" collapsible=true\ntext\n~~~'],
    ['mdbook-admonish with values of TOML', '```admonish tip, title="Mind *it*", collapsible=true\ntext\n```'],
    ['Obsidian’s Admonition', '```ad-tip\ntitle: Mind *it*\ncollapse: open\ntext\n```']
  ])('of %s is a note of its kind', (_, source) => {
    expect(rewritten(source)).toBe(':::admonition[Mind *it*]{type="tip"}\ntext\n:::')
  })

  it('of mdbook-admonish keeps a comma of its title, and stands in a quote', () => {
    expect(rewritten('```admonish title="Now, mind"\ntext\n```')).toBe(
      ':::admonition[Now, mind]{type="note"}\ntext\n:::'
    )
    expect(rewritten('> ```admonish\n> text\n> ```')).toMatch(/^> :::admonition\{type="note"\}/m)
  })

  it('of mdbook-admonish may have no kind and no title, and holds code', () => {
    expect(rewritten('````admonish\ntitle: x\n```js\n1\n```\n````')).toBe(
      ':::admonition{type="note"}\ntitle: x\n```js\n1\n```\n:::'
    )
    expect(rewritten('1. item\n\n   ```admonish\n   text\n   ```')).toBe(
      '1. item\n   :::admonition{type="note"}\n   text\n   :::'
    )
  })

  it.each(['```ada\n1\n```', '```adoc\n1\n```', '```admonishment\n1\n```', '- ```admonish\n  1\n  ```'])(
    'is no code: %j',
    source => {
      expect(rewritten(source)).toBe(source)
    }
  )

  it('has no title when the page says so', () => {
    expect(rewritten('!!! note ""\n    text')).toBe(':::note[]\ntext\n:::')
  })

  it('that is folded is one too', () => {
    expect(rewritten('??? note "More"\n    text\n\n???+ "Even more"\n    text')).toBe(
      ':::note[More]\ntext\n:::\n:::details[Even more]\ntext\n:::'
    )
  })

  it('holds others, whatever their notation', () => {
    const inner = '/// warning\n!!! tip\n    === "npm"\n        ::: note\n        text\n        :::\n///'
    expect(rewritten(`::: details\n${inner}\n:::`).match(/^:+\w+(\[\w+\])?/gm)).toEqual([
      ':::::::details',
      '::::::warning',
      ':::::tip',
      '::::tab[npm]',
      ':::note'
    ])
  })

  it('may be closed by more colons than the one inside', () => {
    expect(rewritten(':::: a\n::: b\ntext\n:::\nmore\n::::')).toBe('::::a\n:::b\ntext\n:::\nmore\n::::')
    expect(rewritten('::: a\n::: b\ntext\n:::\nmore\n:::')).toBe('::::a\n:::b\ntext\n:::\nmore\n::::')
  })

  it('stays in its list', () => {
    const list =
      '1.  One\n\n    !!! note\n        text\n\n        - a\n\n          ::: tip\n          b\n          :::\n\n2.  Two'
    expect(rewritten(list)).toBe(
      '1.  One\n    ::::note\n    text\n    - a\n      :::tip\n      b\n      :::\n    ::::\n2.  Two'
    )
  })

  it('stays in its quote', () => {
    expect(rewritten('> ::: tip\n> text\n> :::\n> more')).toMatch(/^> :::tip\n> text\n> :::\n> ?\n> more$/)
  })

  it('that is never closed loses its markers, and no content', () => {
    expect(rewritten('::: tip Title\ntext')).toBe('**Title**\ntext')
    expect(rewritten('::: tip\ntext\n\n::: note\nmore\n:::')).toBe('text\n:::note\nmore\n:::')
    expect(rewritten('- a\n\n  ::: tip\n  text\n\nafter\n\n:::\n')).toBe('- a\n  text\nafter')
    expect(rewritten('```{tip}\ntext')).toBe(':::tip\ntext\n:::')
  })

  it('that was never opened loses its marker', () => {
    expect(rewritten('text\n\n:::\n\n///\n\nmore')).toBe('text\nmore')
  })
})

describe('what is no container', () => {
  it.each([
    ['a code fence', '```md\n::: tip\n!!! note\n    x\n:::\n```'],
    ['a longer code fence', '````md\n```{tip}\nx\n```\n````'],
    ['a code fence in a list', '- a\n\n  ```md\n  ::: tip\n  :::\n  ```'],
    ['indented code', 'text\n\n    ::: tip\n    x\n    :::'],
    ['an element whose text is code', '<pre>\n::: tip\n:::\n</pre>'],
    ['a fence with braces', '``` {.python .annotate}\nx\n```'],
    ['a heading with a line of equals signs', 'Title\n====='],
    ['text', '!!! what? "no"\n::: 12\nfoo::bar']
  ])('is left as it is: %s', (_, source) => {
    expect(rewritten(source)).toBe(
      source
        .split('\n')
        .filter(line => line.trim())
        .join('\n')
    )
  })
})

describe('a code block of MyST', () => {
  it.each([
    ['```{code-block} python\n:caption: a.py\n:linenos:\n\nx = 1\n```', '```python title="a.py"\nx = 1\n```'],
    [':::{code} js\nlet x\n:::', '```js\nlet x\n```'],
    ['```{python}\nx\n```', '```python\nx\n```']
  ])('is a code fence: %s', (source, expected) => {
    expect(rewritten(source)).toBe(expected)
  })

  it('that a reader does not see is left out', () => {
    expect(rewritten('a\n\n```{toctree}\n:maxdepth: 2\n\nb\n```')).toBe('a')
  })
})

describe('hostile pages', () => {
  it.each<[string, (size: number) => string]>([
    ['openers', size => '::: tip\n'.repeat(size)],
    ['closers', size => ':::\n'.repeat(size)],
    ['openers and closers of other lengths', size => ':::::: tip\n'.repeat(size) + ':::\n'.repeat(size)],
    ['fences that are never closed', size => '```{tip}\n'.repeat(size)],
    ['quotes', size => `${'>'.repeat(size)} ::: tip\n`.repeat(3)],
    [
      'indented containers',
      size => Array.from({ length: Math.sqrt(size) }, (_, depth) => `${'    '.repeat(depth)}!!! note\n`).join('')
    ],
    ['list items', size => '- '.repeat(size)],
    ['paragraphs of not quite so many list items as are read', size => `${'- '.repeat(38)}x\n\n`.repeat(size / 100)],
    ['paragraphs of not quite so many quotes as are read', size => `${'> '.repeat(38)}x\n\n`.repeat(size / 100)],
    ['brackets', size => `:::tip${'['.repeat(size)}\n:::`]
  ])('of %s take linear time', (_, source) => {
    expectLinearTime(rewritten, source, 6_400)
  })
})
