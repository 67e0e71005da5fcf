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
  | { text: string[] }
  | { source: string }
  | { file: string }
  | { call: string }
  | { error: string }
)[]

interface Scenario {
  steps: Step[]
  finishReason?: string
}

const words =
  'Install it with `npm i` — naïve 日本語 🧑‍🚀 e\u0301 \u202eevil\u202c "quotes" \\ back\nslash\r\nand\ttabs. '

/** Answers as models give them; each is written by every version of the AI SDK. */
const scenarios: Record<string, Scenario> = {
  text: { steps: [[{ text: words.match(/.{1,7}/gsu) ?? [] }]] },
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
  'tool failure': { steps: [[{ call: 'boom' }], [{ text: ['It failed.'] }]] },
  'error after text': { steps: [[{ text: ['Partial', ' answer'] }, { error: 'overloaded' }]] },
  'error at once': { steps: [[{ error: 'no model' }]] },
  'cut short by its length': { steps: [[{ text: ['Too long'] }]], finishReason: 'length' }
}

const execute = {
  search: async () => ({ hits: [{ url: '/install', title: 'Install' }] }),
  boom: async () => {
    throw new Error('exploded')
  }
}
const parameters = z.object({ q: z.string() })
const input = '{"q":"install"}'

const stepReason = (step: Step, last: string | undefined) =>
  step.some(part => 'call' in part) ? 'tool-calls' : (last ?? 'stop')

/** Where the models of versions 5 to 7 differ. */
interface Dialect {
  finishReason: unknown
  usage: object
  file: (data: string) => unknown
}

/** A step in the words of the models of versions 5 to 7. */
const modelParts = (step: Step, { file, ...finish }: Dialect): object[] => [
  { type: 'stream-start', warnings: [] },
  ...step.flatMap((part, index): object[] => {
    const id = `${index}`
    if ('reasoning' in part) {
      const { reasoning: delta } = part
      return [
        { type: 'reasoning-start', id },
        { type: 'reasoning-delta', id, delta },
        { type: 'reasoning-end', id }
      ]
    }
    if ('text' in part) {
      const deltas = part.text.map(delta => ({ type: 'text-delta', id, delta }))
      return [{ type: 'text-start', id }, ...deltas, { type: 'text-end', id }]
    }
    if ('source' in part) return [{ type: 'source', sourceType: 'url', id, url: part.source, title: 'A title' }]
    if ('file' in part) return [{ type: 'file', mediaType: 'image/png', data: file(part.file) }]
    if ('error' in part) return [{ type: 'error', error: new Error(part.error) }]
    const halves = [input.slice(0, 5), input.slice(5)]
    return [
      { type: 'tool-input-start', id: 'c1', toolName: part.call },
      ...halves.map(delta => ({ type: 'tool-input-delta', id: 'c1', delta })),
      { type: 'tool-input-end', id: 'c1' },
      { type: 'tool-call', toolCallId: 'c1', toolName: part.call, input }
    ]
  }),
  { type: 'finish', ...finish }
]

const tokens = { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0, text: 1, reasoning: 0 }
type MakeDialect = (finishReason: string) => Dialect
const version5: MakeDialect = finishReason => ({
  finishReason,
  usage: { inputTokens: 1, outputTokens: 1, totalTokens: 2 },
  file: data => data
})
const version6: MakeDialect = reason => ({
  finishReason: { unified: reason, raw: reason },
  usage: { inputTokens: tokens, outputTokens: tokens },
  file: data => data
})
const version7: MakeDialect = reason => ({ ...version6(reason), file: data => ({ type: 'data', data }) })

/** What `streamText` of versions 5 to 7 has in common, as far as these scenarios go. */
interface Sdk {
  streamText(options: object): { toUIMessageStreamResponse(options: object): Response }
  simulateReadableStream(options: { chunks: object[] }): ReadableStream
  stepCountIs(count: number): unknown
}
type MockModel = new (options: { doStream: () => Promise<{ stream: ReadableStream }> }) => object

const writer =
  (sdk: unknown, Model: unknown, dialect: MakeDialect) =>
  ({ steps, finishReason }: Scenario): Response => {
    const { streamText, simulateReadableStream, stepCountIs } = sdk as Sdk
    const rest = [...steps]
    const model = new (Model as MockModel)({
      async doStream() {
        const step = rest.shift() ?? []
        return { stream: simulateReadableStream({ chunks: modelParts(step, dialect(stepReason(step, finishReason))) }) }
      }
    })
    const tool = (name: keyof typeof execute) => ({ inputSchema: parameters, execute: execute[name] })
    return streamText({
      model,
      prompt: 'A question',
      tools: { search: tool('search'), boom: tool('boom') },
      stopWhen: stepCountIs(3),
      onError() {}
    }).toUIMessageStreamResponse({
      sendReasoning: true,
      sendSources: true,
      onError: (error: Error) => error.message
    })
  }

const writeVersion4 = ({ steps, finishReason }: Scenario): Response => {
  const usage = { promptTokens: 1, completionTokens: 1 }
  const rest = [...steps]
  const parts = (step: Step) => [
    ...step.flatMap((part): object[] => {
      if ('reasoning' in part) return [{ type: 'reasoning', textDelta: part.reasoning }]
      if ('text' in part) return part.text.map(textDelta => ({ type: 'text-delta', textDelta }))
      if ('source' in part) {
        return [{ type: 'source', source: { sourceType: 'url', id: part.source, url: part.source, title: 'A title' } }]
      }
      if ('file' in part) return [{ type: 'file', mimeType: 'image/png', data: part.file }]
      if ('error' in part) return [{ type: 'error', error: new Error(part.error) }]
      const call = { toolCallType: 'function', toolCallId: 'c1', toolName: part.call }
      const halves = [input.slice(0, 5), input.slice(5)]
      return [
        ...halves.map(argsTextDelta => ({ type: 'tool-call-delta', ...call, argsTextDelta })),
        { type: 'tool-call', ...call, args: input }
      ]
    }),
    { type: 'finish', finishReason: stepReason(step, finishReason), usage }
  ]
  const result = ai4.streamText({
    model: new MockLanguageModelV1({
      async doStream() {
        const chunks = parts(rest.shift() ?? []) as never[]
        return {
          stream: ai4.simulateReadableStream({ chunks, initialDelayInMs: null, chunkDelayInMs: null }),
          rawCall: { rawPrompt: null, rawSettings: {} }
        }
      }
    }),
    prompt: 'A question',
    maxSteps: 3,
    toolCallStreaming: true,
    tools: { search: { parameters, execute: execute.search }, boom: { parameters, execute: execute.boom } },
    onError() {}
  })
  return result.toDataStreamResponse({
    sendReasoning: true,
    sendSources: true,
    getErrorMessage: error => (error as Error).message
  })
}

const writers: Record<SdkVersion, (scenario: Scenario) => Response> = {
  4: writeVersion4,
  5: writer(ai5, MockLanguageModelV2, version5),
  6: writer(ai6, MockLanguageModelV3, version6),
  7: writer(ai7, MockLanguageModelV4, version7)
}

/** Every scenario, written by every version of the AI SDK at this moment. */
export const makeRecordings = (): Promise<Recording[]> =>
  Promise.all(
    ([4, 5, 6, 7] as const).flatMap(version =>
      Object.entries(scenarios).map(async ([name, scenario]) => {
        const response = writers[version](scenario)
        const body = new Uint8Array(await response.arrayBuffer())
        return { name, version, headers: Object.fromEntries(response.headers), body }
      })
    )
  )
