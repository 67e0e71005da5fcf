import { type ApiVersion, joinUrl, type KeyPrefixes, routes } from '../../../protocol/index.ts'
import { parseJson } from '../../../shared/json.ts'
import { isObject } from '../../../shared/objects.ts'
import { type FoundWidget, resolve, type Tag } from './docs-page.ts'

/** The settings that a widget would use: from flags, or else from the page’s HTML. */
export interface Deployment {
  page: URL
  /** The response headers of the page. */
  pageHeaders: Headers | undefined
  /** The base of relative addresses in the page. */
  base: string
  title: string
  domain: string | undefined
  /** Where questions go; `undefined` when neither a domain nor an endpoint is known. */
  endpoint: URL | undefined
  /** Whether the option `endpoint` names the owner’s own proxy, which needs no key. */
  ownEndpoint: boolean
  assistantKey: string | undefined
  keyPrefixes: KeyPrefixes | undefined
  version: ApiVersion
  script: FoundWidget['script']
  tag: Tag | undefined
  feedbackUrl: URL | undefined
  suggestionsUrl: URL | undefined
  /** Origins of the option `image-origins`, from which images of answers may load. */
  imageOrigins: URL[]
  /** Milliseconds until the first byte of an answer. */
  firstByte: number
}

export interface DeploymentFlags {
  domain?: string
  assistantKey?: string
  baseUrl?: string
  endpoint?: string
  apiVersion?: string
}

interface Place {
  url: URL
  headers?: Headers
  base: string
  title?: string
}

export const resolveDeployment = (
  { url: page, headers, base, title = '' }: Place,
  widget: Partial<FoundWidget> | undefined,
  flags: DeploymentFlags
): Deployment => {
  const options = widget?.options ?? {}
  const domain = flags.domain ?? options.domain
  const version = Number(flags.apiVersion ?? options['api-version'] ?? 2) === 1 ? 1 : 2
  const own = flags.endpoint ?? options.endpoint
  const platform = resolve(flags.baseUrl ?? options['base-url'] ?? page.origin, base) ?? page.origin
  const address = own ?? (domain ? joinUrl(platform, routes.assistantMessage(version, domain)) : undefined)
  const urlOf = (text: string | undefined) => {
    const href = text ? resolve(text, base) : undefined
    return href === undefined ? undefined : new URL(href)
  }
  return {
    page,
    pageHeaders: headers,
    base,
    title: title.trim().slice(0, 200),
    domain,
    endpoint: urlOf(address),
    ownEndpoint: Boolean(own),
    assistantKey: flags.assistantKey ?? options['assistant-key'],
    keyPrefixes: prefixesOf(options['key-prefixes']),
    version,
    script: widget?.script,
    tag: widget?.tag,
    feedbackUrl: options.feedback === 'false' ? undefined : urlOf(options['feedback-url']),
    suggestionsUrl: urlOf(options['suggestions-url']),
    imageOrigins: originsOf(options['image-origins']),
    firstByte: firstByteOf(options.timeouts)
  }
}

const prefixesOf = (text = ''): KeyPrefixes | undefined => {
  const value = parseJson(text)
  if (!isObject(value) || typeof value.assistant !== 'string' || typeof value.admin !== 'string') return
  return { assistant: value.assistant, admin: value.admin }
}

const originsOf = (text = ''): URL[] => {
  const value = parseJson(text)
  return Array.isArray(value) ? value.flatMap(one => (URL.canParse(String(one)) ? new URL(String(one)) : [])) : []
}

const firstByteOf = (text = ''): number => {
  const value = parseJson(text)
  return isObject(value) && typeof value.firstByte === 'number' ? value.firstByte : 30_000
}
