import type { ContextItem } from './context.ts'

/** The metadata of a message. */
export interface AssistantMetadata {
  /** The thread that the platform put the answer into; on answers. */
  threadId?: string
  /** The answer broke off, failed or was stopped. On a question: the reader stopped it before the answer’s first word. */
  interrupted?: boolean
  /** The outcome of the answer, where the platform says it; on answers. */
  outcome?: Outcome
  /** The reader’s rating; on answers. */
  rating?: AnswerRating
  /** What the reader attached; on questions. */
  context?: ContextItem[]
}

/** The outcome of an answer: it answers the question, it may not, it says that it cannot, or it failed. */
export const outcomes = ['answered', 'unsure', 'refused', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

/** A reader’s rating of an answer. */
export interface AnswerRating {
  /** A thumb up or down; `null` when the reader withdrew it. */
  helpful: boolean | null
  /** Why the answer did not help. */
  reason?: string
  comment?: string
  /** The rating could not be sent yet. */
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
