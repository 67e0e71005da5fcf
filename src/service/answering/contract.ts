import type { TextStreamPart, ToolSet } from 'ai'

/** A part of an answer, as the AI SDK streams them. */
export type AnswerPart = TextStreamPart<ToolSet>

export type SourcePart = Extract<AnswerPart, { type: 'source'; sourceType: 'url' }>

/** A stream protocol, which decides how an answer is written. */
export interface Dialect<Answer> {
  headers: Readonly<Record<string, string>>
  /** The events of an answer, one line each. Generated on demand, so that the model is not read ahead of the reader. */
  events: (answer: Answer, options: { threadIdOnFinish: boolean }) => AsyncGenerator<string>
  /** The text after each event. */
  separator: string
  /** Sent during a silence to keep the connection open. It is no event. */
  keepAlive: string
  /** Sent after the last event. */
  end: string
}
