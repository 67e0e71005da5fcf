import { randomUUID } from 'node:crypto'
import type { Answer } from '../answer.ts'
import { longestPath, questionBody } from '../question.ts'
import { Inconclusive, type Probe, type Question } from './check.ts'

/** The request of each question. A second question in a thread waits for the answer to the first. */
export const bodyOf: Record<Question, (probe: Probe) => Promise<{ version: 1 | 2; body: unknown }>> = {
  plain: async ({ fp }) => ({ version: 2, body: questionBody(2, first, { fp }) }),
  async thread(probe) {
    const { text, ...answer } = await probe.answer('plain')
    const { messages, ...body } = questionBody(2, 'And what comes first?', { fp: probe.fp, threadId: threadOf(answer) })
    const message = (role: 'user' | 'assistant', words: string) => ({
      id: randomUUID(),
      role,
      parts: [{ type: 'text' as const, text: words }]
    })
    return {
      version: 2,
      body: { ...body, messages: [message('user', first), message('assistant', text), ...messages] }
    }
  },
  full: async ({ fp }) => ({ version: 2, body: questionBody(2, 'What does this code do?', { fp, ...optional }) }),
  plain1: async () => ({ version: 1, body: questionBody(1, first, { fp: 'anonymous', ...optional }) }),
  async thread1(probe) {
    const threadId = threadOf(await probe.answer('plain1'))
    return { version: 1, body: questionBody(1, 'And what comes first?', { fp: 'anonymous', threadId }) }
  }
}

const first = 'What is this documentation about?'

/** Every optional field of the interface, with a documented value or one at its limit. */
const optional = {
  threadId: null,
  retrievalPageSize: 3,
  filter: null,
  currentPath: longestPath,
  context: [
    { type: 'code' as const, value: 'npm install', path: '/install', elementId: 'code-1' },
    { type: 'textSelection' as const, value: 'a word', path: '/install' }
  ]
}

/** The thread id of an answer, from any place. */
export const threadOf = ({ threads }: Pick<Answer, 'threads'>): string => {
  const threadId = threads.finish ?? threads.metadata ?? threads.header
  if (!threadId) throw new Inconclusive('the first answer named no thread')
  return threadId
}
