import { randomUUID } from 'node:crypto'
import { joinUrl, routes } from '../../../protocol/index.ts'
import { type Answer, readAnswer } from '../answer.ts'
import { type Answered, exchange, open } from '../exchange.ts'
import type { KeyName, Probe, Question, Target } from './check.ts'
import { bodyOf } from './questions.ts'

/** The `Origin` of questions, unless the key is restricted to other origins. */
export const foreignOrigin = 'https://docs.conformance.example'

/** What a run knows so far. */
interface Memory {
  fp: string
  done: Map<string, Promise<unknown>>
  refusals: Answered[]
}

export const newMemory = (): Memory => ({ fp: `conformance-${randomUUID()}`, done: new Map(), refusals: [] })

/** Milliseconds that a running request has left when the run is interrupted, so that its result can be deleted. */
const grace = 3_000

export const createProbe = (target: Target, signal: AbortSignal, { fp, done, refusals }: Memory): Probe => {
  const keys = { assistant: target.assistantKey, admin: target.adminKey, forged: forgedKey(target.adminKey) }
  const keyHeader = (name: KeyName | undefined): Record<string, string> => {
    const value = name && keys[name]
    return value ? { Authorization: `Bearer ${value}` } : {}
  }
  const broken = new AbortController()
  signal.addEventListener('abort', () => setTimeout(() => broken.abort(), grace).unref())
  /** Asks as a browser does. Repeats a 403 without `Origin`, because a key may be restricted to certain origins. */
  const ask = async (name: Question): Promise<Answer> => {
    const { version, body } = await bodyOf[name](probe)
    const url = joinUrl(target.baseUrl, routes.assistantMessage(version, target.domain ?? ''))
    const send = (headers: Record<string, string>) => {
      signal.throwIfAborted()
      return open({ url, method: 'POST', headers: { ...keyHeader('assistant'), ...headers }, body }, broken.signal)
    }
    const answer = await send({ Origin: foreignOrigin })
    return readAnswer(answer.status === 403 ? await send({}) : answer)
  }
  const probe: Probe = {
    target,
    signal,
    fp,
    refusals,
    async call(path, { key, headers, ...request } = {}) {
      signal.throwIfAborted()
      const url = joinUrl(target.baseUrl, path)
      const answered = await exchange({ url, headers: { ...keyHeader(key), ...headers }, ...request }, broken.signal)
      if (answered.status >= 400) refusals.push(answered)
      return answered
    },
    has: name => done.has(name),
    answer: name => probe.once(`answer ${name}`, () => ask(name)),
    once(name, work) {
      const result = done.get(name) ?? work()
      done.set(name, result)
      return result as ReturnType<typeof work>
    }
  }
  return probe
}

/** A key with the prefix and the length of another key, but with random characters. */
const forgedKey = (key = 'svc_'): string => {
  const prefix = /^[a-z]+_/i.exec(key)?.[0] ?? ''
  return (prefix + randomUUID().replaceAll('-', '').repeat(4)).slice(0, Math.max(key.length, prefix.length + 16))
}
