import { expect, it } from 'vitest'
import { writeMarkdown } from '../index.ts'
import { readPage } from '../page.ts'

const read = (text: string): string =>
  readPage('a.md', `# A\n\n${text}`)
    .sections.map(({ nodes }) => writeMarkdown(nodes))
    .join('\n')
    .trim()

it.each([
  [
    'with a head',
    '* Lamp\n* Light {% width="40%" %}\n---\n* `on`\n* bright\n---\n\n- `off`\n\n- dark\n',
    '| Lamp | Light |\n| - | - |\n| `on` | bright |\n| `off` | dark |'
  ],
  ['without one', '---\n* on\n* bright {% colspan=2 %}', '| | |\n| - | - |\n| on | bright |'],
  ['of a head alone', '- Lamp\n- Light', '| Lamp | Light |\n| - | - |'],
  [
    'with code, lists and tags',
    '* A\n* B\n---\n*\n  ```js\n  on()\n  ---\n  ```\n* {% icon /%}\n\n  {% item %}\n  - one\n  - two\n  {% /item %}\n{% if $a %}\n---\n* c\n* d\n{% /if %}',
    '| A | B |\n| - | - |\n| `on() ---` | one; two |\n| c | d |'
  ]
])('a table of Markdoc %s is read', (_, rows, shown) => {
  expect(read(`{% table %}\n${rows}\n{% /table %}\n\nBelow.`)).toBe(`${shown}\n\nBelow.`)
})

it('a table of Markdoc is read in an item, and shown in code', () => {
  expect(read('1. A\n\n   {% table #a .b %}\n   - C\n   ---\n   - D\n   {% /table %}')).toContain('| C |')
  expect(read('```\n{% table %}\n- C\n{% /table %}\n```')).toContain('{% table %}')
})

it('a table of Markdoc is what stands in it, where that is no list or has no end', () => {
  expect(read('{% table %}\n| A |\n| - |\n| B |\n{% /table %}')).toBe('| A |\n| - |\n| B |')
  expect(read('{% table %}\n- A\n\nB')).toBe('- A\n\nB')
})

it('a tag of Markdoc that has nothing in it is a card where it leads somewhere', () => {
  expect(read('{% quick-link title="Dim" icon="x" href="/dim" description="How to." /%}\n\nB')).toContain('[Dim](/dim)')
  expect(read('{% callout type="note" title="A" /%}\n\nB')).toMatch(/(?:^|\n)B$/)
  expect(read('{% callout type="note" %}A{% /callout %}\n\nB')).toBe('A\n\nB')
})

it('a block of Markdoc that a site has of its own is its title and what stands in it', () => {
  const tabs = '{% lamps title="Dim `it`" %}\n{% lamp label="JS" %}\nA\n{% /lamp %}\n{% /lamps %}'
  expect(read(`${tabs}\n\n{% lamp title="Never \`closed\`" %}\n\nB`)).toBe('**Dim `it`**\n\n**JS**\n\nA\n\nB')
})

it('blocks of Markdoc are read in linear time', () => {
  const start = performance.now()
  for (const text of ['{% a title="x" %}\n', '{% table %}\n', '{% table %}\n- a\n'])
    read(`${text.repeat(20_000)}${'{% /table %}\n'.repeat(10_000)}`)
  expect(performance.now() - start).toBeLessThan(15_000)
}, 20_000)
