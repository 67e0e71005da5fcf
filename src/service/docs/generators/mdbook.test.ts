import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { docsFolder } from '../../testing/docs-folder.ts'
import type { GeneratorChoice } from '../contract.ts'
import { listDocs } from '../folder.ts'
import { readPage } from '../page.ts'
import { readSite } from './read-site.ts'

// After the rules of mdBook 0.4 and 0.5, and the examples in its own tests (`id_from_content`, `unique_id`).

const summary = `# Summary

[Introduction](README.md)

# Part one

- [Install](guides/install.md)
  - [On Linux](./guides/on%20linux.md#top)
- [To be written]()
- [Guides](guides/README.md)
- [Elsewhere](https://example.com/a.html)

[Notes](<über uns.md>)
`
const files = {
  'book.toml': '[book]\ntitle = "x"\nlanguage = "de"\n\n[output.html]\nsite-url = "/the-book/"',
  'src/SUMMARY.md': summary,
  'src/README.md': '',
  'src/guides/install.md': '',
  'src/guides/on linux.md': '',
  'src/guides/README.md': '',
  'src/über uns.md': '',
  'src/unnamed.md': ''
}

const addresses = async (given: Record<string, string>, docs = '.', choice: GeneratorChoice = {}) => {
  const site = await readSite(join(await docsFolder(given), docs), choice)
  const placed = (await listDocs(site)).map(file => [file, site.place(file, {})?.path] as const)
  return Object.fromEntries(placed.filter(([, path]) => path !== undefined))
}

describe('a page of mdBook', () => {
  it('is what the summary names', async () => {
    const expected = {
      'README.md': '/index.html',
      'guides/install.md': '/guides/install.html',
      'guides/on linux.md': '/guides/on%20linux.html',
      'guides/README.md': '/guides/index.html',
      'über uns.md': '/%C3%BCber%20uns.html'
    }
    expect(await addresses(files)).toEqual(expected)
    expect(await addresses(files, 'src')).toEqual(expected)
  })

  it('has the form that is said by hand', async () => {
    const {
      'README.md': home,
      'guides/README.md': index,
      'guides/install.md': page
    } = await addresses(files, '.', { addresses: 'clean' })
    expect([home, index, page]).toEqual(['/', '/guides', '/guides/install'])
    expect((await addresses(files, '.', { addresses: 'directory' }))['guides/install.md']).toBe('/guides/install/')
  })

  it('is called what the summary calls it', async () => {
    const site = await readSite(await docsFolder(files))
    expect(site.place('guides/install.md', {})?.title).toBe('Install')
  })
})

describe('a site of mdBook', () => {
  it('lies where site-url says, in its language', async () => {
    expect(await readSite(await docsFolder(files))).toMatchObject({
      generator: 'mdbook',
      base: '/the-book',
      language: 'de'
    })
  })

  it('may have its pages elsewhere, and another stamp when the summary changes', async () => {
    const moved = { 'book.toml': '[book]\nsrc = "text"', 'text/SUMMARY.md': '[A](a.md)', 'text/a.md': '' }
    expect(await addresses(moved)).toEqual({ 'a.md': '/a.html' })
    const before = await readSite(await docsFolder(moved))
    expect((await readSite(await docsFolder({ ...moved, 'text/SUMMARY.md': '' }))).stamp).not.toBe(before.stamp)
  })

  it('is read with the defaults when its configuration cannot be', async () => {
    expect(await addresses({ 'book.toml': '= [', 'src/SUMMARY.md': '[A](a.md)', 'src/a.md': '' })).toEqual({
      'a.md': '/a.html'
    })
  })
})

describe('ids of mdBook', () => {
  const headings: [heading: string, id: string][] = [
    ['`--passes`: add more rustdoc passes', '--passes-add-more-rustdoc-passes'],
    ['Method-call 🐙 expressions 👼', 'method-call--expressions-'],
    ['\\_-\\_12345', '_-_12345'],
    ['中文標題 CJK title', '中文標題-cjk-title'],
    ['Über', 'Über'],
    ['Über', 'Über-1'],
    ['Über', 'Über-2'],
    ['Use **it** & more', 'use-it--more'],
    ['Explicit {#setup}', 'setup'],
    ['Explicit', 'explicit'],
    ['[A link](x.md) <kbd>Ctrl</kbd> `Vec<T>`', 'a-link-ctrl-vect']
  ]

  it('are given to HTML too', async () => {
    const { sections } = readPage('a.md', '<h2>Use it</h2>', { path: '/a' }, await readSite(await docsFolder(files)))
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', 'use-it'])
  })

  it('are numbered by their words', async () => {
    const source = headings.map(([heading]) => `## ${heading}`).join('\n\n')
    const { sections } = readPage('a.md', source, { path: '/a' }, await readSite(await docsFolder(files)))
    expect(sections.map(({ anchor }) => anchor)).toEqual(['', ...headings.map(([, id]) => id)])
  })
})
