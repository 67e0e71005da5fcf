import type { Repository } from '../settings.ts'
import type { CodeHost } from './contract.ts'
import { createGitHub } from './github.ts'
import { createGitLab } from './gitlab.ts'

export { HostError } from './call.ts'
export type { ChangeRequest, CodeHost } from './contract.ts'

const makers = { github: createGitHub, gitea: createGitHub, gitlab: createGitLab }

/** The code host of a repository; `undefined` where changes are only pushed as branches. */
export const openHost = (repository: Repository, signal: AbortSignal): CodeHost | undefined =>
  repository.host === 'none' ? undefined : makers[repository.host](repository, signal)
