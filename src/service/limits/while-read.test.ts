/** @module-tag slow */
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { routes } from '../../protocol/index.ts'
import { serve } from '../serve.ts'
import { chunksOf, question, textOf } from '../testing/answers.ts'
import { finish, modelServer, say, serviceWith, start } from '../testing/model-server.ts'
import { createConcurrencyLimiter, whileRead } from './index.ts'

const endless = (cancelled: unknown[] = []) => {
  let made = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull: controller => controller.enqueue(new TextEncoder().encode(`${made++} `)),
      cancel: reason => void cancelled.push(reason)
    },
    { highWaterMark: 0 }
  )
  return { response: new Response(body, { status: 201, headers: { 'x-thread-id': 't' } }), made: () => made }
}

describe('an answer that is read', () => {
  it('is the same response, made no faster than it is read', async () => {
    const { response, made } = endless()
    const read = whileRead(response, createConcurrencyLimiter(1).acquire())
    expect([read.status, read.headers.get('x-thread-id')]).toEqual([201, 't'])
    const reader = read.body?.getReader()
    await reader?.read()
    await new Promise(setImmediate)
    expect(made()).toBe(1)
  })

  it('ends where it is when it was not read for a while and another needs its place', async () => {
    const limiter = createConcurrencyLimiter(1, 500)
    const cancelled: unknown[] = []
    const reader = whileRead(endless(cancelled).response, limiter.acquire()).body?.getReader()
    await reader?.read()
    // An answer that only waits for its reader keeps its place at first.
    expect(() => limiter.acquire()).toThrow()
    await new Promise(resolve => setTimeout(resolve, 510))
    limiter.acquire()
    expect(cancelled).toHaveLength(1)
    expect(await reader?.read()).toEqual({ done: true, value: undefined })
  })

  it('keeps its place while its words are waited for', async () => {
    const limiter = createConcurrencyLimiter(1, 20)
    const silent = new Response(new ReadableStream({ pull: () => new Promise(() => {}) }, { highWaterMark: 0 }))
    void whileRead(silent, limiter.acquire()).body?.getReader().read()
    await new Promise(resolve => setTimeout(resolve, 30))
    expect(() => limiter.acquire()).toThrow()
  })
})

/** Asks and reads nothing of the answer. */
const askWithoutReading = async (url: string, key: string, version: 1 | 2) => {
  const asked = request(url + routes.assistantMessage(version, 'local'), {
    method: 'POST',
    agent: false,
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  })
  const content = 'Which?'
  const message = { id: '1', role: 'user', content, parts: [{ type: 'text', text: content }] }
  asked.end(JSON.stringify({ fp: 'a', messages: [message] }))
  const [response] = await once(asked, 'response')
  response.on('error', () => {})
  return response as IncomingMessage
}

/** A model that writes without an end, as fast as it is read. */
const endlessModel = (onLeft = () => {}) =>
  modelServer(response => {
    response.on('close', onLeft)
    start(response)
    const more = () => {
      while (!response.destroyed && say(response, 'word '.repeat(400)));
    }
    response.on('drain', more)
    more()
  })

describe('readers who do not read', () => {
  it.each([2, 1] as const)('hold up nobody, in version %i', async version => {
    const { url } = await endlessModel()
    const { folder } = await serviceWith(url)
    const model = { url, name: 'small' }
    const answer = { characters: 1e9, deadline: 600_000 }
    const config = { docs: folder, data: ':memory:', port: 0, model, answer, concurrency: 3, writeLog: () => {} }
    const service = await serve(config)
    onTestFinished(() => service.close())
    const key = service.project.assistantKey
    for (let reader = 0; reader < 3; reader++) {
      const response = await askWithoutReading(service.url, key, version)
      onTestFinished(() => void response.destroy())
    }
    const statusOfNext = async () => {
      const next = await askWithoutReading(service.url, key, version)
      next.destroy()
      return next.statusCode
    }
    // The connection takes some of it before it waits for its reader.
    await expect.poll(statusOfNext, { interval: 200 }).toBe(200)
  })

  it('hold up neither the next question nor /health when they are a hundred', async () => {
    // As many as are answered at a time.
    const readers = 100
    let asked = 0
    const { url } = await modelServer(response => {
      start(response)
      say(response, 'Both.')
      if (asked++ >= readers) finish(response)
    })
    const service = await serviceWith(url)
    const ask = () => service.ask(question('Which colours?'))
    const health = async () => (await service.app.request('/health')).status
    for (let reader = 0; reader < readers; reader++) {
      const { status, body } = await ask()
      expect(status).toBe(200)
      // What has come of an answer is passed on; nobody asks for the rest.
      await body?.getReader().read()
    }
    expect(await health()).toBe(200)
    // A 503 until one of the hundred has not been read for a second.
    await expect.poll(async () => textOf(await chunksOf(await ask())), { interval: 200 }).toMatch(/^Both\./)
  })

  it('are hung up on after a time', async () => {
    const onLeft = vi.fn()
    const { url } = await endlessModel(onLeft)
    const { folder } = await serviceWith(url)
    const model = { url, name: 'small' }
    const answer = { characters: 1e9, deadline: 600_000, alone: 0 }
    // A busy machine needs so long to read the question.
    const config = { docs: folder, data: ':memory:', port: 0, model, answer, writeLog: () => {}, requestTimeout: 4_000 }
    const service = await serve(config)
    onTestFinished(() => service.close())
    const response = await askWithoutReading(service.url, service.project.assistantKey, 2)
    expect(response.statusCode).toBe(200)
    await vi.waitFor(() => expect(onLeft).toHaveBeenCalled(), 30_000)
    // Only data that is already buffered can still be read.
    await expect(
      (async () => {
        for await (const _ of response);
      })()
    ).rejects.toThrow()
  })
})
