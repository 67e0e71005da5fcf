import type { ComponentType } from 'preact'
import type { Conversation, ConversationFactory } from '../state/index.ts'

/** Where the reader is in a conversation. Pixels from its top would change with the width and with every image. */
export interface Place {
  /** First message of the turn at the top of the view, and that of the last turn. */
  turn: string
  last: string
  /** The block at the top of the view, counted within its turn. */
  block: number
  /** How far the top of the view is below that of the block. In CSS pixels. */
  offset: number
}

/** What the conversation’s chunk brings to the panel, which is there before it. */
export interface ConversationModule extends ConversationFactory {
  ConversationView: ComponentType<{ conversation: Conversation }>
  labels: Record<string, string>
  /** CSS of the shadow root. */
  styles: string
}
