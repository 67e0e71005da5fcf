import { expect, it } from 'vitest'
import { type Page, readPage } from '../docs/index.ts'
import { navigationOf, readingOrder } from './navigation.ts'

const page = (file: string, position?: number): Page => {
  const order = position === undefined ? '' : `sidebar_position: ${position}\n`
  return readPage(file, `---\ntitle: ${file}\n${order}---\n`).page
}

it('lists pages by the position they ask for, and the others behind, in the order of their files', () => {
  const pages = [page('a.md'), page('b.md', 2), page('c.md'), page('d.md', 1)]
  expect(readingOrder(navigationOf(pages)).map(({ title }) => title)).toEqual(['d.md', 'b.md', 'a.md', 'c.md'])
})

it('puts the home page first, and a folder where its own page asks for', () => {
  const pages = [
    page('a.md', 2),
    page('guides/index.md', 1),
    page('guides/z.md', 1),
    page('guides/y.md'),
    page('index.md')
  ]
  expect(readingOrder(navigationOf(pages)).map(({ title }) => title)).toEqual([
    'index.md',
    'guides/index.md',
    'guides/z.md',
    'guides/y.md',
    'a.md'
  ])
})
