import { watch } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Corpus, watchCorpus } from './index.ts'
import { corpusOf } from './testing/corpus.ts'

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return { folder, write: (name: string) => writeFile(join(folder, name), '# Lamp') }
}

const watched = (folder: string, refresh: Corpus['refresh']) => {
  const report = vi.fn()
  const stop = watchCorpus(folder, { ...corpusOf({}), refresh }, report)
  onTestFinished(stop)
  return { report, stop }
}

const soon = (expectation: () => void) => vi.waitFor(expectation, 10_000)

it('reads the folder again after a change, once for changes that come together', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {})
  const { report } = watched(folder, refresh)
  await Promise.all(['a.md', 'b.md', 'c.md'].map(write))
  await soon(() => expect(refresh).toHaveBeenCalledOnce())
  await write('d.md')
  await soon(() => expect(refresh).toHaveBeenCalledTimes(2))
  expect(report).not.toHaveBeenCalled()
})

it('reports a reading that fails, and reads again after the next change', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {}).mockRejectedValueOnce(new Error('No access.'))
  const { report } = watched(folder, refresh)
  await write('a.md')
  await soon(() => expect(report).toHaveBeenCalledWith(new Error('No access.')))
  await write('b.md')
  await soon(() => expect(refresh).toHaveBeenCalledTimes(2))
})

it('never reads while it reads', async () => {
  const { folder, write } = await newFolder()
  let resolve = () => {}
  const reading = new Promise<void>(done => {
    resolve = done
  })
  const refresh = vi.fn(async () => {}).mockReturnValueOnce(reading)
  watched(folder, refresh)
  await write('a.md')
  await soon(() => expect(refresh).toHaveBeenCalledOnce())
  const other = vi.fn(async () => {})
  watched(folder, other)
  await write('b.md')
  // Another that watches the same folder tells that the change was seen.
  await soon(() => expect(other).toHaveBeenCalled())
  expect(refresh).toHaveBeenCalledOnce()
  resolve()
  await soon(() => expect(refresh).toHaveBeenCalledTimes(2))
})

it('reads nothing more once it is stopped, nor what has just changed', async () => {
  const { folder, write } = await newFolder()
  const refresh = vi.fn(async () => {})
  const { stop } = watched(folder, refresh)
  const seen = vi.fn(stop)
  const watcher = watch(folder, { recursive: true }, seen)
  onTestFinished(() => watcher.close())
  await write('a.md')
  await soon(() => expect(seen).toHaveBeenCalled())
  const other = vi.fn(async () => {})
  watched(folder, other)
  await write('b.md')
  await soon(() => expect(other).toHaveBeenCalledOnce())
  expect(refresh).not.toHaveBeenCalled()
})

it('reports a folder that cannot be watched, and leaves the docs as they are', () => {
  const { report, stop } = watched('\0', async () => {})
  expect(report).toHaveBeenCalledOnce()
  stop()
})
