import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchTree } from './watch-tree.ts'

const newFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const watched = async (folder: string, platform?: NodeJS.Platform) => {
  const [onChange, onError] = [vi.fn(), vi.fn()]
  const { ready, stop } = watchTree(folder, { onChange, onError }, true, platform)
  onTestFinished(stop)
  await ready
  return { onChange, onError }
}

const isTold = (told: () => void) => vi.waitFor(() => expect(told).toHaveBeenCalled())

/** Watches of the system that this process has. */
const watches = () =>
  readdirSync('/proc/self/fdinfo')
    .map(name => {
      try {
        return readFileSync(`/proc/self/fdinfo/${name}`, 'utf8').split('\ninotify ').length - 1
      } catch {
        return 0
      }
    })
    .reduce((sum, count) => sum + count, 0)

describe.each(['linux', 'darwin'] as const)('as on %s', platform => {
  it('tells of a page that is written, replaced or removed, however deep it lies', async () => {
    const folder = await newFolder()
    const deep = join(folder, 'a/b/c')
    await mkdir(deep, { recursive: true })
    const page = join(deep, 'page.md')
    const changes = [
      () => writeFile(page, '# One'),
      () => writeFile(page, '# Two'),
      async () => {
        await writeFile(join(folder, 'draft'), '# Three')
        await rename(join(folder, 'draft'), page)
      },
      () => rm(page),
      () => mkdir(join(deep, 'd')),
      () => rm(join(folder, 'a'), { recursive: true })
    ]
    for (const change of changes) {
      const { onChange } = await watched(folder, platform)
      await change()
      await isTold(onChange)
    }
  })
})

describe.runIf(process.platform === 'linux')('on Linux', () => {
  it('watches folders and not files, and none that is hidden or of installed packages', async () => {
    const folder = await newFolder()
    for (const name of ['a', 'b', '.git/objects', 'node_modules/c']) {
      await mkdir(join(folder, name), { recursive: true })
      await Promise.all(Array.from({ length: 100 }, (_, file) => writeFile(join(folder, name, `${file}.md`), '')))
    }
    const before = watches()
    await watched(folder)
    expect(watches() - before).toBe(3)
  })

  it('watches what a link leads to, and passes over one that leads nowhere or to itself', async () => {
    const [folder, elsewhere] = [await newFolder(), await newFolder()]
    await writeFile(join(elsewhere, 'page.md'), '')
    await mkdir(join(elsewhere, 'more'))
    await symlink(join(elsewhere, 'page.md'), join(folder, 'page.md'))
    await symlink(join(elsewhere, 'more'), join(folder, 'more'))
    await symlink('loop', join(folder, 'loop'))
    await symlink('nothing', join(folder, 'broken'))
    for (const file of ['page.md', 'more/page.md']) {
      const { onChange, onError } = await watched(folder)
      await writeFile(join(elsewhere, file), '# Changed')
      await isTold(onChange)
      expect(onError).not.toHaveBeenCalled()
    }
  })

  it('watches no folder below where it is told so', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'a'))
    const before = watches()
    const { ready, stop } = watchTree(folder, { onChange() {}, onError() {} }, false)
    onTestFinished(stop)
    await ready
    expect(watches() - before).toBe(1)
  })

  it('fails where there is no such folder', async () => {
    const folder = join(await newFolder(), 'none')
    await expect(watched(folder)).rejects.toThrow('ENOENT')
  })

  it('gives all watches back when it is stopped', async () => {
    const folder = await newFolder()
    await mkdir(join(folder, 'a/b'), { recursive: true })
    const before = watches()
    for (const wait of [true, false]) {
      const { ready, stop } = watchTree(folder, { onChange() {}, onError() {} })
      if (wait) await ready
      stop()
      await ready
      expect(watches()).toBe(before)
    }
  })
})
