import type { ComponentType } from 'preact'
import type { Conversation, ConversationFactory } from '../state/index.ts'

/** What the conversation’s chunk brings to the panel, which is there before it. */
export interface ConversationModule extends ConversationFactory {
  ConversationView: ComponentType<{ conversation: Conversation }>
  labels: Record<string, string>
  /** CSS of the shadow root. */
  styles: string
}
