import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createMutex, type Mutex } from '../../shared/mutex.ts'
import { createGit, type Git, GitError } from './git.ts'
import type { Repository } from './settings.ts'

/** Prefix of the names of jobs’ branches. */
const prefix = 'docs-assistant/'

export const branchOf = (jobId: string): string => prefix + jobId

/** The state of a job’s branch at the remote. */
export interface Branches {
  /** The base branch of the pull request. */
  ref: string
  /** Commit at which the job’s branch begins, or would begin. */
  base: string
  /** Last commit of the job’s branch; `undefined` where there is none, or where it was merged. */
  tip: string | undefined
  /** Last commit of the base branch. */
  newest: string
  /** Last commit of a job’s branch that was squash-merged: a push to that branch must have it as a parent. */
  merged: string | undefined
}

/** The state without the job’s branch: that was merged, and what follows is a new change. */
export const begunAnew = (branches: Branches): Branches => ({
  ...branches,
  base: branches.newest,
  tip: undefined,
  merged: branches.base === branches.tip ? undefined : branches.tip
})

/** A mutex for each copy, because git locks a repository while it fetches. */
const copies = new Map<string, Mutex>()

const mutexOf = (folder: string): Mutex => {
  const mutex = copies.get(folder) ?? createMutex()
  copies.set(folder, mutex)
  return mutex
}

/** Removes a copy that no job uses. */
export const forgetCopy = (folder: string): Promise<void> =>
  mutexOf(folder).run(() => rm(folder, { recursive: true, force: true }))

/** Opens the service’s copy of a repository. */
export const openCopy = async (repository: Repository, folder: string, signal: AbortSignal) => {
  const { url, token, host } = repository
  const git = createGit({ folder, settings: authorization(url, token, host), signal })
  const mutex = mutexOf(folder)
  const begin = async () => {
    if (existsSync(join(folder, 'HEAD'))) return
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await git(['init', '--bare', '--quiet', '--template='])
  }
  return {
    git,
    /** Fetches the branch of a job and its base branch. */
    fetch: (branch: string): Promise<Branches> =>
      mutex.run(async () => {
        await begin()
        const ref = repository.ref ?? (await defaultBranch(git, url))
        const specs = [
          `+refs/heads/${ref}:refs/remotes/origin/${ref}`,
          // With a star, because fetching a missing branch by its exact name is an error.
          `+refs/heads/${branch}*:refs/remotes/origin/${branch}*`
        ]
        await git(['fetch', '--quiet', '--no-tags', '--prune', '--', url, ...specs])
        const newest = await commitAt(git, `refs/remotes/origin/${ref}`)
        if (!newest) throw new GitError(`The repository has no branch ${ref}.`)
        const tip = await commitAt(git, `refs/remotes/origin/${branch}`)
        const base = tip === undefined ? newest : (await git(['merge-base', newest, tip])).trim()
        return { ref, base, tip, newest, merged: undefined }
      }),
    /** Pushes without force, so that commits of others on the branch stay. */
    push: (commit: string, branch: string): Promise<string> =>
      git(['push', '--quiet', '--no-verify', '--', url, `${commit}:refs/heads/${branch}`])
  }
}

export type Copy = Awaited<ReturnType<typeof openCopy>>

const commitAt = async (git: Git, ref: string): Promise<string | undefined> =>
  (await git(['for-each-ref', '--format=%(objectname)', ref])).trim() || undefined

const defaultBranch = async (git: Git, url: string): Promise<string> => {
  const said = await git(['ls-remote', '--symref', '--', url, 'HEAD'])
  const [, ref] = /^ref: refs\/heads\/(\S+)\s+HEAD$/m.exec(said) ?? []
  if (ref === undefined) throw new GitError('The repository has no branch yet.')
  return ref
}

/** The authorization for git, which is sent to the repository’s own host only. */
const authorization = (url: string, token: string | undefined, host: Repository['host']): Record<string, string> => {
  if (!token || !/^https?:/i.test(url)) return {}
  const user = host === 'gitlab' ? 'oauth2' : 'x-access-token'
  const value = Buffer.from(`${user}:${token}`).toString('base64')
  return { [`http.${new URL(url).origin}/.extraHeader`]: `Authorization: Basic ${value}` }
}
