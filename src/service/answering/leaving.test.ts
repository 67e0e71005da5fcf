import { describe, expect, it, onTestFinished } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { serve } from '../serve.ts'
import { question } from '../testing/answers.ts'
import { finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'

/** A model that writes without an end; each promise in `closed` resolves when a connection to it is closed. */
const endlessModel = async () => {
  const closed: Promise<unknown>[] = []
  const { url } = await modelServer((response, request) => {
    // A connection that is reset is closed too.
    closed.push(new Promise(resolve => request.socket.once('close', resolve)))
    start(response)
    const timer = setInterval(() => say(response, 'and on '), 10)
    response.on('close', () => clearInterval(timer))
  })
  return { url, closed }
}

const asked = (version: 1 | 2) =>
  version === 2
    ? question('Which colours?')
    : { fp: 'anonymous', messages: [{ id: '1', role: 'user', content: 'Which colours?' }] }

describe('a reader who leaves', () => {
  it.each([2, 1] as const)(
    'has the answer go on for a while, and no longer, in version %i',
    { tags: 'slow' },
    async version => {
      const { url, closed } = await endlessModel()
      const service = await serviceWith(url, { alone: 1_500 })
      const response = await service.ask(asked(version), { version })
      const reader = response.body?.getReader()
      await reader?.read()
      const left = performance.now()
      await reader?.cancel()
      await Promise.all(closed)
      expect(closed).toHaveLength(1)
      expect(performance.now() - left).toBeGreaterThan(1_500)
    }
  )

  it.each([2, 1] as const)('stops the model by saying so, in version %i', async version => {
    const { url, closed } = await endlessModel()
    const service = await serviceWith(url)
    const response = await service.ask(asked(version), { version })
    const reader = response.body?.getReader()
    await reader?.read()
    await reader?.cancel()
    const stop = `${response.headers.get('x-resume')}/stop`
    expect((await service.admin('POST', stop, undefined, service.project.assistantKey)).status).toBe(204)
    await Promise.all(closed)
    expect(closed).toHaveLength(1)
  })

  it.each([
    ['before the answer has begun', { patience: 60_000 }],
    ['during a silence', { patience: 10 }]
  ])('%s makes room for the next, in both versions', async (_when, answer) => {
    let silent = true
    const { url, requests } = await modelServer(response => {
      start(response)
      if (silent) return
      say(response, 'Here.')
      finish(response)
    })
    const { folder } = await serviceWith(url)
    const model = { url, name: 'small', key: undefined }
    const service = await serve({
      docs: folder,
      data: ':memory:',
      port: 0,
      model,
      answer,
      concurrency: 1,
      writeLog: () => {}
    })
    onTestFinished(() => void service.close())
    const ask = (version: 1 | 2, signal: AbortSignal | null = null) =>
      fetch(service.url + routes.assistantMessage(version, 'local'), {
        method: 'POST',
        signal,
        headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          fp: 'a',
          messages: [{ id: '1', role: 'user', content: 'Which?', parts: [{ type: 'text', text: 'Which?' }] }]
        })
      })
    for (const version of [2, 1] as const) {
      silent = true
      requests.length = 0
      const leave = new AbortController()
      const asked = ask(version, leave.signal)
      if (answer.patience < 100) await (await asked).body?.getReader().read()
      await expect.poll(() => requests.length).toBe(1)
      expect((await ask(version)).status).toBe(503)
      leave.abort()
      await asked.catch(() => {})
      silent = false
      // Read to its end: an answer may begin before its model was asked, and must not meet the next silence.
      const answered = async () => {
        const response = await ask(version)
        await response.text()
        return response.status
      }
      await expect.poll(answered).toBe(200)
    }
  })

  it('has it go on also over a real connection', { tags: 'slow' }, async () => {
    const { url, closed } = await endlessModel()
    const { folder } = await serviceWith(url)
    const model = { url, name: 'small', key: undefined }
    const service = await serve({ docs: folder, data: ':memory:', port: 0, model, answer: { alone: 1_500 } })
    onTestFinished(() => void service.close())
    const leave = new AbortController()
    const headers = { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' }
    const response = await fetch(service.url + routes.assistantMessage(2, 'local'), {
      method: 'POST',
      signal: leave.signal,
      headers,
      body: JSON.stringify(asked(2))
    })
    await response.body?.getReader().read()
    const left = performance.now()
    leave.abort()
    await Promise.all(closed)
    expect(performance.now() - left).toBeGreaterThan(1_500)
  })
})
