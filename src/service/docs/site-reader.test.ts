import { rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { docsFolder } from '../testing/docs-folder.ts'
import { createSiteReader } from './site-reader.ts'

const newSite = async (files: Record<string, string>) => {
  const folder = await docsFolder({ 'docs/mkdocs.yml': '', ...files })
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map(path => `<url><loc>https://a.example${path}</loc></url>`).join('')}</urlset>`

it('checks where pages stand against the site’s pages, below the path of its address', async () => {
  const folder = await newSite({ 'site.xml': sitemap('/manual/a/', '/manual/') })
  const config = { siteUrl: 'https://a.example/manual/', sitePages: join(folder, 'site.xml') }
  const site = await createSiteReader({ ...config, generator: 'plain' }, vi.fn())(folder)
  expect(site.place('a.md', {})).toMatchObject({ path: '/a/' })
  expect(site.place('b.md', {})).toMatchObject({ path: '/b', link: '/' })
})

it('reads them again when they change, and keeps them when that fails', async () => {
  const folder = await newSite({ 'site.xml': sitemap('/a') })
  const file = join(folder, 'site.xml')
  const report = vi.fn()
  const read = createSiteReader({ generator: { name: 'plain' }, sitePages: file }, report)
  const linkOf = async () => (await read(folder)).place('b.md', {})?.link
  expect(await linkOf()).toBe('/')
  await writeFile(file, sitemap('/a', '/b'))
  await utimes(file, 1, 1)
  expect(await linkOf()).toBeUndefined()
  await writeFile(file, 'nonsense')
  await utimes(file, 2, 2)
  expect(await linkOf()).toBeUndefined()
  expect(report).toHaveBeenCalledOnce()
})

it('fails when they cannot be read the first time', async () => {
  const folder = await newSite({})
  const read = createSiteReader({ sitePages: join(folder, 'none.xml') }, vi.fn())
  await expect(read(folder)).rejects.toThrow('none.xml')
})

it('leaves links alone where no pages are given', async () => {
  const folder = await newSite({})
  expect((await createSiteReader({ generator: 'plain' }, vi.fn())(folder)).place('b.md', {})).toEqual({
    path: '/b'
  })
})

it('learns below which path pages are from links with placeholders', async () => {
  const pages = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map(name => [`${name}.md`, '# A']))
  const links = Object.keys(pages).map(file => `[x](/docs/{{version}}/${file.replace('.md', '')}#x)`)
  const folder = await docsFolder({ ...pages, 'f.md': links.join(' ') })
  onTestFinished(() => rm(folder, { recursive: true }))
  const baseWith = async (placeholders?: Record<string, string>) =>
    (await createSiteReader({ generator: 'plain', placeholders }, vi.fn())(folder)).base
  expect([await baseWith(), await baseWith({ '{{version}}': '12.x' })]).toEqual(['', '/docs/12.x'])
})
