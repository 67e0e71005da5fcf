import type { TextStreamPart, ToolSet } from 'ai'

/** A part of an answer, as the AI SDK streams them. */
export type AnswerPart = TextStreamPart<ToolSet>

export type SourcePart = Extract<AnswerPart, { type: 'source'; sourceType: 'url' }>
