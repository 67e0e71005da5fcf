import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { serve } from '../serve.ts'
import { question } from '../testing/answers.ts'
import { finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'

describe('a reader who leaves', () => {
  it('stops the model', async () => {
    const closed: Promise<unknown>[] = []
    const { url } = await modelServer((response, request) => {
      closed.push(once(request.socket, 'close'))
      start(response)
      const timer = setInterval(() => say(response, 'and on '), 10)
      response.on('close', () => clearInterval(timer))
    })
    const service = await serviceWith(url)
    for (const version of [2, 1] as const) {
      const body =
        version === 2
          ? question('Which colours?')
          : { fp: 'a', messages: [{ id: '1', role: 'user', content: 'Which colours?' }] }
      const response = await service.ask(body, { version })
      const reader = response.body?.getReader()
      await reader?.read()
      await reader?.cancel()
    }
    expect(closed).toHaveLength(2)
    await Promise.all(closed)
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

  it('stops it also over a real connection', async () => {
    let closed: Promise<unknown> | undefined
    const { url } = await modelServer((response, request) => {
      closed = once(request.socket, 'close')
      start(response)
      const timer = setInterval(() => say(response, 'and on '), 10)
      response.on('close', () => clearInterval(timer))
    })
    const { folder } = await serviceWith(url)
    const service = await serve({
      docs: folder,
      data: ':memory:',
      port: 0,
      model: { url, name: 'small', key: undefined }
    })
    onTestFinished(() => void service.close())
    const leave = new AbortController()
    const response = await fetch(`${service.url}/discovery/v2/assistant/local/message`, {
      method: 'POST',
      signal: leave.signal,
      headers: { authorization: `Bearer ${service.project.assistantKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(question('Which colours?'))
    })
    await response.body?.getReader().read()
    leave.abort()
    await closed
  })
})
