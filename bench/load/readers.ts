import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '../../src/protocol/index.ts'

/** The outcome of one question: its status (0 if it broke off), and milliseconds until its first byte and its end. */
export interface Asked {
  status: number
  first: number
  end: number
}

export interface ServedAt {
  url: string
  key: string
  domain: string
}

/**
 * Lets several readers ask at once, each one question after the other, until the time is over. A reader who gets a
 * `Retry-After` waits that long before the next question.
 */
export const askAtOnce = async (
  service: ServedAt,
  questions: string[],
  readers: number,
  until: number
): Promise<Asked[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })
  const asked: Asked[] = []
  const read = async (reader: number) => {
    for (let turn = 0; performance.now() < until; turn++) {
      const question = questions[(reader * 7 + turn) % questions.length] as string
      const { retryAfter, ...answer } = await ask(service, agent, question, `reader-${reader}`)
      asked.push(answer)
      if (retryAfter > 0) await wait(Math.min(retryAfter * 1_000, Math.max(0, until - performance.now())))
    }
  }
  await Promise.all(Array.from({ length: readers }, (_, reader) => read(reader)))
  agent.destroy()
  return asked
}

const ask = (service: ServedAt, agent: Agent, text: string, fp: string): Promise<Asked & { retryAfter: number }> =>
  new Promise(resolve => {
    const start = performance.now()
    const since = () => performance.now() - start
    const body = JSON.stringify({ fp, messages: [{ id: 'm', role: 'user', parts: [{ type: 'text', text }] }] })
    const failed = () => resolve({ status: 0, first: since(), end: since(), retryAfter: 0 })
    const sent = request(service.url + routes.assistantMessage(2, service.domain), {
      method: 'POST',
      agent,
      headers: { authorization: `Bearer ${service.key}`, 'content-type': 'application/json' }
    })
    sent.on('error', failed)
    sent.on('response', response => {
      const status = response.statusCode ?? 0
      const retryAfter = Number(response.headers['retry-after'] ?? 0)
      let first: number | undefined
      let last = ''
      response.on('data', (bytes: Buffer) => {
        first ??= since()
        last = (last + bytes).slice(-500)
      })
      response.on('error', failed)
      response.on('end', () => {
        // An answer without a `finish` event was cut off.
        const isWhole = status !== 200 || last.includes('"type":"finish"')
        resolve({ status: isWhole ? status : 0, first: first ?? since(), end: since(), retryAfter })
      })
    })
    sent.end(body)
  })
