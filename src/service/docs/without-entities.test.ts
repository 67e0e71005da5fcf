import type { RootContent } from 'mdast'
import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../shared/testing/linear-time.ts'
import { readPage } from './page.ts'
import { withoutEntities } from './without-entities.ts'
import { writeMarkdown } from './write-markdown.ts'

const written = (source: string): string =>
  readPage('a.md', `# A\n\n${source}`)
    .sections.map(({ nodes }) => writeMarkdown(nodes).trim())
    .join('')

it.each([
  ['<b>Mind:</b>it', '**Mind**:it'],
  ['glow<i>(red)</i>', 'glow(*red*)'],
  ['Graphic EQ<b>:</b> on', 'Graphic EQ: on'],
  ['<b>Mind (<i>this</i>):</b>it', '**Mind (_this_**):it'],
  ['<b>Mind <code>it</code></b>s', 'Mind `it`s'],
  ['<b><i>a:</i></b>b', '*a*:b'],
  ['<table><tr><td>a</td></tr><tr><td><b>「灯」</b>光</td></tr></table>', '| |\n| - |\n| a |\n| 「**灯**」光 |'],
  ['**Mind:** it, **lamp**s and ***glow***.', '**Mind:** it, **lamp**s and ***glow***.'],
  ['**a**,\\\n&#x20;*b*', '**a**,\\\n*b*'],
  ['a\\\n&#xNAN;_&#x49;n_ b', 'a\\\n*In* b'],
  ['_Download&#x73;),_ on', '*Downloads),* on']
])('“%s” is written without entities', (source, expected) => {
  expect(written(source)).toBe(expected)
})

it('signs at the end of bold text are moved in linear time', () => {
  const bold = (value: string): RootContent[] => [
    { type: 'strong', children: [{ type: 'text', value: `a${value}b${value}` }] },
    { type: 'text', value: 'c' }
  ]
  expectLinearTimeOver(signs => withoutEntities(bold(signs)), ['!'], 20_000)
})
