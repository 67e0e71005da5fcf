import { randomUUID } from 'node:crypto'
import { joinUrl, routes } from '../../../protocol/index.ts'
import { type Answer, readAnswer } from '../answer.ts'
import { exchange, open } from '../exchange.ts'
import { longestPath, questionBody } from '../question.ts'
import { Inconclusive, type Probe, type questions, type Target } from './check.ts'

export const createProbe = (target: Target, signal: AbortSignal): Probe => {
  const done = new Map<string, Promise<unknown>>()
  const fp = `conformance-${randomUUID()}`
  const keyHeader = (key: 'assistant' | 'admin' | undefined): Record<string, string> => {
    const value = key === 'admin' ? target.adminKey : key && target.assistantKey
    return value ? { Authorization: `Bearer ${value}` } : {}
  }
  const ask = async (version: 1 | 2, body: unknown): Promise<Answer> => {
    const url = joinUrl(target.baseUrl, routes.assistantMessage(version, target.domain ?? ''))
    return readAnswer(await open({ url, method: 'POST', headers: keyHeader('assistant'), body }, signal))
  }
  const asking: Record<keyof typeof questions, () => Promise<Answer>> = {
    plain: () => ask(2, questionBody(2, 'What is this documentation about?', { fp })),
    async thread() {
      const threadId = (await probe.answer('plain')).threads.finish
      if (!threadId) throw new Inconclusive('the first answer named no thread')
      return ask(2, questionBody(2, 'And what comes first?', { fp, threadId }))
    },
    full: () =>
      ask(
        2,
        questionBody(2, 'What does this code do?', {
          fp,
          threadId: null,
          retrievalPageSize: 3,
          filter: null,
          currentPath: longestPath,
          context: [
            { type: 'code', value: 'npm install', path: '/install', elementId: 'code-1' },
            { type: 'textSelection', value: 'a word', path: '/install' }
          ]
        })
      ),
    plain1: () => ask(1, questionBody(1, 'What is this documentation about?', { fp }))
  }
  const probe: Probe = {
    target,
    signal,
    fp,
    call: (path, { key, headers, ...request } = {}) =>
      exchange({ url: joinUrl(target.baseUrl, path), headers: { ...keyHeader(key), ...headers }, ...request }, signal),
    answer: name => probe.once(`answer ${name}`, asking[name]),
    once(name, work) {
      const result = done.get(name) ?? work()
      done.set(name, result)
      return result as ReturnType<typeof work>
    }
  }
  return probe
}
