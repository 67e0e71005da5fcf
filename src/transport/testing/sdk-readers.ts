import * as ai7 from 'ai'
import { processDataStream } from 'ai4'
import * as ai5 from 'ai5'
import * as ai6 from 'ai6'
import { AssistantTransport } from '../index.ts'
import { type Summary, summaryOf } from './summary.ts'

/** What versions 5, 6 and 7 of the AI SDK have in common, as far as reading an answer goes. */
interface Sdk {
  AbstractChat: new (
    init: object
  ) => {
    sendMessage(message: { text: string }): Promise<void>
  }
  DefaultChatTransport: new (options: { api: string; fetch: typeof fetch }) => object
}

interface Message {
  id: string
  parts: { type: string }[]
}

/** The state port of the AI SDK, in memory. */
const createState = () => {
  const state = {
    status: 'ready',
    error: undefined as Error | undefined,
    messages: [] as Message[],
    pushMessage(message: Message) {
      state.messages = [...state.messages, message]
    },
    popMessage() {
      state.messages = state.messages.slice(0, -1)
    },
    replaceMessage(index: number, message: Message) {
      state.messages = state.messages.with(index, message)
    },
    snapshot: <Value>(value: Value): Value => structuredClone(value)
  }
  return state
}

/** Reads one response with a chat of an SDK on a transport. */
const readWith = async ({ AbstractChat }: Sdk, transport: object): Promise<Summary> => {
  const state = createState()
  let finish: string | undefined
  let parts: Message['parts'] = []
  const chat = new AbstractChat({
    state,
    transport,
    generateId: ai7.createIdGenerator(),
    onFinish(result: { finishReason?: string; message: Message }) {
      finish = result.finishReason
      parts = result.message.parts
    }
  })
  await chat.sendMessage({ text: 'A question' })
  return summaryOf(parts, finish, state.status === 'error')
}

const fetching = (response: Response): typeof fetch => {
  return async () => response
}

const readWithOwn = (sdk: unknown) => (response: Response) => {
  const { DefaultChatTransport } = sdk as Sdk
  return readWith(sdk as Sdk, new DefaultChatTransport({ api: 'http://service.test', fetch: fetching(response) }))
}

/** Reads a response with the chat on our transport; `Transport` may be the built class instead of the source. */
export const readWithOurs = (response: Response, Transport = AssistantTransport): Promise<Summary> =>
  readWith(ai7 as unknown as Sdk, new Transport({ endpoint: 'http://service.test/', fetch: fetching(response) }))

/** Reads a response with the reader of version 4. */
const readWithVersion4 = async (response: Response): Promise<Summary> => {
  const summary: Summary = {
    text: '',
    reasoning: '',
    sources: [],
    tools: [],
    files: [],
    finish: undefined,
    failed: false
  }
  const toolOf = (id: string) => summary.tools.find(tool => tool.id === id)
  await processDataStream({
    stream: response.body as ReadableStream<Uint8Array>,
    onTextPart(text) {
      summary.text += text
    },
    onReasoningPart(text) {
      summary.reasoning += text
    },
    onSourcePart({ url, title }) {
      summary.sources.push({ url, title })
    },
    onFilePart({ mimeType, data }) {
      summary.files.push({ mediaType: mimeType, url: `data:${mimeType};base64,${data}` })
    },
    onToolCallPart({ toolCallId: id, toolName: name, args: input }) {
      summary.tools.push({ id, name, state: 'input-available', input, output: undefined, errorText: undefined })
    },
    onToolResultPart({ toolCallId, result }) {
      Object.assign(toolOf(toolCallId) as object, { state: 'output-available', output: result })
    },
    onErrorPart() {
      summary.failed = true
    },
    onFinishMessagePart({ finishReason }) {
      summary.finish = finishReason === 'unknown' ? 'other' : finishReason
    }
  })
  return summary
}

/** The reader that each version brings itself. */
export const ownReaders = { 4: readWithVersion4, 5: readWithOwn(ai5), 6: readWithOwn(ai6), 7: readWithOwn(ai7) }
export type SdkVersion = keyof typeof ownReaders
