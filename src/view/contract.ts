import type { ComponentType } from 'preact'
import type { Conversation, ConversationFactory } from '../state/index.ts'

/** A scroll position, by block. A distance from the top would change with the panel’s width and each loaded image. */
export interface Place {
  /** First message of the turn at the top of the view, and first message of the last turn. */
  turn: string
  last: string
  /** The block at the top of the view, counted within its turn. */
  block: number
  /** Distance from the block’s top down to the view’s top, in CSS pixels. */
  offset: number
}

/** What the panel, which loads first, gets from the conversation’s chunk. */
export interface ConversationModule extends ConversationFactory {
  ConversationView: ComponentType<{ conversation: Conversation }>
  labels: Record<string, string>
  /** CSS of the shadow root. */
  styles: string
}
