import { type ReadonlySignal, signal } from '@preact/signals'
import type { AssistantMessage, ContextItem } from '../protocol/index.ts'

/** A question that was asked before the conversation’s code was loaded. */
export interface PendingQuestion {
  readonly text: string
  readonly context: readonly ContextItem[]
  resolve(answer: AssistantMessage): void
  reject(error: unknown): void
}

/** Questions that wait for the conversation’s code, in the order in which they were asked. */
export interface PendingQuestions {
  readonly questions: ReadonlySignal<readonly PendingQuestion[]>
  /** Adds a question. Whoever takes it settles the promise. */
  add(text: string, context: readonly ContextItem[]): Promise<AssistantMessage>
  /** Removes and returns all of them. */
  take(): readonly PendingQuestion[]
}

export const createPendingQuestions = (): PendingQuestions => {
  const questions = signal<readonly PendingQuestion[]>([])
  return {
    questions,
    add: (text, context) =>
      new Promise((resolve, reject) => {
        questions.value = [...questions.peek(), { text, context, resolve, reject }]
      }),
    take() {
      const taken = questions.peek()
      questions.value = []
      return taken
    }
  }
}
