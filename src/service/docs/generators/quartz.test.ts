import { expect, it } from 'vitest'
import { newSite } from './testing/site.ts'

// Addresses as `slugifyFilePath` of Quartz 4 makes them.

const config = `import { QuartzConfig } from './quartz/cfg'
import * as Plugin from './quartz/plugins'

const config: QuartzConfig = {
  configuration: {
    pageTitle: 'Lamps',
    locale: 'en-GB',
    baseUrl: 'lamps.example/notes',
    ignorePatterns: ['private', 'templates', '*.draft.md']
  },
  plugins: { filters: [Plugin.RemoveDrafts()] }
}
export default config
`
const files = { 'quartz.config.ts': config, 'content/index.md': '', 'docs/index.md': '' }

it.each([
  ['index.md', '/'],
  ['Guides/index.md', '/Guides/'],
  ['Guides/_index.md', '/Guides/'],
  ['Guides/Guides.md', '/Guides/'],
  ['How to glow.md', '/How-to-glow'],
  ['Bulbs & tubes 50%?.md', '/Bulbs--and--tubes-50-percent'],
  ['private/a.md', undefined],
  ['Guides/templates/a.md', undefined],
  ['a.draft.md', undefined],
  ['a.rst', undefined]
])('%s of Quartz stands at %s', async (file, path) => {
  const { site } = await newSite(files, 'content')
  expect(site).toMatchObject({
    generator: 'quartz',
    base: '/notes',
    siteUrl: 'https://lamps.example/notes',
    language: 'en-GB'
  })
  expect(site.place(file, {})?.path).toBe(path)
})

it('calls a page as its file', async () => {
  const { site } = await newSite(files)
  expect(['E-mail.md', 'first-steps.md'].map(file => site.place(file, {})?.title)).toEqual(['E-mail', undefined])
})

it('leaves out drafts', async () => {
  const { site } = await newSite(files)
  expect([true, 'true', false].map(draft => site.place('a.md', { draft })?.path)).toEqual([undefined, undefined, '/a'])
})
