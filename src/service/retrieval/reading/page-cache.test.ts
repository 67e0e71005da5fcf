/** @module-tag slow */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it, onTestFinished } from 'vitest'
import { plainSite } from '../../docs/index.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { readCorpus } from '../corpus.ts'
import { ask } from '../testing/corpus.ts'
import { endless } from '../testing/endless.ts'
import { openPageCache } from './page-cache.ts'
import { programOf } from './program.ts'
import { createReader } from './reader.ts'
import { readInThread } from './thread.ts'

const pages = Object.fromEntries(
  Array.from({ length: 30 }, (_, page) => [`p${page}.md`, `# Page ${page}\n\nOf zebras.\n`])
)

const newFolder = async (files: Record<string, string>) => {
  const folder = await docsFolder(files)
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** Docs with a file to keep them in. `read` starts anew and says which pages were parsed. */
const newDocs = async (files: Record<string, string> = pages) => {
  const folder = await newFolder(files)
  const path = join(await newFolder({}), 'state', 'index.db')
  const read = async (maker = 'this version', keptIn = path) => {
    const parsed: string[] = []
    const reader = createReader({
      folder,
      readSite: async docs => plainSite(docs),
      cache: openPageCache(keptIn, maker),
      onParsing: parsing => void (parsing && parsed.push(parsing.file))
    })
    const told: string[] = []
    const corpus = await readCorpus(folder, { reader, onUnreadable: (file, reason) => told.push(`${file}: ${reason}`) })
    expect(ask(corpus, 'zebras').verdict).not.toBe('no')
    return { parsed, told, pages: corpus.pages.size, refresh: corpus.refresh }
  }
  return { folder, path, read }
}

it('what was read is not parsed again at the next start, and only what has changed since is', async () => {
  const { folder, read } = await newDocs({ ...pages, 'bad.md': 'a\0b', 'gone.md': '# Gone' })
  const first = await read()
  expect([first.parsed.length, first.pages, first.told]).toEqual([32, 31, ['bad.md: It is not text in UTF-8.']])
  await rm(join(folder, 'gone.md'))
  expect(await read()).toMatchObject({ parsed: [], pages: 30, told: first.told })
  await writeFile(join(folder, 'p1.md'), '# Changed, and more')
  await writeFile(join(folder, 'new.md'), '# New')
  const later = await read()
  expect([later.parsed, later.pages]).toEqual([['new.md', 'p1.md'], 31])
  await later.refresh()
  expect(later.parsed).toHaveLength(2)
})

it('what another version has made is made again', async () => {
  const { read } = await newDocs()
  await read('an older version')
  expect((await read('a newer version')).parsed).toHaveLength(30)
  expect((await read('an older version')).parsed).toHaveLength(30)
  expect((await read('an older version')).parsed).toHaveLength(0)
})

it('a version is another one when any file of its code is', async () => {
  const code = await newFolder({ 'a.ts': '1', 'b/c.js': '2', 'd.txt': '3' })
  const versionOf = () => programOf(new URL(`file://${code}/`))
  const before = versionOf()
  await writeFile(join(code, 'd.txt'), '4')
  expect(versionOf()).toBe(before)
  await writeFile(join(code, 'b/c.js'), '4')
  expect(versionOf()).not.toBe(before)
})

it('what is no database, or half of one, is made again', async () => {
  const { path, read } = await newDocs()
  await read()
  const whole = await bytesOf(path)
  const broken = [0, 10, 4_096, whole.length >> 1, whole.length - 4_096].map(length => whole.subarray(0, length))
  for (const bytes of [...broken, Buffer.from('no database at all'.repeat(1_000))]) {
    const copy = `${path}.${bytes.length}`
    await writeFile(copy, bytes)
    expect(await read(undefined, copy), `${bytes.length} bytes`).toMatchObject({ pages: 30 })
    expect((await read(undefined, copy)).parsed, `after ${bytes.length} bytes`).toEqual([])
  }
})

it('a page of which a byte is wrong is not believed', async () => {
  const { path, read } = await newDocs()
  await read()
  const database = new DatabaseSync(path)
  const { page } = database.prepare("SELECT page FROM pages WHERE file = 'p7.md'").get() as { page: Uint8Array }
  page[page.length >> 1] = (page[page.length >> 1] ?? 0) ^ 1
  database.prepare("UPDATE pages SET page = ? WHERE file = 'p7.md'").run(page)
  // Nor one in the place of another.
  database.close()
  const { parsed, pages } = await read()
  expect([parsed.includes('p7.md'), pages]).toEqual([true, 30])
  const mixed = new DatabaseSync(path)
  mixed.exec("UPDATE pages SET page = (SELECT page FROM pages WHERE file = 'p8.md') WHERE file = 'p9.md'")
  mixed.close()
  expect((await read()).parsed).toContain('p9.md')
})

it('a service that cannot write it reads all the same', async () => {
  const folder = await newFolder(pages)
  const reader = createReader({
    folder,
    readSite: async docs => plainSite(docs),
    cache: openPageCache('/dev/null/index.db', 'x')
  })
  expect((await readCorpus(folder, { reader })).pages.size).toBe(30)
})

it('a reading that was killed half-way is gone on with, and the page that it hung at is not tried again', async () => {
  const { folder, path } = await newDocs({ ...pages, 'p2.mdx': endless })
  const readIn = async (kept: string, time: number) => {
    const told: string[] = []
    const reader = readInThread({ folder, generator: 'plain', cache: kept }, time)
    const { pages } = await readCorpus(folder, { reader, onUnreadable: file => told.push(file) })
    return [pages.size, ...told]
  }
  expect(await readIn(path, 500)).toEqual([30, 'p2.mdx'])
  // Of a copy the thread knows nothing but what is kept in it.
  const copy = `${path}.copy`
  await writeFile(copy, await bytesOf(path))
  expect(await readIn(copy, 600_000)).toEqual([30, 'p2.mdx'])
})

/** The whole of a database, with what another connection has written beside it. */
const bytesOf = async (path: string) => {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return readFile(path)
}
