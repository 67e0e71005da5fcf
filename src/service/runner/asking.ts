import type { JobTask } from '../contract.ts'
import { type ChangeRequest, type CodeHost, HostError } from './hosts/index.ts'

interface Asked {
  host: CodeHost
  branch: string
  ref: string
  commit: string
  /** Whether the change is the first of its branch; others are described in a comment. */
  isFirst: boolean
  title: string
  body: string
  note: JobTask['note']
}

/** Returns the address of a branch’s pull request, which is opened if it does not exist. */
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
    // The request may have been created although the call failed, and must not be opened twice.
    const taken = requestOf(await host.list(branch).catch(() => []), commit)
    if (taken) return taken.url
    throw error
  }
}

/** The open request of a branch, or the one that was merged or closed with this commit. */
const requestOf = (requests: readonly ChangeRequest[], commit: string): ChangeRequest | undefined =>
  requests.find(({ state }) => state === 'open') ?? requests.find(request => request.commit === commit)
