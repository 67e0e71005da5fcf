import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createSiteReader, plainSite } from '../../docs/index.ts'
import { docsFolder } from '../../testing/docs-folder.ts'
import { megabytesInUse } from '../../testing/memory-held.ts'
import { createFiles } from './files.ts'

it('remembers front matter without the text that it stood in', async () => {
  const text = (page: number) => `---\ntitle: A title that is long enough ${page}\n---\n${'.'.repeat(500_000)}`
  const pages = Array.from({ length: 20 }, (_, page) => [`${page}.md`, text(page)] as const)
  const folder = await docsFolder(Object.fromEntries(pages))
  onTestFinished(() => rm(folder, { recursive: true }))
  pages.length = 0
  const remembered = new Map()
  const files = createFiles(plainSite(folder), remembered)
  const before = megabytesInUse()
  for (let page = 0; page < 20; page++) await files.lookAt(`${page}.md`)
  expect(megabytesInUse() - before).toBeLessThan(5)
  expect(remembered.get('7.md').frontMatter).toEqual({ title: 'A title that is long enough 7' })
})

it('reads a page as its generator fills it in, and again when a file that this took has changed', async () => {
  const folder = await docsFolder({
    '_config.yml': 'theme: lamps',
    '_data/lamps.yml': 'one: 5 W',
    'a.md': 'It has {{ site.data.lamps.one }}.'
  })
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = createFiles(await createSiteReader({}, () => {})(folder), new Map())
  expect((await files.lookAt('a.md')).source).toBe('It has 5 W.')
  expect((await files.lookAt('a.md')).source).toBeUndefined()
  await writeFile(join(folder, '_data/lamps.yml'), 'one: 12 W')
  expect((await files.lookAt('a.md')).source).toBe('It has 12 W.')
})
