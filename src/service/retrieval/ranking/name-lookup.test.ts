import { describe, expect, it } from 'vitest'
import { ask, corpusOf, pathsFor } from '../testing/corpus.ts'

const corpus = corpusOf({
  'lamp.md': '# Lamps\n\nCall `useLamp()` to get one. It takes `glow_time` and `lamp.colour.tone`.\n',
  'shade.md': '# Shades\n\nA shade takes `--no-glow`, or `X-Shade-Mode` of a request.\n',
  'code.md': '# Code of a project\n\nA colleague came across the code of a project, which is for another project.\n'
})

const names = ['useLamp', 'glow_time', 'lamp.colour.tone', '--no-glow', 'X-Shade-Mode']

describe.each(names)('%s', name => {
  it.each([
    name,
    `\`${name}\``,
    name.toLowerCase(),
    name.toUpperCase(),
    `What does ${name} do?`,
    `How do I use ${name} in my project?`
  ])('is found and clearly answered when the question is “%s”', text => {
    expect(ask(corpus, text).verdict).toBe('clearly')
    expect(pathsFor(corpus, text)[0]).toBe(name.includes('Shade') || name.includes('no-') ? '/shade' : '/lamp')
  })
})

it('a name is found with the brackets of a call, and in other notations', () => {
  for (const text of ['useLamp()', 'use-lamp', 'USE_LAMP', 'use_lamp()'])
    expect(ask(corpus, text).verdict).toBe('clearly')
})

it('a name does not answer a question that also asks for what its page lacks', () => {
  expect(ask(corpus, 'Does useLamp support elliptic curves and websockets?').verdict).not.toBe('clearly')
})

it('a name that many pages have does not answer a question with another word', () => {
  const pages = ['warm', 'cold', 'dim', 'bright'].map(tone => [`${tone}.md`, `# ${tone}\n\nA ${tone} \`useLamp()\`.\n`])
  const often = corpusOf(Object.fromEntries(pages))
  expect(ask(often, 'useLamp').verdict).toBe('clearly')
  expect(ask(often, 'useLamp subscription').verdict).not.toBe('clearly')
  expect(ask(corpus, 'useLamp subscription').verdict).not.toBe('clearly')
  expect(ask(corpus, 'useLamp colour').verdict).toBe('clearly')
})

it('a name that few of many pages have answers a question with another word of its page', () => {
  const pages = (title: string, count: number, says: string) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`${title}${at}.md`, `# ${title} ${at}\n\n${says}\n`]))
  const lamp = '# Lamps\n\nCall `useLamp` to get one.\n\n## Shade\n\nIt has a colour of its own.\n'
  const verdictAmong = (walls: number) => {
    const others = { ...pages('Wall', walls, 'A wall stands.'), ...pages('Room', 3, 'A room has `useLamp`.') }
    return ask(corpusOf({ ...others, 'lamp.md': lamp }), 'useLamp colour').verdict
  }
  expect([verdictAmong(100), verdictAmong(200)]).toEqual(['perhaps', 'clearly'])
})

it('a name that no page holds is not clearly answered', () => {
  expect(ask(corpus, 'What does useTable do?').verdict).not.toBe('clearly')
})

it('a word with its sign is a name, whatever it means, and comes before the word alone', () => {
  const signs = corpusOf({
    'once.md': '# Once\n\nA lamp glows once, and once more, once.\n',
    'directives.md': '# Directives of a lamp\n\nWith `@once` a lamp is lit a single time.\n'
  })
  for (const text of ['what is @once', '@once']) {
    expect(ask(signs, text).verdict).toBe('clearly')
    expect(pathsFor(signs, text)[0]).toBe('/directives')
  }
})

it('a section under a word with its sign defines it', () => {
  const signs = corpusOf({
    'once.md': '# Once\n\nA lamp glows once, and once more.\n',
    'directives.md': '# Directives\n\n## `@once`\n\nA lamp with `@once` is lit a single time.\n'
  })
  const { verdict, quotes } = ask(signs, 'what does @once do')
  expect(verdict).toBe('clearly')
  expect(quotes()[0]?.pieces[0]?.text).toContain('a single time')
})

it('the member of a name that is written nowhere is a name', () => {
  const members = corpusOf({
    'lamps.md': '# Lamp\n\nA lamp glows in a room, and a lamp in a hall. A lamp is a lamp.\n',
    'methods.md': '# Methods of a lamp\n\n## `off()`\n\nEnds its light.\n'
  })
  expect(pathsFor(members, 'what does Lamp::off do')[0]).toBe('/methods')
})
