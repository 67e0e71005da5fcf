import { isObject } from '../../../shared/objects.ts'
import type { Repository } from '../settings.ts'
import { asList, createCall, HostError, linkAt, textAt } from './call.ts'
import type { ChangeRequest, CodeHost } from './contract.ts'

/** GitLab, which has merge requests instead of pull requests. */
export const createGitLab = (repository: Repository, signal: AbortSignal): CodeHost => {
  const call = createCall(repository, signal, 'Bearer')
  const project = repository.name
  return {
    async list(branch) {
      const parameters = { project, source_branch: branch, order_by: 'created_at', sort: 'desc' }
      return asList(await call('GET /projects/{project}/merge_requests', parameters)).map(read)
    },
    async open({ branch, ref, title, body }) {
      const parameters = { project, source_branch: branch, target_branch: ref, title, description: body }
      return read(await call('POST /projects/{project}/merge_requests', parameters))
    },
    async comment({ number }, text) {
      await call('POST /projects/{project}/merge_requests/{number}/notes', { project, number, body: text })
    }
  }
}

const states: Record<string, ChangeRequest['state']> = { opened: 'open', locked: 'open', merged: 'merged' }

const read = (data: unknown): ChangeRequest => {
  if (!isObject(data) || typeof data.iid !== 'number') throw new HostError('The code host’s answer is no request.')
  return {
    number: data.iid,
    url: linkAt(data, 'web_url'),
    state: states[textAt(data, 'state')] ?? 'closed',
    commit: textAt(data, 'sha')
  }
}
