import { describe, expect, it } from 'vitest'
import { newSite } from '../testing/site.ts'

const config = (params: Record<string, unknown>) => JSON.stringify({ baseURL: 'https://x.example/manual/', params })
const listed = ['2.0', '1.0', '0.9'].map(name => ({ version: `v${name}`, url: `/docs/v${name}/` }))

const siteWith = async (params: Record<string, unknown>, files: Record<string, string> = {}) => {
  const { site } = await newSite({ 'hugo.json': config(params), 'content/_index.md': '', ...files }, 'content')
  return site
}

describe('the versions of a site of Hugo', () => {
  it('are those of its menu, by the paths of their pages', async () => {
    const { place } = await siteWith({ versions: listed })
    const of = (file: string) => place(file, {})
    expect(of('docs/v1.0/a/lamp.md')).toMatchObject({ path: '/docs/v1.0/a/lamp/', version: 'v1.0', id: 'docs/a/lamp' })
    expect(of('docs/v2.0/a/lamp.md')).toMatchObject({ version: 'v2.0', id: 'docs/a/lamp' })
    expect(of('docs/v2.0/_index.md')).toMatchObject({ version: 'v2.0', id: 'docs' })
    expect([of('docs/lamp.md'), of('docs/v2.0.1/lamp.md')].map(page => page?.version)).toEqual([undefined, undefined])
  })

  it('have addresses with or without the path that the site lies below, and are none elsewhere', async () => {
    const { place, version } = await siteWith({
      versions: [
        { version: 'v1', url: 'https://v1.x.example/' },
        { version: 'v2', url: '/' },
        { version: 'v3', url: '/manual/v3' }
      ]
    })
    expect(['v1/a.md', 'v2/a.md', 'v3/a.md'].map(file => place(file, {})?.version)).toEqual([
      undefined,
      undefined,
      'v3'
    ])
    expect(version).toBe('v3')
  })

  it.each([
    [{ latest_stable_version: 'v1.0', version_menu: 'Versions' }, 'v1.0'],
    [{ version: 'v0.9' }, 'v0.9'],
    [{ version: 'v9' }, 'v2.0'],
    [{}, 'v2.0']
  ])('have the one of %j as their default: %s', async (params, version) => {
    expect((await siteWith({ ...params, versions: listed })).version).toBe(version)
  })

  it('are none where the configuration lists none', async () => {
    expect((await siteWith({ version: 'v1.0' })).version).toBeUndefined()
  })
})

describe('what a section gives the pages below it', () => {
  const files = { 'content/old/_index.md': '---\ncascade:\n  exclude_search: true\n  version: v0.1\n---\n' }

  it('keeps them out of the search, unless they say otherwise', async () => {
    const { place } = await siteWith({}, files)
    const isUnlisted = (file: string, frontMatter = {}) => place(file, frontMatter)?.isUnlisted ?? false
    expect(isUnlisted('old/a.md')).toBe(true)
    expect(isUnlisted('old/a.md', { exclude_search: false })).toBe(false)
    expect(isUnlisted('new/a.md')).toBe(false)
  })

  it('keeps them out of it by names in any case', async () => {
    const cased = { 'content/old/_index.md': '---\ncascade:\n  excludeFromSearch: true\n---\n' }
    expect((await siteWith({}, cased)).place('old/a.md', {})?.isUnlisted).toBe(true)
  })

  it('is their version too', async () => {
    expect((await siteWith({}, files)).place('old/a.md', {})?.version).toBe('v0.1')
  })
})
