import * as ai7 from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import * as ai4 from 'ai4'
import { MockLanguageModelV1 } from 'ai4/test'
import * as ai5 from 'ai5'
import { MockLanguageModelV2 } from 'ai5/test'
import * as ai6 from 'ai6'
import { MockLanguageModelV3 } from 'ai6/test'
import { z } from 'zod'
import type { SdkVersion } from './sdk-readers.ts'

/** A whole response as a service on the real AI SDK (`ai`) writes it. */
export interface Recording {
  name: string
  version: SdkVersion
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer>
}

/** What a model does in one step. */
type Step = (
  | { reasoning: string }
  | { text: string[]; citation?: string; withoutEnd?: true }
  | { source: string }
  | { file: string }
  | { call: 'search' | 'boom' | 'client' }
  | { error: string }
)[]

interface Scenario {
  steps: Step[]
  /** `null`: the model does not say how it ends. */
  finishReason?: string | null
  /** What the service adds around the model’s answer. */
  extras?: true
  /** The model cannot be asked at all. */
  refused?: true
  /** Words after which the service stops the model. */
  stopAfter?: number
  /** The model is slow, and the service keeps the connection alive. */
  slow?: true
  /** The connection breaks after half of the lines. */
  broken?: true
  /** The versions that can write it; all without it. */
  versions?: SdkVersion[]
}

const words =
  'Install it with `npm i` — naïve 日本語 🧑‍🚀 e\u0301 \u202eevil\u202c \u0000 "quotes" \\ back\nslash\r\nand\ttabs. '
const text = { text: words.match(/.{1,7}/gsu) ?? [] }
const since5: SdkVersion[] = [5, 6, 7]

/** Answers as models give them; each is written by every version of the AI SDK that can. */
const scenarios: Record<string, Scenario> = {
  text: { steps: [[text]] },
  'one code point at a time': { steps: [[{ text: [...words] }]] },
  rich: {
    steps: [
      [{ reasoning: 'Let me think.' }, { text: ['Searching… '] }, { call: 'search' }],
      [
        { reasoning: 'Now answer.' },
        { source: '/install' },
        { source: 'https://docs.test/cli' },
        { text: ['See ', 'there.'] },
        { file: 'iVBORw0KGgo=' }
      ]
    ]
  },
  reasoning: { steps: [[{ reasoning: 'First.' }, { reasoning: 'Second.' }, text]] },
  sources: { steps: [[{ source: '/a' }, text, { source: 'https://docs.test/b' }]] },
  files: { steps: [[{ file: 'iVBORw0KGgo=' }, text, { file: 'AAAA' }]] },
  tools: { steps: [[{ call: 'search' }], [{ text: ['Searching… '] }, { call: 'search' }], [text]] },
  'tool failure': { steps: [[{ call: 'boom' }], [{ text: ['It failed.'] }]] },
  'tool of the client': { steps: [[{ call: 'client' }]] },
  'data, metadata and annotations': { steps: [[text]], extras: true },
  citations: { steps: [[{ ...text, citation: 'https://docs.test/page' }]], versions: [7] },
  'error after text': { steps: [[{ text: ['Partial', ' answer'] }, { error: 'overloaded' }]] },
  'error at once': { steps: [[{ error: 'no model' }]] },
  'no connection to the model': { steps: [[text]], refused: true },
  'cut short by its length': { steps: [[{ text: ['Too long'] }]], finishReason: 'length' },
  'no finish of the model': { steps: [[text]], finishReason: null },
  'no end of the text': { steps: [[{ ...text, withoutEnd: true }]], versions: since5 },
  'stopped by the service': { steps: [[text]], stopAfter: 5, versions: since5 },
  'kept alive': { steps: [[text]], slow: true, versions: since5 },
  'broken off': { steps: [[text]], broken: true }
}

/** Scenarios that the AI SDK takes for a complete answer, although they broke off, were stopped or say nothing. */
export const mistakenForComplete = ['tool of the client', 'stopped by the service', 'broken off']

const execute = {
  search: async () => ({ hits: [{ url: '/install', title: 'Install' }] }),
  boom: async () => {
    throw new Error('exploded')
  }
}
const parameters = z.object({ q: z.string() })
const input = '{"q":"install"}'

const stepReason = (step: Step, last = 'stop') => (step.some(part => 'call' in part) ? 'tool-calls' : last)

/** Where the models of versions 5 to 7 differ. */
interface Dialect {
  finish: (reason: string) => object
  file: (data: string) => unknown
}

const usage = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0, text: 1, reasoning: 0 }
const version5: Dialect = {
  finish: finishReason => ({ finishReason, usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 } }),
  file: data => data
}
const version6: Dialect = {
  finish: reason => ({
    finishReason: { unified: reason, raw: reason },
    usage: { inputTokens: usage, outputTokens: usage }
  }),
  file: data => data
}
const version7: Dialect = { ...version6, file: data => ({ type: 'data', data }) }

/** A step as the stream parts of a model of versions 5 to 7. */
const modelParts = (
  step: Step,
  number: number,
  finishReason: string | null | undefined,
  dialect: Dialect
): object[] => [
  { type: 'stream-start', warnings: [] },
  ...step.flatMap((part, index): object[] => {
    const id = `${index}`
    if ('reasoning' in part) {
      return [
        { type: 'reasoning-start', id },
        { type: 'reasoning-delta', id, delta: part.reasoning },
        { type: 'reasoning-end', id }
      ]
    }
    if ('text' in part) {
      const deltas = part.text.map(delta => ({ type: 'text-delta', id, delta }))
      const source = { type: 'source', sourceType: 'url', id, url: part.citation, title: 'A page' }
      const citations = [
        { type: 'citation', sources: [source], source, startIndex: 0, endIndex: 7, citedText: 'Install' }
      ]
      const end = { type: 'text-end', id, ...(part.citation && { citations }) }
      return [{ type: 'text-start', id }, ...deltas, ...(part.withoutEnd ? [] : [end])]
    }
    if ('source' in part) return [{ type: 'source', sourceType: 'url', id, url: part.source, title: 'A title' }]
    if ('file' in part) return [{ type: 'file', mediaType: 'image/png', data: dialect.file(part.file) }]
    if ('error' in part) return [{ type: 'error', error: new Error(part.error) }]
    const call = { id: `c${number}`, toolName: part.call }
    return [
      { type: 'tool-input-start', ...call },
      { type: 'tool-input-delta', ...call, delta: input.slice(0, 5) },
      { type: 'tool-input-delta', ...call, delta: input.slice(5) },
      { type: 'tool-input-end', ...call },
      { type: 'tool-call', toolCallId: call.id, toolName: part.call, input }
    ]
  }),
  ...(finishReason === null ? [] : [{ type: 'finish', ...dialect.finish(stepReason(step, finishReason)) }])
]

interface Writer {
  write(chunk: object): void
  merge(stream: ReadableStream): void
}

/** What versions 5 to 7 have in common, as far as these scenarios go. */
interface Sdk {
  streamText(options: object): { toUIMessageStream(options: object): ReadableStream }
  createUIMessageStream(options: { execute: (given: { writer: Writer }) => void }): ReadableStream
  createUIMessageStreamResponse(options: { stream: ReadableStream; keepAliveMs?: number }): Response
  simulateReadableStream(options: { chunks: object[]; chunkDelayInMs?: number | null }): ReadableStream
  stepCountIs(count: number): unknown
}
type MockModel = new (options: { doStream: () => Promise<{ stream: ReadableStream }> }) => object

const extras = [
  { type: 'data-thread', data: { threadId: 'thr_1' }, transient: true },
  { type: 'data-status', id: 's', data: { step: 'searching' } },
  { type: 'data-status', id: 's', data: { step: 'reading' } },
  { type: 'source-url', sourceId: 'm', url: 'https://docs.test/manual', title: 'Manual' },
  { type: 'message-metadata', messageMetadata: { model: 'mock' } }
]

const writer =
  (sdk: unknown, Model: unknown, dialect: Dialect) =>
  ({ steps, finishReason, stopAfter, slow, ...scenario }: Scenario): Response => {
    const { streamText, stepCountIs, ...streams } = sdk as Sdk
    const chunkDelayInMs = slow ? 4 : null
    let number = 0
    const model = new (Model as MockModel)({
      async doStream() {
        if (scenario.refused) throw new Error('no connection')
        const chunks = modelParts(steps[number] ?? [], number, finishReason, dialect)
        number++
        return { stream: streams.simulateReadableStream({ chunks, chunkDelayInMs }) }
      }
    })
    const tool = (name: keyof typeof execute) => ({ inputSchema: parameters, execute: execute[name] })
    const stopping = new AbortController()
    let wordsSoFar = 0
    const result = streamText({
      model,
      prompt: 'A question',
      maxRetries: 0,
      tools: { search: tool('search'), boom: tool('boom'), client: { inputSchema: parameters } },
      stopWhen: stepCountIs(3),
      abortSignal: stopping.signal,
      onChunk: () => ++wordsSoFar === stopAfter && stopping.abort(),
      onError() {}
    })
    const answer = result.toUIMessageStream({
      sendReasoning: true,
      sendSources: true,
      messageMetadata: ({ part }: { part: { type: string } }) =>
        ({ start: { threadId: 'thr_1' }, finish: { totalTokens: 2 } })[part.type],
      onError: (error: Error) => error.message
    })
    const stream = streams.createUIMessageStream({
      execute({ writer }) {
        if (scenario.extras) for (const chunk of extras) writer.write(chunk)
        writer.merge(answer)
      }
    })
    return streams.createUIMessageStreamResponse({ stream, ...(slow && { keepAliveMs: 1 }) })
  }

const version4Parts = (step: Step, number: number, finishReason: string | null | undefined): object[] => [
  ...step.flatMap((part): object[] => {
    if ('reasoning' in part) {
      return [
        { type: 'reasoning', textDelta: part.reasoning },
        { type: 'reasoning-signature', signature: 'signed' },
        { type: 'redacted-reasoning', data: 'redacted' }
      ]
    }
    if ('text' in part) return part.text.map(textDelta => ({ type: 'text-delta', textDelta }))
    if ('source' in part) {
      return [{ type: 'source', source: { sourceType: 'url', id: part.source, url: part.source, title: 'A title' } }]
    }
    if ('file' in part) return [{ type: 'file', mimeType: 'image/png', data: part.file }]
    if ('error' in part) return [{ type: 'error', error: new Error(part.error) }]
    const call = { toolCallType: 'function', toolCallId: `c${number}`, toolName: part.call }
    const halves = [input.slice(0, 5), input.slice(5)]
    return [
      ...halves.map(argsTextDelta => ({ type: 'tool-call-delta', ...call, argsTextDelta })),
      { type: 'tool-call', ...call, args: input }
    ]
  }),
  ...(finishReason === null
    ? []
    : [
        {
          type: 'finish',
          finishReason: stepReason(step, finishReason),
          usage: { promptTokens: 1, completionTokens: 1 }
        }
      ])
]

const writeVersion4 = ({ steps, finishReason, extras, refused }: Scenario): Response => {
  let number = 0
  const result = ai4.streamText({
    model: new MockLanguageModelV1({
      async doStream() {
        if (refused) throw new Error('no connection')
        const chunks = version4Parts(steps[number] ?? [], number, finishReason) as never[]
        number++
        return {
          stream: ai4.simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }),
          rawCall: { rawPrompt: null, rawSettings: {} }
        }
      }
    }),
    prompt: 'A question',
    maxRetries: 0,
    maxSteps: 3,
    toolCallStreaming: true,
    tools: {
      search: { parameters, execute: execute.search },
      boom: { parameters, execute: execute.boom },
      client: { parameters }
    },
    onError() {}
  })
  return ai4.createDataStreamResponse({
    execute(data) {
      if (extras) {
        data.writeData({ threadId: 'thr_1' })
        data.writeMessageAnnotation({ note: 'checked' })
      }
      result.mergeIntoDataStream(data, { sendReasoning: true, sendSources: true })
    },
    onError: error => (error as Error).message
  })
}

const writers: Record<SdkVersion, (scenario: Scenario) => Response> = {
  4: writeVersion4,
  5: writer(ai5, MockLanguageModelV2, version5),
  6: writer(ai6, MockLanguageModelV3, version6),
  7: writer(ai7, MockLanguageModelV4, version7)
}

/** The first half of the lines of a body. */
const halfOf = (body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const lines = new TextDecoder().decode(body).split('\n')
  return new TextEncoder().encode(`${lines.slice(0, lines.length / 2).join('\n')}\n`)
}

/** Every scenario, written at this moment by every version of the AI SDK that can. */
export const makeRecordings = (): Promise<Recording[]> =>
  Promise.all(
    Object.entries(scenarios).flatMap(([name, scenario]) =>
      (scenario.versions ?? ([4, 5, 6, 7] as const)).map(async version => {
        const response = writers[version](scenario)
        const whole = new Uint8Array(await response.arrayBuffer())
        const body = scenario.broken ? halfOf(whole) : whole
        return { name, version, headers: Object.fromEntries(response.headers), body }
      })
    )
  )
