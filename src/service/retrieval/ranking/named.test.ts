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

it('a name that no page holds is not clearly answered', () => {
  expect(ask(corpus, 'What does useTable do?').verdict).not.toBe('clearly')
})
