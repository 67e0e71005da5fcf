import { describe, expect, it } from 'vitest'
import { plainSite } from './plain.ts'
import { idsOf } from './testing/site.ts'

const files = ['index.md', 'guides/index.md', '02-guides/10-install.md']
const addresses = (form?: 'clean' | 'html' | 'directory') => {
  const site = plainSite('docs', form)
  return files.map(file => site.place(file, {})?.path)
}

describe('a folder that no generator builds', () => {
  it('has addresses without an ending, or in the form that is chosen', () => {
    expect(addresses()).toEqual(['/', '/guides', '/guides/install'])
    expect(addresses('clean')).toEqual(addresses())
    expect(addresses('html')).toEqual(['/', '/guides/', '/guides/install.html'])
    expect(addresses('directory')).toEqual(['/', '/guides/', '/guides/install/'])
  })
})

it('leaves out drafts, unlisted pages and partials', () => {
  const { place } = plainSite('/nowhere')
  expect(place('a.md', { draft: true })).toBeUndefined()
  expect(place('a.md', { unlisted: true })).toBeUndefined()
  expect(place('_part.md', {})).toBeUndefined()
  expect(place('_parts/a.md', {})).toBeUndefined()
  expect(place('_parts/_index.md', {})).toBeUndefined()
  expect(place('rooms/_index.md', {})?.path).toBe('/rooms')
  expect(place('_index.md', {})?.path).toBe('/')
  expect(place('a_b.md', { draft: false, unlisted: false })).toEqual({ path: '/a_b' })
})

it('has the ids of GitHub, and in reStructuredText those of Docutils', () => {
  const site = plainSite('/nowhere')
  expect(idsOf(site, '## 2. Use it\n\n<h2>Dim</h2>')).toEqual(['2-use-it', 'dim'])
  expect(idsOf(site, '2. Use it\n---------\n\nx', 'page.rst')).toEqual(['use-it'])
})
