import { watch } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createSiteReader, plainSite } from '../docs/index.ts'
import { type Corpus, noteChanges, readCorpus, watchCorpus } from './index.ts'
import { corpusOf } from './testing/corpus.ts'

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, write: (name: string) => writeFile(join(folder, name), '# Lamp') }
}

const watched = async (folder: string, refresh: Corpus['refresh']) => {
  const report = vi.fn()
  const { ready, stop } = watchCorpus({ ...corpusOf({}), site: plainSite(folder), refresh }, report)
  onTestFinished(stop)
  await ready
  return { report, stop }
}

const soon = (expectation: () => void) => vi.waitFor(expectation, 10_000)

it('reads the folder again after a change, once for changes that come together', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {})
  const { report } = await watched(folder, refresh)
  await Promise.all(['a.md', 'b.md', 'c.md'].map(write))
  await soon(() => expect(refresh).toHaveBeenCalledOnce())
  await write('d.md')
  await soon(() => expect(refresh).toHaveBeenCalledTimes(2))
  expect(report).not.toHaveBeenCalled()
})

it('notes that a folder changes, until nobody wants to know any more', async () => {
  const { folder, write } = await newFolder()
  const { ready, isChanged, stop } = noteChanges(folder)
  await ready
  expect(isChanged()).toBe(false)
  await write('a.md')
  await soon(() => expect(isChanged()).toBe(true))
  stop()
  expect(isChanged()).toBe(false)
})

it('says nothing of a link that leads to itself, and sees what changes beside it', async () => {
  const { folder, write } = await newFolder()
  await mkdir(join(folder, 'a'))
  await symlink('loop', join(folder, 'a', 'loop'))
  const refresh = vi.fn(async () => {})
  const { report } = await watched(folder, refresh)
  await write('a/b.md')
  await soon(() => expect(refresh).toHaveBeenCalled())
  expect(report).not.toHaveBeenCalled()
})

it('reports a reading that fails, and reads again after the next change', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {}).mockRejectedValueOnce(new Error('No access.'))
  const { report } = await watched(folder, refresh)
  await write('a.md')
  await soon(() => expect(report).toHaveBeenCalledWith(new Error('No access.')))
  await write('b.md')
  await soon(() => expect(refresh).toHaveBeenCalledTimes(2))
})

it('follows a configuration that names another folder', async () => {
  const { folder, write } = await newFolder()
  const configure = (name: string) => writeFile(join(folder, 'mkdocs.yml'), `site_name: Lamp\ndocs_dir: ${name}`)
  for (const name of ['one', 'two']) {
    await mkdir(join(folder, name))
    await write(`${name}/${name}.md`)
  }
  await configure('one')
  const corpus = await readCorpus(folder, { readSite: createSiteReader({}, vi.fn()) })
  const { ready, stop } = watchCorpus(corpus, vi.fn())
  onTestFinished(stop)
  await ready
  const pages = () => [...corpus.pages.keys()]
  expect(pages()).toEqual(['/one'])
  await configure('two')
  await soon(() => expect(pages()).toEqual(['/two']))
  await write('two/three.md')
  await soon(() => expect(pages()).toEqual(['/three', '/two']))
})

it('follows a configuration in a hidden folder', async () => {
  const { folder, write } = await newFolder()
  await write('a.md')
  await mkdir(join(folder, '.vitepress'))
  const configure = (base: string) =>
    writeFile(join(folder, '.vitepress/config.mjs'), `export default { base: '/${base}/' }`)
  await configure('one')
  const corpus = await readCorpus(folder, { readSite: createSiteReader({}, vi.fn()) })
  const { ready, stop } = watchCorpus(corpus, vi.fn())
  onTestFinished(stop)
  await ready
  expect(corpus.site.base).toBe('/one')
  await configure('two')
  await soon(() => expect(corpus.site.base).toBe('/two'))
})

it('never reads while it reads', async () => {
  const { folder, write } = await newFolder()
  let resolve = () => {}
  const reading = new Promise<void>(done => {
    resolve = done
  })
  const refresh = vi.fn(async () => {}).mockReturnValueOnce(reading)
  await watched(folder, refresh)
  await write('a.md')
  await soon(() => expect(refresh).toHaveBeenCalledOnce())
  const other = vi.fn(async () => {})
  await watched(folder, other)
  await write('b.md')
  // Another that watches the same folder tells that the change was seen.
  await soon(() => expect(other).toHaveBeenCalled())
  await write('c.md')
  await soon(() => expect(other).toHaveBeenCalledTimes(2))
  expect(refresh).toHaveBeenCalledOnce()
  resolve()
  await soon(() => expect(refresh).toHaveBeenCalledTimes(2))
  await write('d.md')
  await soon(() => expect(other).toHaveBeenCalledTimes(3))
  await soon(() => expect(refresh).toHaveBeenCalledTimes(3))
})

it('reads changes that never rest', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {})
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  await watched(folder, refresh)
  let changes = 0
  const watcher = watch(folder, { recursive: true }, () => changes++)
  onTestFinished(() => watcher.close())
  for (let round = 0; round < 30; round++) {
    const before = changes
    await write(`${round}.md`)
    while (changes === before) await new Promise(setImmediate)
    vi.advanceTimersByTime(100)
  }
  await new Promise(setImmediate)
  expect(refresh).toHaveBeenCalled()
})

it('reads nothing more once it is stopped, nor what has just changed', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {})
  const { stop } = await watched(folder, refresh)
  const seen = vi.fn(stop)
  const watcher = watch(folder, { recursive: true }, seen)
  onTestFinished(() => watcher.close())
  await write('a.md')
  await soon(() => expect(seen).toHaveBeenCalled())
  const other = vi.fn(async () => {})
  await watched(folder, other)
  await write('b.md')
  await soon(() => expect(other).toHaveBeenCalledOnce())
  expect(refresh).not.toHaveBeenCalled()
})

it('reads nothing where it is stopped while it watches anew', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {})
  const site = vi.fn(() => plainSite(folder))
  const corpus = Object.defineProperty({ ...corpusOf({}), refresh }, 'site', { get: site })
  const { ready, stop } = watchCorpus(corpus, vi.fn())
  onTestFinished(stop)
  await ready
  const stopped = new Promise<void>(done => {
    site.mockImplementationOnce(() => {
      queueMicrotask(() => {
        stop()
        done()
      })
      return plainSite(folder)
    })
  })
  await write('a.md')
  await stopped
  const other = vi.fn(async () => {})
  await watched(folder, other)
  await write('b.md')
  await soon(() => expect(other).toHaveBeenCalledOnce())
  expect(refresh).not.toHaveBeenCalled()
})

it('reports a folder that cannot be watched, and leaves the docs as they are', async () => {
  const { report, stop } = await watched('x'.repeat(300), async () => {})
  expect(report).toHaveBeenCalledOnce()
  stop()
})

describe('a docs folder', { timeout: 30_000 }, () => {
  /** Two folders with a page each, and a third path that leads to the first. */
  const newDocs = async (name: string) => {
    const { folder } = await newFolder()
    for (const one of ['first', 'second']) {
      await mkdir(join(folder, one))
      await writeFile(join(folder, one, 'a.md'), `# The ${one}`)
    }
    const docs = join(folder, name)
    const follow = async () => {
      const corpus = await readCorpus(docs)
      const report = vi.fn()
      const { ready, stop } = watchCorpus(corpus, report)
      onTestFinished(stop)
      await ready
      return { report, title: () => corpus.pages.get('/a')?.title }
    }
    return { folder, docs, follow }
  }

  it('that is reached through a link is read again when the link is switched, and watched there', {
    tags: 'slow'
  }, async () => {
    const { folder, docs, follow } = await newDocs('current')
    await symlink('first', docs)
    const { title } = await follow()
    expect(title()).toBe('The first')
    await symlink('second', join(folder, 'next'))
    await rename(join(folder, 'next'), docs)
    await soon(() => expect(title()).toBe('The second'))
    await writeFile(join(folder, 'second', 'a.md'), '# Changed')
    await soon(() => expect(title()).toBe('Changed'))
  })

  it('that is replaced by another is read again', async () => {
    const { folder, docs, follow } = await newDocs('first')
    const { title } = await follow()
    await rm(docs, { recursive: true })
    await rename(join(folder, 'second'), docs)
    await soon(() => expect(title()).toBe('The second'))
    await writeFile(join(docs, 'a.md'), '# Changed')
    await soon(() => expect(title()).toBe('Changed'))
  })

  it('keeps its pages while it is away, and is read again when it is back', { tags: 'slow' }, async () => {
    const { folder, docs, follow } = await newDocs('first')
    const { report, title } = await follow()
    await rename(docs, join(folder, 'away'))
    await soon(() => expect(report).toHaveBeenCalled())
    // A second is long enough for the folder to be looked at once more.
    await new Promise(resolve => setTimeout(resolve, 1_200))
    expect(report.mock.calls.length).toBeLessThan(4)
    expect(title()).toBe('The first')
    await writeFile(join(folder, 'away', 'a.md'), '# Changed while away')
    await rename(join(folder, 'away'), docs)
    await soon(() => expect(title()).toBe('Changed while away'))
    await writeFile(join(docs, 'a.md'), '# Changed')
    await soon(() => expect(title()).toBe('Changed'))
  })
})
