import { isAbsolute } from 'node:path'
import type { RepositoryConfig } from '../contract.ts'

type HostName = 'github' | 'gitea' | 'gitlab' | 'none'

/** The resolved settings of a repository. */
export interface Repository {
  /** Address for git, without a token. */
  url: string
  /** Base branch of pull requests; `null` for the default branch. */
  ref: string | null
  /** Folder of the documentation in the repository; empty for all of it. */
  docs: string
  /** Folders and files that may be changed. */
  paths: string[]
  host: HostName
  /** Address of the code host’s API. */
  api: string
  /** Its name at the code host: `acme/docs`. */
  name: string
  token: string | undefined
  /** Command that builds the site; none where it is empty. */
  build: string[]
}

/**
 * @param docsInRepository Path of the served folder in its repository; empty if unknown.
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

/** The name with its owner. On GitLab the owner may be nested groups. */
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
