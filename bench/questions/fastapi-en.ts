// Questions about FastAPI, in English.
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = []

export const unanswerable: UnanswerableQuestion[] = []
