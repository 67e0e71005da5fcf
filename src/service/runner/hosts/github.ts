import { isObject } from '../../../shared/objects.ts'
import type { Repository } from '../settings.ts'
import { asList, createCall, HostError, linkAt, textAt } from './call.ts'
import type { ChangeRequest, CodeHost } from './contract.ts'

/** GitHub, and also Gitea and Forgejo, whose API has the same calls but cannot filter requests by branch. */
export const createGitHub = (repository: Repository, signal: AbortSignal): CodeHost => {
  const call = createCall(repository, signal)
  const [owner = '', repo = ''] = repository.name.split('/')
  const page = async (parameters: Record<string, unknown>) =>
    asList(await call('GET /repos/{owner}/{repo}/pulls', { owner, repo, state: 'all', ...parameters }))
  const search = async (branch: string) => {
    for (let number = 1; number <= max.pages; number++) {
      const found = await page({ sort: 'recentupdate', limit: max.onPage, page: number })
      if (found.some(isOf(branch)) || found.length === 0) return found
    }
    return []
  }
  return {
    async list(branch) {
      const found = repository.host === 'github' ? await page(ofBranch(`${owner}:${branch}`)) : await search(branch)
      return found.filter(isOf(branch)).map(read)
    },
    async open({ branch, ref, title, body }) {
      return read(await call('POST /repos/{owner}/{repo}/pulls', { owner, repo, head: branch, base: ref, title, body }))
    },
    async comment({ number }, text) {
      const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
      await call(route, { owner, repo, issue_number: number, body: text })
    }
  }
}

/** Most pages of requests that are searched, and requests on each page; a host may return fewer. */
const max = { pages: 20, onPage: 50 }

const ofBranch = (head: string) => ({ head, sort: 'created', direction: 'desc', per_page: 20 })

const isOf = (branch: string) => (data: unknown) => textAt(data, 'head', 'ref') === branch

const read = (data: unknown): ChangeRequest => {
  if (!isObject(data) || typeof data.number !== 'number') throw new HostError('The code host’s answer is no request.')
  const isMerged = data.merged === true || textAt(data, 'merged_at') !== ''
  return {
    number: data.number,
    url: linkAt(data, 'html_url'),
    state: isMerged ? 'merged' : data.state === 'open' ? 'open' : 'closed',
    commit: textAt(data, 'head', 'sha')
  }
}
