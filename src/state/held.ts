import { type ReadonlySignal, signal } from '@preact/signals'
import type { AssistantMessage, ContextItem } from '../protocol/index.ts'

/** A question that was asked before the conversation’s code was there. */
export interface HeldQuestion {
  readonly text: string
  readonly context: readonly ContextItem[]
  resolve(answer: AssistantMessage): void
  reject(error: unknown): void
}

/** Questions that wait for the conversation’s code, in the order in which they were asked. */
export interface HeldQuestions {
  readonly questions: ReadonlySignal<readonly HeldQuestion[]>
  /** Holds a question; settled by whoever takes it. */
  add(text: string, context: readonly ContextItem[]): Promise<AssistantMessage>
  /** Hands all of them over. */
  take(): readonly HeldQuestion[]
}

export const createHeldQuestions = (): HeldQuestions => {
  const questions = signal<readonly HeldQuestion[]>([])
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
