import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from './git.ts'
import { type Change, checkChanges } from './refusals.ts'
import type { Repository } from './settings.ts'

/** A working tree of its own for each message, apart from the repository that it comes from. */
export interface WorkTree {
  root: string
  /** Makes it the state of a commit. */
  show: (commit: string) => Promise<void>
  /** What was changed in it since; throws for what no job may change. */
  changes: () => Promise<Change[]>
  /** The state as it is, as a tree that a commit can be made of. */
  save: () => Promise<string>
  /** Takes away what nobody has saved: what a build leaves behind. */
  clean: () => Promise<void>
  /** Text of a file as it was. */
  before: (path: string) => Promise<string>
  dispose: () => Promise<void>
}

export const openWorkTree = async (git: Git, { paths }: Pick<Repository, 'paths'>): Promise<WorkTree> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-job-'))
  const root = join(folder, 'checkout')
  const place = { workTree: root, index: join(folder, 'index') }
  /** Marks where the repository ends, for whatever looks for that; git itself passes over it. */
  const mark = async () => {
    await rm(join(root, '.git'), { recursive: true, force: true })
    await mkdir(join(root, '.git'), { recursive: true })
  }
  await mark()
  let shown = ''
  return {
    root,
    async show(commit) {
      await git(['read-tree', '--reset', '-u', commit], place)
      if (shown) await git(['clean', '-ffdqx', '--exclude=/.git'], place)
      shown = commit
    },
    async changes() {
      await mark()
      // What was saved before and mended since counts as changed still.
      await git(['read-tree', '--reset', shown], place)
      const changed = await git(['diff', '--name-only', '-z', '--no-ext-diff', '--no-renames'], place)
      // A repository in the repository is listed as a folder.
      const added = await git(['ls-files', '--others', '--exclude-standard', '-z'], place)
      const changes: Change[] = []
      for (const path of `${changed}\0${added}`.split('\0').filter(Boolean)) {
        const facts = await lstat(join(root, path)).catch(() => undefined)
        changes.push({ path, isDeleted: !facts, isFile: !facts || facts.isFile(), size: facts?.size ?? 0 })
      }
      const files =
        (await git(['ls-files', '-z', '--', ...paths.map(path => path || '.')], place)).split('\0').length - 1
      checkChanges(changes, paths, files)
      return changes
    },
    async save() {
      await git(['add', '--all', '--', '.'], place)
      return (await git(['write-tree'], place)).trim()
    },
    async clean() {
      await git(['checkout-index', '--all', '--force', '--quiet'], place)
      await git(['clean', '-ffdq', '--exclude=/.git'], place)
    },
    before: path => git(['cat-file', 'blob', `${shown}:${path}`]).catch(() => ''),
    dispose: () => rm(folder, { recursive: true, force: true })
  }
}
