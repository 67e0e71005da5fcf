import { expect, it } from 'vitest'
import { isProductOf } from './own-product.ts'
import { corpusOf } from './testing/corpus.ts'

const words = 'A lamp is what glows on a desk, and on a wall where there is one, all night.'
const page = (title: string, text = words) => `# ${title}\n\n${text}\n`

it('the product is what most of the documentation names, and no page explains', () => {
  const files = { 'a.md': page('A'), 'b.md': page('B'), 'c.md': '# C\n\nSofas are soft.\n' }
  expect([isProductOf(corpusOf(files), 'Lamp'), isProductOf(corpusOf(files), 'Sofa')]).toEqual([true, false])
  expect(['Lamp.sofa', 'the'].map(name => isProductOf(corpusOf(files), name))).toEqual([false, false])
  expect(isProductOf(corpusOf({ ...files, 'lamp.md': page('Lamp') }), 'Lamp')).toBe(false)
  expect(isProductOf(corpusOf({ ...files, 'lamp.md': page('The Lamp') }), 'Lamp')).toBe(false)
  expect(isProductOf(corpusOf({ ...files, 'index.md': page('Lamp') }), 'Lamp')).toBe(true)
  // A command that is called as the product.
  expect(isProductOf(corpusOf({ ...files, 'a/commands/lamp.md': page('Lamp') }), 'Lamp')).toBe(true)
})

it('the product is also what the home page is called after, or begins with', () => {
  const others = Object.fromEntries(['a', 'b', 'c', 'd'].map(name => [`${name}.md`, '# C\n\nSofas are soft.\n']))
  const isNamed = (home: string, name: string) => isProductOf(corpusOf({ ...others, 'index.md': home }), name)
  expect(['Desk Lamp', 'desk lamps', 'Lamp', 'Desk'].map(name => isNamed(page('The Desk Lamp'), name))).toEqual([
    true,
    true,
    true,
    true
  ])
  expect(isNamed(page('Welcome', `Desk Lamp is bright. ${words}`), 'Desk Lamp')).toBe(true)
  expect(isNamed(page('Welcome', `It is bright, this Desk Lamp. ${words}`), 'Desk Lamp')).toBe(false)
  expect(isNamed(page('Lamp Desk'), 'Desk Lamp')).toBe(false)
})
