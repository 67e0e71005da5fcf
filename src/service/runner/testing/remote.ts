import { execFileSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Symbolic links: their targets by their paths. */
type Links = Record<string, string>

const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost']

const git = (folder: string, args: string[], input = ''): string =>
  execFileSync('git', args, { cwd: folder, encoding: 'utf8', input, stdio: ['pipe', 'pipe', 'pipe'] })

interface Commit {
  branch: string
  parent?: string
  files: Record<string, string>
  links?: Links | undefined
}

/** A commit in the format of `git fast-import`, which needs no checkout. */
const importOf = ({ branch, parent, files, links = {} }: Commit): string => {
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`
  const entriesOf = (mode: string, all: Record<string, string>) =>
    Object.entries(all).map(([path, text]) => `M ${mode} inline ${JSON.stringify(path)}\n${data(text)}`)
  return [
    `commit refs/heads/${branch}\ncommitter Test <test@localhost> now\n${data('Files')}`,
    ...(parent === undefined ? [] : [`from ${parent}\n`]),
    ...entriesOf('100644', files),
    ...entriesOf('120000', links)
  ].join('')
}

/** A real bare repository with these files on its branch `main`; removed after the test. */
export const bareRepository = async (files: Record<string, string>, links?: Links) => {
  const folder = await mkdtemp(join(tmpdir(), 'docs-assistant-remote-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const url = join(folder, 'acme/docs.git')
  git(folder, ['init', '--quiet', '--bare', '--initial-branch=main', '--template=', url])
  const commit = (given: Commit) => git(url, ['fast-import', '--quiet', '--date-format=now'], importOf(given))
  commit({ branch: 'main', files, links })
  return {
    url,
    branches: () => git(url, ['for-each-ref', '--format=%(refname:short)', 'refs/heads']).trim().split('\n'),
    commits: (branch: string) =>
      git(url, ['log', '--format=%H', `main..${branch}`])
        .trim()
        .split('\n')
        .filter(Boolean),
    read: (branch: string, path: string) => git(url, ['show', `${branch}:${path}`]),
    commitOf: (branch: string) => git(url, ['rev-parse', branch]).trim(),
    messageOf: (branch: string) => git(url, ['log', '-1', '--format=%B', branch]),
    /** Commits changes as another person. */
    change: (files: Record<string, string>, branch = 'main') =>
      commit({ branch, parent: git(url, ['rev-parse', branch]).trim(), files }),
    /** Merges a branch as a person would. */
    merge(branch: string) {
      const tree = git(url, ['merge-tree', '--write-tree', 'main', branch]).trim()
      const merged = git(url, [...identity, 'commit-tree', tree, '-p', 'main', '-p', branch, '-m', 'Merge']).trim()
      git(url, ['update-ref', 'refs/heads/main', merged])
    },
    delete: (branch: string) => git(url, ['branch', '-D', branch]),
    /** Refuses every push with this sentence. */
    async refuse(sentence: string) {
      const hook = join(url, 'hooks/pre-receive')
      await mkdir(dirname(hook), { recursive: true })
      await writeFile(hook, `#!/bin/sh\necho '${sentence}' >&2\nexit 1\n`)
      await chmod(hook, 0o755)
    }
  }
}
