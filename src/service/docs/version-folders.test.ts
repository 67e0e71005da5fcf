import { rm } from 'node:fs/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { createSiteReader } from './site-reader.ts'

const newSite = async (files: string[], config: Record<string, string> = {}) => {
  const folder = await docsFolder({ ...Object.fromEntries(files.map(file => [file, '# A'])), ...config })
  onTestFinished(() => rm(folder, { recursive: true }))
  return createSiteReader({}, vi.fn())(folder)
}

const pages = (folder: string, names = 'abcde') => [...names].map(name => `${folder}${name}.md`)

it.each(['7.4', 'v2', '1.x', '3'])(
  'takes the folder %s, whose pages lie once more beside it, for a version',
  async version => {
    const { version: usual, place } = await newSite(['start.md', ...pages('lamp/'), ...pages(`lamp/${version}/`)])
    expect(usual).toBe('latest')
    expect(place(`lamp/${version}/a.md`, {})).toMatchObject({ version, id: 'lamp/a' })
    expect(place('lamp/a.md', {})).toEqual({ path: '/lamp/a', version: 'latest' })
    expect(place('start.md', {})).toEqual({ path: '/start' })
  }
)

it('takes all pages for the latest where the folder lies at the top', async () => {
  const { place } = await newSite(['start.md', ...pages(''), ...pages('1.0/')])
  expect([place('1.0/b.md', {})?.version, place('start.md', {})?.version]).toEqual(['1.0', 'latest'])
})

it.each([
  ['shares few pages', [...pages('lamp/', 'abcd'), ...pages('lamp/2/', 'abcd')]],
  ['shares less than a third of its pages', [...pages('lamp/'), ...pages('lamp/2/', 'abcdefghijklmnop')]],
  ['is called otherwise', [...pages('lamp/'), ...pages('lamp/oil/')]]
])('takes no folder for a version that %s', async (_, files) => {
  const { version, place } = await newSite(files)
  expect([version, place('lamp/a.md', {})?.version]).toEqual([undefined, undefined])
})

it('gives a page the id that the one beside its version has on the site', async () => {
  const files = [...pages('content/lamp/'), ...pages('content/lamp/2/')]
  const { generator, place } = await newSite(files, { 'hugo.toml': "baseURL = 'https://lamp.example/'" })
  expect([generator, place('lamp/2/a.md', {})?.id]).toEqual(['hugo', place('lamp/a.md', {})?.id])
})

it('leaves versions to the configuration that names them', async () => {
  const versions = "[params]\nversion = 'v3'\n[[params.versions]]\nversion = 'v3'\nurl = '/docs/'\n"
  const files = [...pages('content/docs/'), ...pages('content/docs/2/')]
  const { version, place } = await newSite(files, { 'hugo.toml': `baseURL = 'https://lamp.example/'\n${versions}` })
  expect([version, place('docs/2/a.md', {})?.version]).toEqual(['v3', 'v3'])
})
