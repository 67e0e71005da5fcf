import { rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listDocs } from '../folder.ts'
import { readSite } from './read-site.ts'
import { newSite } from './testing/site.ts'

describe('the site below a repository', () => {
  const mkdocs = { 'docs/mkdocs.yml': 'docs_dir: content', 'docs/content/a.md': '# A', 'docs/content/b.md': '# B' }

  it('is that of the folder that is given, with most of its pages', async () => {
    const { site, folder } = await newSite({ ...mkdocs, 'README.md': '# Lamp' })
    expect(site).toMatchObject({ generator: 'mkdocs', folders: [join(folder, 'docs/content')] })
    expect(site.place('a.md', {})?.path).toBe('/a/')
  })

  it('is looked for where the generator is given too, and two levels down, but no further', async () => {
    const files = { 'packages/docs/.vitepress/config.ts': 'export default {}', 'packages/docs/a.md': '# A' }
    const { site, folder } = await newSite(files, '.', { name: 'vitepress' })
    expect(site.folders).toEqual([join(folder, 'packages/docs')])
    const deep = await newSite({ 'a/b/c/mkdocs.yml': 'docs_dir: .', 'a/b/c/a.md': '# A' })
    expect(deep.site.generator).toBe('plain')
  })

  it('is none where it has a small part of the pages, as an example has', async () => {
    const { site } = await newSite({ ...mkdocs, 'c.md': '# C', 'd.md': '# D' })
    expect(site.generator).toBe('plain')
  })

  it('is none where several sites have the same pages', async () => {
    const pages = Object.fromEntries(['a', 'b', 'c'].map(name => [`en/${name}.md`, `# ${name}`]))
    const mkdocsOf = 'docs_dir: ../en'
    const one = await newSite({ ...pages, 'site/mkdocs.yml': mkdocsOf })
    expect(one.site.generator).toBe('mkdocs')
    const other = { 'other/mkdocs.yml': 'docs_dir: ..' }
    expect((await newSite({ ...pages, 'site/mkdocs.yml': mkdocsOf, ...other })).site.generator).toBe('plain')
  })

  it('gives way to the site that the folder is a part of', async () => {
    const { site } = await newSite({ 'mkdocs.yml': 'docs_dir: .', 'a/book.toml': '[book]', 'a/src/b.md': '# B' }, 'a')
    expect(site.generator).toBe('mdbook')
    const outer = await newSite({ 'mkdocs.yml': 'docs_dir: .', 'a/b/book.toml': '[book]', 'a/b/src/c.md': '# C' }, 'a')
    expect(outer.site.generator).toBe('mkdocs')
  })
})

it('is the one of a configuration that is a link to a file elsewhere', async () => {
  const { folder } = await newSite({ 'shared/site.yml': 'site_name: Lamp', 'site/docs/a.md': '# A' })
  await symlink(join(folder, 'shared/site.yml'), join(folder, 'site/mkdocs.yml'))
  for (const docs of ['site/docs', 'site']) expect((await readSite(join(folder, docs))).generator).toBe('mkdocs')
})

describe('the site beside the docs', () => {
  const pages = { 'docs/manual/a.md': '# A', '.git/HEAD': '' }

  it('is the one of the repository whose configuration names them', async () => {
    const hugo = { 'site/config/_default/hugo.yml': 'contentDir: ../docs/manual' }
    const { site, folder } = await newSite({ ...pages, ...hugo, 'other/mkdocs.yml': '' }, 'docs/manual')
    expect(site).toMatchObject({ generator: 'hugo', folders: [join(folder, 'docs/manual')] })
    const nearer = await newSite({ ...pages, 'docs/site/mkdocs.yml': 'docs_dir: ../manual' }, 'docs/manual')
    expect(nearer.site.generator).toBe('mkdocs')
  })

  it('is none that shows other pages, and none where two show them', async () => {
    const of = async (files: Record<string, string>) => (await newSite({ ...pages, ...files }, 'docs/manual')).site
    const mkdocs = { 'site/mkdocs.yml': 'docs_dir: ../docs/manual' }
    expect((await of({ 'site/mkdocs.yml': 'docs_dir: ../docs' })).generator).toBe('mkdocs')
    expect((await of({ 'site/mkdocs.yml': '', 'site/docs/b.md': '# B' })).generator).toBe('plain')
    expect((await of({ ...mkdocs, 'other/mkdocs.yml': 'docs_dir: ../docs/manual' })).generator).toBe('plain')
  })

  it('is not looked for outside of a repository', async () => {
    const files = { 'docs/manual/a.md': '# A', 'site/mkdocs.yml': 'docs_dir: ../docs/manual' }
    expect((await newSite(files, 'docs/manual')).site.generator).toBe('plain')
  })
})

it('has the files that were listed to find out how it is built, with what was skipped', async () => {
  const { site, folder } = await newSite({ 'a.md': '# A' })
  await symlink('/dev/null', join(folder, 'null.md'))
  const read = await readSite(folder)
  await rm(join(folder, 'a.md'))
  const skipped: string[] = []
  expect(await listDocs(read, file => skipped.push(file))).toEqual(['a.md'])
  expect(skipped).toEqual(['null.md'])
  expect(await listDocs({ ...site, listed: undefined })).toEqual([])
})
