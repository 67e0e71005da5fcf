import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { answerRequest } from '../testing/answer-request.ts'
import { chunksOf, textOf } from '../testing/answers.ts'
import { sourceOf } from '../testing/grounding.ts'
import { answerOf, finishPart } from '../testing/model.ts'
import { type AnswerStream, dialects, eventsResponse, startAnswer } from './index.ts'

const sources = [sourceOf(1, { passage: 'One. Two.' }), sourceOf(2, { url: 'https://docs.example/a?b=c#d' })]

const responseIn = (version: 1 | 2) => (answer: AnswerStream, options: { threadIdOnFinish: boolean }) =>
  eventsResponse(dialects[version], dialects[version].events(answer, options), {
    headers: { 'x-thread-id': answer.threadId },
    silence: answer.silence,
    onLeave: () => {}
  })
const uiMessageResponse = responseIn(2)
const dataStreamResponse = responseIn(1)

const streamOf = async (
  answer: Parameters<typeof answerRequest>[0] = () => answerOf('In any ', 'colour.'),
  silence = 60_000
): Promise<AnswerStream> => {
  const started = await startAnswer(answerRequest(answer, { limits: { silence } }))
  return { ...started, sources, threadId: 'thread_1', messageId: 'msg_1', isKept: () => true, onError: vi.fn() }
}

async function* breaking() {
  yield { type: 'text-start', id: '1' } as const
  yield { type: 'text-delta', id: '1', delta: 'In ' } as const
  throw new Error('secret')
}

const withReasoning = async function* () {
  yield { type: 'reasoning-start', id: 'r' } as const
  yield { type: 'reasoning-delta', id: 'r', delta: 'Hm.' } as const
  yield { type: 'reasoning-end', id: 'r' } as const
  yield* answerOf('Any.')
}

const pausing = async function* () {
  yield { type: 'text-start', id: '1' } as const
  yield { type: 'text-delta', id: '1', delta: 'In ' } as const
  await wait(120)
  yield { type: 'text-delta', id: '1', delta: 'any.' } as const
  yield { type: 'text-end', id: '1' } as const
  yield finishPart('length')
}

describe('version 2 of an answer', () => {
  it('begins with its ids, then its sources, then its words, and ends with its thread', async () => {
    const response = uiMessageResponse(await streamOf(), { threadIdOnFinish: true })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'x-thread-id': 'thread_1',
      'cache-control': 'no-cache, no-transform'
    })
    const chunks = await chunksOf(response)
    expect(chunks.slice(0, 3)).toEqual([
      { type: 'start', messageId: 'msg_1', messageMetadata: { threadId: 'thread_1' } },
      {
        type: 'source-url',
        sourceId: 'source-1',
        url: '/lamp#1',
        title: 'Lamp',
        providerMetadata: { docsAssistant: { path: '/lamp', section: 'Part 1', passage: 'One. Two.' } }
      },
      expect.objectContaining({ sourceId: 'source-2', url: 'https://docs.example/a?b=c#d' })
    ])
    expect(chunks.filter(({ type }) => type === 'start')).toHaveLength(1)
    expect(textOf(chunks)).toBe('In any colour.')
    expect(chunks.at(-1)).toEqual({
      type: 'finish',
      finishReason: 'stop',
      messageMetadata: { threadId: 'thread_1', outcome: 'answered' },
      threadId: 'thread_1'
    })
    expect(chunks.filter(({ messageMetadata }) => messageMetadata)).toHaveLength(2)
  })

  it('has the thread on the finish in its metadata alone for strict clients', async () => {
    const chunks = await chunksOf(uiMessageResponse(await streamOf(), { threadIdOnFinish: false }))
    expect(chunks.at(-1)).toEqual({
      type: 'finish',
      finishReason: 'stop',
      messageMetadata: { threadId: 'thread_1', outcome: 'answered' }
    })
  })

  it('says that it failed, and reports why without telling the reader', async () => {
    const stream = await streamOf(breaking)
    const response = uiMessageResponse(stream, { threadIdOnFinish: true })
    const body = await response.text()
    expect(body).toContain('{"type":"error","errorText":"The answer broke off, because the model failed."}')
    expect(body).not.toContain('secret')
    expect(stream.onError).toHaveBeenCalledWith(expect.objectContaining({ cause: new Error('secret') }))
  })

  it('sends the model’s thoughts as reasoning, before its words', async () => {
    const chunks = await chunksOf(uiMessageResponse(await streamOf(withReasoning), { threadIdOnFinish: true }))
    const types = chunks.map(({ type }) => type)
    expect(chunks.find(({ type }) => type === 'reasoning-delta')).toMatchObject({ delta: 'Hm.' })
    expect(types.indexOf('reasoning-end')).toBeLessThan(types.indexOf('text-start'))
  })

  it('says before its words what was searched for and found, without addresses', async () => {
    const search = { query: 'Which colour?', found: sources }
    const stream = { ...(await streamOf()), sources: [], search }
    const chunks = await chunksOf(uiMessageResponse(stream, { threadIdOnFinish: true }))
    expect(chunks.slice(1, 3)).toEqual([
      {
        type: 'tool-input-available',
        toolCallId: 'search',
        toolName: 'search',
        input: { query: 'Which colour?' },
        providerExecuted: true,
        dynamic: true
      },
      {
        type: 'tool-output-available',
        toolCallId: 'search',
        output: {
          results: [
            { title: 'Lamp', section: 'Part 1' },
            { title: 'Lamp', section: 'Part 2' }
          ]
        },
        providerExecuted: true,
        dynamic: true
      }
    ])
  })

  it('sends comments in a silence', async () => {
    const body = await uiMessageResponse(await streamOf(pausing, 20), { threadIdOnFinish: true }).text()
    expect(body.indexOf('"In "')).toBeLessThan(body.indexOf(': keep-alive'))
    expect(body.indexOf(': keep-alive')).toBeLessThan(body.indexOf('"any."'))
  })
})

describe('version 1 of an answer', () => {
  const linesOf = async (response: Response) => (await response.text()).trimEnd().split('\n')

  it('is a line for each part: ids, thread, sources, words, and the end with its numbers', async () => {
    const response = dataStreamResponse(await streamOf(), { threadIdOnFinish: true })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'text/plain; charset=utf-8',
      'x-vercel-ai-data-stream': 'v1',
      'x-thread-id': 'thread_1',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no'
    })
    const usage = '"usage":{"promptTokens":12,"completionTokens":34}'
    expect(await linesOf(response)).toEqual([
      'f:{"messageId":"msg_1"}',
      '8:[{"threadId":"thread_1"}]',
      'h:{"sourceType":"url","id":"source-1","url":"/lamp#1","title":"Lamp"}',
      'h:{"sourceType":"url","id":"source-2","url":"https://docs.example/a?b=c#d","title":"Lamp"}',
      '0:"In any "',
      '0:"colour."',
      `e:{"finishReason":"stop",${usage},"isContinued":false}`,
      '8:[{"outcome":"answered"}]',
      `d:{"finishReason":"stop",${usage},"threadId":"thread_1"}`
    ])
  })

  it('has no thread at its end for strict clients', async () => {
    const lines = await linesOf(dataStreamResponse(await streamOf(), { threadIdOnFinish: false }))
    expect(lines.at(-1)).toBe('d:{"finishReason":"stop","usage":{"promptTokens":12,"completionTokens":34}}')
  })

  it('says that it failed, and reports why without telling the reader', async () => {
    const stream = await streamOf(breaking)
    const lines = await linesOf(dataStreamResponse(stream, { threadIdOnFinish: true }))
    expect(lines.slice(4)).toEqual(['0:"In "', '3:"The answer broke off, because the model failed."'])
    expect(stream.onError).toHaveBeenCalledWith(expect.objectContaining({ cause: new Error('secret') }))
  })

  it('sends reasoning, and nothing that this protocol does not know', async () => {
    const lines = await linesOf(dataStreamResponse(await streamOf(withReasoning), { threadIdOnFinish: true }))
    expect(lines.slice(4).map(line => line.slice(0, 2))).toEqual(['g:', '0:', 'e:', '8:', 'd:'])
    expect(lines[4]).toBe('g:"Hm."')
  })

  it('sends an empty text in a silence, and tells why a model stopped', async () => {
    const lines = await linesOf(dataStreamResponse(await streamOf(pausing, 20), { threadIdOnFinish: true }))
    expect(lines.indexOf('0:""')).toBeGreaterThan(lines.indexOf('0:"In "'))
    expect(lines.indexOf('0:""')).toBeLessThan(lines.indexOf('0:"any."'))
    expect(lines.at(-1)).toContain('"finishReason":"length"')
  })
})
