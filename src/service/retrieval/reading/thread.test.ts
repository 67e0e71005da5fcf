/** @module-tag slow */
import { rm, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { docsFolder } from '../../testing/docs-folder.ts'
import { readCorpus } from '../corpus.ts'
import { ask } from '../testing/corpus.ts'
import { endless } from '../testing/endless.ts'
import type { KnownPages, Reader } from './contract.ts'
import { readInThread } from './thread.ts'

const newFolder = async (files: Record<string, string>) => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const newCorpus = async (folder: string, documentTime?: number) => {
  const told: string[] = []
  const corpus = await readCorpus(folder, {
    reader: readInThread({ folder, generator: 'plain' }, documentTime),
    onUnreadable: (file, reason) => told.push(`${file}: ${reason}`)
  })
  return { corpus, told }
}

it('reads what a folder holds, and again what changed', async () => {
  const folder = await newFolder({ 'a.md': '# Lamp', 'b.md': '# Sofa\n\n![](x)', 'c.org': '* C' })
  const { corpus, told } = await newCorpus(folder)
  expect([...corpus.pages.values()].map(({ path, title }) => [path, title])).toEqual([
    ['/a', 'Lamp'],
    ['/b', 'Sofa']
  ])
  expect(told).toEqual(['c.org: It is no .md, .mdx, .rst or .adoc file.'])
  const before = corpus.pages.get('/b')
  await writeFile(join(folder, 'a.md'), '# Lantern, not what it was')
  await corpus.refresh()
  expect(ask(corpus, 'lantern').sections[0]?.page.path).toBe('/a')
  expect(corpus.pages.get('/b')).toBe(before)
  expect(told).toHaveLength(1)
})

const filesOf = async (reading: ReturnType<Reader['read']>) => {
  const files: string[] = []
  for await (const events of reading) files.push(...events.flatMap(event => ('file' in event ? [event.file] : [])))
  return files
}

it('reads on where what was known could not be loaded for the reading before', async () => {
  const folder = await newFolder({ 'a.md': '# Lamp' })
  const { read } = readInThread({ folder, generator: 'plain' })
  await expect(filesOf(read(Promise.reject(new Error('It is broken.'))))).rejects.toThrow('It is broken.')
  expect(await filesOf(read(Promise.resolve({ versions: new Map() })))).toEqual(['a.md'])
})

it('reads all where the thread is ended for another documentation before what is known has come', async () => {
  const folder = await newFolder({ 'a.md': '# Lamp', 'b.md': '# Sofa' })
  const { read } = readInThread({ folder, generator: 'plain' })
  let tell = (_: KnownPages) => {}
  const reading = filesOf(read(new Promise(resolve => (tell = resolve))))
  const other = await newCorpus(await newFolder({ 'a.mdx': endless }), 500)
  expect(other.told).toHaveLength(1)
  tell({ versions: new Map() })
  expect(await reading).toEqual(['a.md', 'b.md'])
})

it('leaves out a page that takes too long, at the start and later, and reads all others', async () => {
  const folder = await newFolder({ 'a.mdx': '# A', 'b.mdx': endless, 'c.md': '# C' })
  const { corpus, told } = await newCorpus(folder, 500)
  const reason = 'It takes too long, or too much memory, to parse.'
  expect([...corpus.files.keys(), ...told]).toEqual(['a.mdx', 'c.md', `b.mdx: ${reason}`])
  await writeFile(join(folder, 'a.mdx'), endless)
  await writeFile(join(folder, 'd.md'), '# D')
  await corpus.refresh()
  expect([...corpus.files.keys(), ...told.slice(1)]).toEqual(['c.md', 'd.md', `a.mdx: ${reason}`])
})

it('leaves out a page of AsciiDoc that its processor takes too long for', async () => {
  const folder = await newFolder({ 'a.adoc': '= A', 'b.adoc': '= B\n\n|===\n3000000*|x\n|===\n', 'c.md': '# C' })
  const { corpus, told } = await newCorpus(folder, 1_000)
  const reason = 'It takes too long, or too much memory, to parse.'
  expect([...corpus.files.keys(), ...told]).toEqual(['a.adoc', 'c.md', `b.adoc: ${reason}`])
})

it('answers from what it has while a page is parsed that never ends', async () => {
  const folder = await newFolder({ 'a.md': '# Lamp\n\nA lamp glows.' })
  const { corpus } = await newCorpus(folder, 1_000)
  await writeFile(join(folder, 'b.mdx'), endless)
  let isRead = false
  const reading = corpus.refresh().then(() => {
    isRead = true
  })
  let turns = 0
  while (!isRead) {
    await new Promise(setImmediate)
    turns++
    expect(ask(corpus, 'lamp').sections[0]?.page.path).toBe('/a')
  }
  await reading
  expect(turns).toBeGreaterThan(20)
})

it('names each file that cannot be read, with the reason, and reads all others', async () => {
  const deep = 2_000
  const folder = await newFolder({
    'a.md': '# A',
    'quotes.md': `${'>'.repeat(deep)} Deep.`,
    'lists.md': `${'- '.repeat(deep)}Deep.`,
    'links.md': `${'['.repeat(deep)}Deep.${'](b)'.repeat(deep)}`,
    'html.md': `${'<div>\n'.repeat(deep)}Deep.`,
    'jsx.mdx': `${'<div>\n'.repeat(deep)}Deep.\n${'</div>\n'.repeat(deep)}`,
    'directives.rst': Array.from({ length: 300 }, (_, depth) => `${'   '.repeat(depth)}.. note::`).join('\n\n'),
    'footnotes.md': `${'Note[^1] '.repeat(deep)}\n\n[^1]: It.`,
    'front-matter.md': `---\na: ${'['.repeat(deep)}${']'.repeat(deep)}\n---\n# Front`,
    'utf16.md': Buffer.from('# B', 'utf16le').toString('latin1')
  })
  await writeFile(join(folder, 'large.md'), '')
  await truncate(join(folder, 'large.md'), 50_000_000)
  await symlink('/dev/zero', join(folder, 'zero.md'))
  const { corpus, told } = await newCorpus(folder)
  expect(told.sort()).toEqual([
    'large.md: It has more than 20 MB.',
    'utf16.md: It is not text in UTF-8.',
    'zero.md: It is no file, but a pipe, a socket or a device.'
  ])
  // What is nested too deep for a reader is read as its text.
  expect(corpus.pages.size).toBe(9)
  expect(ask(corpus, 'deep').verdict).not.toBe('no')
})

it('says what is wrong with the site itself', async () => {
  const folder = await newFolder({ 'a.md': '# A' })
  const sitePages = join(folder, 'none.xml')
  await expect(readCorpus(folder, { reader: readInThread({ folder, sitePages }) })).rejects.toThrow('none.xml')
  await expect(newCorpus(join(folder, 'nowhere'))).rejects.toThrow('There is no documentation folder at')
})
