import type { ContextItem } from './context.ts'

/** What a message carries beside its parts. */
export interface AssistantMetadata {
  /** The thread that the platform put the answer into; on answers. */
  threadId?: string
  /** The answer ended before its finish: it was cut, failed or was stopped. On a question: stopped before its first word. */
  interrupted?: boolean
  /** How the answer turned out, where the platform says it; on answers. */
  outcome?: Outcome
  /** What the reader said of it; on answers. */
  rating?: AnswerRating
  /** What the reader attached; on questions. */
  context?: ContextItem[]
}

/** How an answer turned out: it answers, it may not answer what was asked, it says that it cannot, or it broke off. */
export const outcomes = ['answered', 'unsure', 'refused', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** What a reader says of an answer. */
export interface AnswerRating {
  /** A thumb up or down; `null` when it was taken back. */
  helpful: boolean | null
  /** Why it was no good. */
  reason?: string
  comment?: string
  /** The docs team does not have it yet: it could not be sent. */
  unsent?: boolean
}

export interface TextPart {
  type: 'text'
  text: string
  state?: 'streaming' | 'done'
}

export interface SourceUrlPart {
  type: 'source-url'
  sourceId: string
  url: string
  title?: string
  providerMetadata?: Record<string, unknown>
}

/** Any other part of an AI SDK message: reasoning, tool calls, files, data. */
interface OtherPart {
  type:
    | 'reasoning'
    | 'reasoning-file'
    | 'source-document'
    | 'file'
    | 'step-start'
    | 'steering-message'
    | 'custom'
    | 'dynamic-tool'
    | `tool-${string}`
    | `data-${string}`
}

export type MessagePart = TextPart | SourceUrlPart | OtherPart

/** A message of the conversation, in the shape of the `UIMessage` of the AI SDK (`ai`). */
export interface AssistantMessage {
  id: string
  role: 'user' | 'assistant' | 'system'
  parts: MessagePart[]
  metadata?: AssistantMetadata
}

/** A page section that an answer rests on. */
export interface Source {
  url: string
  title: string
  /** Heading of the section, where the service says it. */
  section: string | undefined
  /** The passage itself, where the service says it. */
  passage: string | undefined
}

export const isTextPart = (part: MessagePart): part is TextPart =>
  part.type === 'text' && typeof (part as TextPart).text === 'string'

export const isSourceUrlPart = (part: MessagePart): part is SourceUrlPart =>
  part.type === 'source-url' && typeof (part as SourceUrlPart).url === 'string'

/** The plain text of a message: its text parts, a blank line between them. */
export const messageText = (message: Pick<AssistantMessage, 'parts'>): string =>
  message.parts
    .filter(isTextPart)
    .map(part => part.text)
    .filter(Boolean)
    .join('\n\n')
