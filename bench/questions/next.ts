// Questions about Next.js (npm package `next`).
import type { AnswerableQuestion, UnanswerableQuestion } from './contract.ts'

export const answerable: AnswerableQuestion[] = []

export const unanswerable: UnanswerableQuestion[] = []
