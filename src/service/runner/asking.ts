import type { JobTask } from '../contract.ts'
import { type ChangeRequest, type CodeHost, HostError } from './hosts/index.ts'

interface Asked {
  host: CodeHost
  branch: string
  ref: string
  commit: string
  /** Whether the change is the first of its branch: others are told of in a comment. */
  isFirst: boolean
  title: string
  body: string
  note: JobTask['note']
}

/** The pull request of a branch: the one that it has, or a new one. */
export const askFor = async ({ host, branch, ref, commit, isFirst, title, body, note }: Asked): Promise<string> => {
  const known = requestOf(await host.list(branch), commit)
  if (known) {
    note(`The branch has the request ${known.url}`)
    if (!isFirst) await host.comment(known, `${title}\n\n${body}`)
    return known.url
  }
  note('Opening the pull request')
  try {
    return (await host.open({ branch, ref, title, body })).url
  } catch (error) {
    if (!(error instanceof HostError)) throw error
    // It may have been taken all the same: a second one must not be asked for.
    const taken = requestOf(await host.list(branch).catch(() => []), commit)
    if (taken) return taken.url
    throw error
  }
}

/** One that is open, or one that was merged or closed with this very commit. */
const requestOf = (requests: readonly ChangeRequest[], commit: string): ChangeRequest | undefined =>
  requests.find(({ state }) => state === 'open') ?? requests.find(request => request.commit === commit)
