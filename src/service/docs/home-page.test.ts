import { toString as textOf } from 'mdast-util-to-string'
import { expect, it } from 'vitest'
import { expectLinearTimeOver } from '../../shared/testing/linear-time.ts'
import { readPage } from './page.ts'

const home = `---
layout: home
hero:
  name: Lamp
  text: Light for <em>documentation</em>
  tagline: Bright and small
  actions: [{ text: Start, link: /start }]
features:
  - title: Fast
    details: Answers in a moment.
    link: /speed
  - icon: x
    details: No title here.
  - nothing
---
`

const textsOf = (source: string) =>
  readPage('index.md', source).sections.map(({ heading, nodes }) => [heading, ...nodes.map(node => textOf(node))])

it('a home page says what its hero and features say, under the name of the product', () => {
  expect(textsOf(`${home}\nMore.\n\n## Below\n\nText.`)).toEqual([
    ['Lamp', 'Light for documentation', 'Bright and small', 'Fast Answers in a moment.', 'No title here.', 'More.'],
    ['Below', 'Text.']
  ])
  expect(JSON.stringify(readPage('index.md', home).sections)).toContain('"url":"/speed"')
})

it('a home page keeps a title of its own', () => {
  expect(textsOf('---\ntitle: Docs\nhero: { title: Lamp, tagline: Bright }\n---\n')).toEqual([['Docs', 'Bright']])
  expect(textsOf('---\nhero: { title: Lamp }\n---\n\n# Own\n')).toEqual([['Own']])
  expect(textsOf('---\nhero: Lamp\nfeatures: 3\n---\n\n# Own\n')).toEqual([['Own']])
})

it('a hero of many angle brackets is read in linear time', () => {
  expectLinearTimeOver(text => readPage('index.md', `---\nhero:\n  text: "${text}"\n---\n`), ['<'], 20_000)
})
