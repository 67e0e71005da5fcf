import type { TextStreamPart, ToolSet } from 'ai'

/** A part of an answer, as the AI SDK streams them. */
export type AnswerPart = TextStreamPart<ToolSet>

export type SourcePart = Extract<AnswerPart, { type: 'source'; sourceType: 'url' }>

/** A stream protocol: how an answer is written. */
export interface Dialect<Answer> {
  headers: Readonly<Record<string, string>>
  /** The events of an answer, a line each. Made as they are read: what nobody takes is not asked of the model either. */
  events: (answer: Answer, options: { threadIdOnFinish: boolean }) => AsyncGenerator<string>
  /** What stands behind each event. */
  separator: string
  /** What is sent in a silence. It is no event. */
  keepAlive: string
  /** What is sent when nothing follows. */
  end: string
}
