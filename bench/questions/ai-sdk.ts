// Questions about the AI SDK (npm package `ai`).
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = []

export const unanswerable: UnanswerableQuestion[] = []
