import { readUIMessageStream, DefaultChatTransport as Transport7 } from 'ai'
import { processDataStream } from 'ai4'
import { DefaultChatTransport as Transport5 } from 'ai5'
import { DefaultChatTransport as Transport6 } from 'ai6'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../../protocol/index.ts'
import { finish, modelServer, say, send, serviceWith, start } from '../../testing/model-server.ts'
import { type TestService, testService } from '../../testing/service.ts'

let service: TestService

beforeAll(async () => {
  service = await testService()
})

afterAll(() => service[Symbol.asyncDispose]())

const user = (text: string) => ({ id: 'm1', role: 'user' as const, parts: [{ type: 'text' as const, text }] })

/** A service whose model sends reasoning and citations with its text. */
const modelService = async () => {
  const { url } = await modelServer(response => {
    start(response)
    send(response, { reasoning_content: 'Hm.' })
    say(response, 'Run npm install lamp [1](/install#with-a-package-manager).')
    finish(response)
  })
  return serviceWith(url)
}

describe('the stock transport of the AI SDK', () => {
  // The casts are safe, because message types differ only in parts that text messages do not have.
  it.each([
    ['5', Transport5 as unknown as typeof Transport7],
    ['6', Transport6 as unknown as typeof Transport7],
    ['7', Transport7]
  ])('of version %s reads an answer with its sources and its thread', async (_version, Transport) => {
    const message = await messageOf(Transport, service)
    expect(message?.parts.filter(({ type }) => type === 'source-url').length).toBeGreaterThan(0)
    expect(message?.parts.map(({ text }) => text ?? '').join('')).toContain('npm install lamp')
    expect(message?.metadata).toEqual({ threadId: expect.stringMatching(/^thread_/), outcome: 'answered' })
  })

  it.each([
    ['5', Transport5 as unknown as typeof Transport7],
    ['6', Transport6 as unknown as typeof Transport7],
    ['7', Transport7]
  ])(
    'of version %s reads what a model answers: what was found, thoughts, words, sources',
    async (_version, Transport) => {
      const message = await messageOf(Transport, await modelService())
      const types = message?.parts.map(({ type }) => type).filter(type => type !== 'step-start')
      expect(types).toEqual(['dynamic-tool', 'reasoning', 'text', 'source-url'])
      expect(message?.parts.find(({ type }) => type === 'dynamic-tool')).toMatchObject({
        toolName: 'search',
        state: 'output-available'
      })
      expect(message?.metadata).toMatchObject({ outcome: 'answered' })
    }
  )

  const messageOf = async (Transport: typeof Transport7, service: TestService) => {
    const transport = new Transport({
      api: routes.assistantMessage(2, 'local'),
      headers: { authorization: `Bearer ${service.project.assistantKey}` },
      fetch: (async (input: string, init: RequestInit) => service.app.request(input, init)) as typeof fetch,
      prepareSendMessagesRequest: ({ messages }) => ({ body: { fp: 'anonymous', messages } })
    })
    const stream = await transport.sendMessages({
      chatId: 'c',
      trigger: 'submit-message',
      messageId: undefined,
      abortSignal: undefined,
      messages: [user('How do I install it with npm?')]
    })
    let message: { parts: { type: string; text?: string }[]; metadata?: unknown } | undefined
    for await (const state of readUIMessageStream({ stream: stream as never })) message = state
    return message
  }
})

describe('version 4’s own reader', () => {
  it('reads version 1: text, sources, annotations and the finish', async () => {
    const response = await service.ask(
      {
        fp: 'anonymous',
        messages: [
          { ...user('How do I install it with npm?'), content: 'How do I install it with npm?', createdAt: 'now' }
        ]
      },
      { version: 1 }
    )
    expect(response.status).toBe(200)
    expect(response.headers.get('x-vercel-ai-data-stream')).toBe('v1')
    const threadId = response.headers.get('x-thread-id')
    let text = ''
    const seen: Record<string, unknown> = {}
    const annotated: unknown[] = []
    const urls: string[] = []
    await processDataStream({
      stream: response.body as ReadableStream<Uint8Array>,
      onTextPart: part => {
        text += part
      },
      onSourcePart: source => void urls.push(source.url),
      onMessageAnnotationsPart: annotations => {
        annotated.push(...annotations)
      },
      onStartStepPart: part => {
        seen.messageId = part.messageId
      },
      onFinishStepPart: part => {
        seen.step = part
      },
      onFinishMessagePart: part => {
        seen.finish = part
      },
      onErrorPart: error => {
        seen.error = error
      }
    })
    expect(text).toContain('npm install lamp')
    expect(urls).toContain('/install#with-a-package-manager')
    expect(annotated).toEqual([{ threadId }, { outcome: 'answered' }])
    expect(seen).toEqual({
      messageId: expect.stringMatching(/^msg_/),
      step: {
        finishReason: 'stop',
        isContinued: false,
        usage: { promptTokens: 0, completionTokens: expect.any(Number) }
      },
      finish: { finishReason: 'stop', usage: { promptTokens: 0, completionTokens: expect.any(Number) } }
    })
  })

  it('finds the thread id on the finish line, unless it is switched off', async () => {
    const body = { fp: 'a', messages: [{ id: '1', role: 'user', content: 'Which colours?' }] }
    const response = await service.ask(body, { version: 1 })
    const threadId = response.headers.get('x-thread-id')
    expect((await response.text()).trim().split('\n').at(-1)).toContain(`"threadId":"${threadId}"`)
    await using strict = await testService({ threadIdOnFinish: false })
    const finish = (await (await strict.ask(body, { version: 1 })).text()).trim().split('\n').at(-1)
    expect(finish).toMatch(/^d:/)
    expect(finish).not.toContain('threadId')
  })

  it('is told what is wrong with a message that has no content', async () => {
    const response = await service.ask({ fp: 'a', messages: [user('Which colours?')] }, { version: 1 })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ details: [{ path: 'messages.0.content' }] })
  })
})
