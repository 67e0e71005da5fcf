import type { KeyPrefixes } from './keys.ts'
import type { SearchFilter } from './request.ts'
import type { ApiVersion } from './routes.ts'

/** The options of a question, which the widget and the transport share: its address and what is sent with it. */
export interface QuestionOptions {
  /** The documentation domain. Required unless `endpoint` is given. */
  domain?: string
  /** The public assistant key, sent as `Authorization: Bearer …` and nowhere else. An admin key is refused. */
  assistantKey?: string
  /** How the platform’s keys begin. Default `{ assistant: 'svc_dsc_', admin: 'svc_' }`. */
  keyPrefixes?: KeyPrefixes
  /** Where the platform is. Default: the page’s origin; required outside a page, unless `endpoint` is given. */
  baseUrl?: string
  /** A full URL instead of `baseUrl` and path: the owner’s own proxy. No key is needed then. */
  endpoint?: string
  /** Which assistant endpoint: 2 (default), or the deprecated 1. */
  apiVersion?: ApiVersion
  /** Identifier of the reader, sent as `fp`. Default `anonymous`. */
  fingerprint?: string
  /** Number of documentation sections an answer is made from; sent when given. The service’s default is 5. */
  retrievalPageSize?: number
  /** Which pages may answer; sent when given, `null` included. Default: all (`docs/api.md`). */
  filter?: SearchFilter | null
  /** Path of the page that the reader is on, read at each question. Default: the page’s own, where there is a page. */
  currentPath?: string | (() => string | undefined)
  /** Extra request headers, or a function that is asked for them at each question. Not from an attribute. */
  headers?: Record<string, string> | (() => Record<string, string> | Promise<Record<string, string>>)
  /** Milliseconds until the first byte of an answer, and between any two. Default 30,000 and 60,000. */
  timeouts?: { firstByte?: number; idle?: number }
}
