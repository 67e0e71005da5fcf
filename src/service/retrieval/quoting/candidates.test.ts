import { expect, it } from 'vitest'
import { findPages } from '../find-pages.ts'
import { corpusOf, questionOf } from '../testing/corpus.ts'
import { candidatesIn } from './candidates.ts'

it('quotes are looked for in six sections of each of four pages', () => {
  const sections = Array.from({ length: 8 }, (_, at) => `## Lamp ${at}\n\nKnob ${at} dims the lamp.\n`).join('\n')
  const files = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [`${name}.md`, `# Lamps\n\n${sections}`]))
  const { ranked } = findPages(corpusOf(files), questionOf('knob dims lamp'), () => true)
  const paths = candidatesIn(ranked).map(({ chunk }) => chunk.page.path)
  const pages = [...new Set(paths)]
  expect(pages).toHaveLength(4)
  expect(pages.map(page => paths.filter(path => path === page).length)).toEqual([6, 6, 6, 6])
})
