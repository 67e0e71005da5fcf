import { expect, it } from 'vitest'
import { findPages } from '../find-pages.ts'
import { corpusOf, questionOf } from '../testing/corpus.ts'
import { candidatesIn } from './candidates.ts'

it('a section counts as its best part does', () => {
  const long = 'Once upon a time there was a sofa in a room. '.repeat(40)
  const page = `# Lamps\n\n${long}\n\nThe knob dims the lamp.\n\n${long}\n\n${long}\n\n## Sofas\n\nOne knob.\n`
  const { ranked } = findPages(corpusOf({ 'a.md': page }), questionOf('knob dims lamp'), () => true)
  const candidates = candidatesIn(ranked)
  expect(candidates.map(({ section }) => section.heading)).toEqual(['Lamps', 'Sofas'])
  expect(candidates[0]?.chunkScore).toBe(1)
  expect(candidates[0]?.chunk.from).toBe(1)
  expect(candidates[1]?.chunkScore).toBeLessThan(1)
})

it('quotes are looked for in six sections of each of four pages', () => {
  const sections = Array.from({ length: 8 }, (_, at) => `## Lamp ${at}\n\nKnob ${at} dims the lamp.\n`).join('\n')
  const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [`${name}.md`, `# Lamps\n\n${sections}`]))
  const { ranked } = findPages(corpusOf(files), questionOf('knob dims lamp'), () => true)
  const paths = candidatesIn(ranked).map(({ chunk }) => chunk.page.path)
  const pages = [...new Set(paths)]
  expect(pages).toHaveLength(4)
  expect(pages.map(page => paths.filter(path => path === page).length)).toEqual([6, 6, 6, 6])
})
