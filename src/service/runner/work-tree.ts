import { lstat, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Git } from './git.ts'
import { type Change, checkChanges } from './refusals.ts'
import type { Repository } from './settings.ts'

/** The working tree of one message, separate from its repository. */
export interface WorkTree {
  root: string
  /** Checks out a commit. */
  show: (commit: string) => Promise<void>
  /** Returns the changes since; throws for changes that no job may make. */
  changes: () => Promise<Change[]>
  /** Saves the current state as a git tree, for a commit. */
  save: () => Promise<string>
  /** Removes unsaved files, which a build leaves behind. */
  clean: () => Promise<void>
  /** Returns the text of a file at the checked-out commit. */
  before: (path: string) => Promise<string>
  dispose: () => Promise<void>
}

export const openWorkTree = async (git: Git, { paths }: Pick<Repository, 'paths'>): Promise<WorkTree> => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-job-'))
  const root = join(folder, 'checkout')
  const place = { workTree: root, index: join(folder, 'index') }
  /** Creates a `.git` entry that marks the root of the repository for other programs. */
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
      // Compares with the checked-out commit, so that files saved before still count as changed.
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
