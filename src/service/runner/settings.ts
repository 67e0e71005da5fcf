import { isAbsolute } from 'node:path'
import type { RepositoryConfig } from '../contract.ts'

type HostName = 'github' | 'gitea' | 'gitlab' | 'none'

/** A repository with everything said. */
export interface Repository {
  /** As git takes it, without a token. */
  url: string
  /** Branch that changes are for; `null` for the repository’s own. */
  ref: string | null
  /** Folder of the documentation in it; empty for all of it. */
  docs: string
  /** Folders and files that may be changed. */
  paths: string[]
  host: HostName
  /** Address of the code host’s API. */
  api: string
  /** What the code host calls it: `acme/docs`. */
  name: string
  token: string | undefined
  /** Command that builds the site; none where it is empty. */
  build: string[]
}

/**
 * @param docsInRepository Where the documentation lies in the repository, as far as the served folder tells.
 */
export const resolveRepository = (config: RepositoryConfig, docsInRepository: string): Repository => {
  const { repository, ref = null, token, build = [] } = config
  const url = addressOf(repository)
  const docs = trimmed(config.docs ?? docsInRepository)
  const host = config.host ?? hostOf(url)
  return {
    url: withoutUser(url),
    ref,
    docs,
    paths: (config.paths ?? [docs]).map(trimmed),
    host,
    api: (config.api ?? apiOf(host, url)).replace(/\/+$/, ''),
    name: nameOf(url),
    token: token ?? tokenIn(url),
    build
  }
}

/** `acme/docs` is a repository of GitHub. */
const addressOf = (repository: string): string =>
  /^[\w.-]+\/[\w.-]+$/.test(repository) ? `https://github.com/${repository}.git` : repository

const trimmed = (path: string): string => path.replace(/^(\.?\/)+|\/+$/g, '').replace(/^\.$/, '')

/** Host of an address of the web, or of `git@code.example:acme/docs.git`; empty for a folder. */
const domainOf = (url: string): string => {
  if (isAbsolute(url)) return ''
  if (URL.canParse(url)) return new URL(url).host
  return /^(?:[^@/]+@)?([\w.-]+):/.exec(url)?.[1] ?? ''
}

const hostOf = (url: string): HostName => {
  const domain = domainOf(url)
  if (/(^|\.)github\./.test(domain)) return 'github'
  if (/(^|\.)gitlab\./.test(domain)) return 'gitlab'
  return /(^|\.)(gitea|forgejo|codeberg)\./.test(domain) ? 'gitea' : 'none'
}

const apiOf = (host: HostName, url: string): string => {
  const domain = domainOf(url)
  if (domain === 'github.com') return 'https://api.github.com'
  const path = { github: '/api/v3', gitea: '/api/v1', gitlab: '/api/v4', none: '' }[host]
  return domain && host !== 'none' ? `https://${domain}${path}` : ''
}

/** The owner and the name, which are the last two parts; GitLab has groups in groups. */
const nameOf = (url: string): string => {
  const path = URL.canParse(url) ? new URL(url).pathname : url.replace(/^[^/]*:/, '')
  const parts = path
    .replace(/\.git\/?$|\/$/, '')
    .split('/')
    .filter(Boolean)
  return (domainOf(url) ? parts : parts.slice(-2)).map(decodeURIComponent).join('/')
}

const isWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

const tokenIn = (url: string): string | undefined => {
  if (!isWeb(url)) return
  const { username, password } = new URL(url)
  return decodeURIComponent(password || username) || undefined
}

const withoutUser = (url: string): string => {
  if (!isWeb(url)) return url
  const bare = new URL(url)
  bare.username = ''
  bare.password = ''
  return bare.href
}
