import type { ContextItem } from './context.ts'

/** Search criteria of the platform’s retrieval. */
export type SearchFilter = Record<string, unknown>

/** A message as version 2 takes it: text parts only. */
export interface RequestMessage {
  id: string
  role: 'user' | 'assistant' | 'system'
  parts: { type: 'text'; text: string }[]
}

/** Body of `POST /discovery/v2/assistant/{domain}/message` (`docs/api.md`, “Assistant message, version 2”). */
export interface AssistantRequest {
  /** Fingerprint: `anonymous`, or an identifier of the reader. */
  fp: string
  messages: RequestMessage[]
  /** Thread to continue; `null` or absent for a new one. */
  threadId?: string | null
  /** Proof of ownership that some deployments hand out with a thread. */
  threadKey?: string
  retrievalPageSize?: number
  filter?: SearchFilter | null
  context?: ContextItem[]
  currentPath?: string
}

/** A message as version 1 takes it: `content` beside the parts, and the message’s other fields. */
export interface RequestMessageV1 extends RequestMessage {
  content: string
  [field: string]: unknown
}

/** Body of the deprecated version 1 endpoint; its context items carry no `path`. */
export interface AssistantRequestV1 extends Omit<AssistantRequest, 'messages' | 'context'> {
  messages: RequestMessageV1[]
  context?: Omit<ContextItem, 'path'>[]
}
