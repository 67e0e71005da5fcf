import { type ApiVersion, joinUrl, routes } from '../../../protocol/index.ts'
import type { FoundWidget } from './docs-page.ts'

/** What a widget would use, from the page’s HTML and from flags, which win. */
export interface Deployment {
  page: URL
  /** Where questions go; `undefined` when neither a domain nor an endpoint is known. */
  endpoint: URL | undefined
  /** The owner’s own proxy answers: then no key is needed. */
  ownEndpoint: boolean
  assistantKey: string | undefined
  version: ApiVersion
  script: FoundWidget['script']
}

export interface DeploymentFlags {
  domain?: string
  assistantKey?: string
  baseUrl?: string
  endpoint?: string
  apiVersion?: string
}

export const resolveDeployment = (page: URL, widget: FoundWidget | undefined, flags: DeploymentFlags): Deployment => {
  const options = widget?.options ?? {}
  const domain = flags.domain ?? options.domain
  const version = Number(flags.apiVersion ?? options['api-version'] ?? 2) === 1 ? 1 : 2
  const own = flags.endpoint ?? options.endpoint
  const given = flags.baseUrl ?? options['base-url'] ?? page.origin
  const base = URL.canParse(given, page.href) ? new URL(given, page).href : page.origin
  const address = own ?? (domain ? joinUrl(base, routes.assistantMessage(version, domain)) : undefined)
  return {
    page,
    endpoint: address === undefined || !URL.canParse(address, page.href) ? undefined : new URL(address, page),
    ownEndpoint: own !== undefined,
    assistantKey: flags.assistantKey ?? options['assistant-key'],
    version,
    script: widget?.script
  }
}
