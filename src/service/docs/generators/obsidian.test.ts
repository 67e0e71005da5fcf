import { expect, it } from 'vitest'
import { idsOf, newSite } from './testing/site.ts'

// Addresses as the links to https://help.obsidian.md have them in its own vault.

const vault = { 'publish.css': '', 'a.md': '' }

it.each([
  ['Obsidian Sync/Collaborate on a vault.md', {}, '/Obsidian+Sync/Collaborate+on+a+vault'],
  ['Licenses & add-ons/C++.md', {}, '/Licenses+%26+add-ons/C%2B%2B'],
  ['Editing/Internal links.md', { permalink: 'links' }, '/links'],
  ['Editing/Internal links.md', { permalink: '/bases/my links/' }, '/bases/my+links'],
  ['Private.md', { publish: false }, undefined],
  ['script.mdx', {}, undefined]
])('%s of Obsidian Publish with %j stands at %s', async (file, frontMatter, path) => {
  const { site } = await newSite(vault)
  expect(site).toMatchObject({ generator: 'obsidian', base: '' })
  expect(site.place(file, frontMatter)?.path).toBe(path)
})

it.each([
  ['Drag-and-drop.md', 'Drag-and-drop'],
  ['2-factor authentication.md', '2-factor authentication'],
  ['first-steps.md', undefined]
])('%s of Obsidian Publish is called %s', async (file, title) => {
  const { site } = await newSite(vault)
  expect(site.place(file, {})?.title).toBe(title)
})

it('ids of headings are their texts, and of the same the first has one', async () => {
  const { site } = await newSite(vault)
  expect(idsOf(site, '## Custom domain\n\n## `rename`\n\n## Custom domain\n')).toEqual(['Custom domain', 'rename', ''])
})

it('may be read in part', async () => {
  const { site } = await newSite({ ...vault, 'Guides/b c.md': '', 'Guides/d.md': '' }, 'Guides')
  expect([site.folders[0].endsWith('Guides'), site.place('b c.md', {})?.path]).toEqual([true, '/Guides/b+c'])
})

it('is no site of Obsidian Publish for its notes alone, which other generators build too', async () => {
  const { site } = await newSite({ '.obsidian/app.json': '{}', 'a.md': '' })
  expect(site.generator).toBe('plain')
  const named = await newSite({ 'a.md': '' }, '.', { name: 'obsidian' })
  expect(named.site.place('a b.md', {})?.path).toBe('/a+b')
})
