import { toUIMessageChunk, UI_MESSAGE_STREAM_HEADERS, type UIMessageChunk } from 'ai'
import type { StartedAnswer } from './answer.ts'
import type { Dialect } from './contract.ts'
import type { NumberedSource } from './grounding.ts'
import { ModelError } from './model-error.ts'
import { sourcePart } from './source-part.ts'

/** What the documentation was searched for, and what was found. */
interface Search {
  query: string
  found: NumberedSource[]
}

export interface AnswerStream extends StartedAnswer {
  /** Those that are known to be used before the answer begins; others come with the words that cite them. */
  sources: NumberedSource[]
  /** Shown before the first word, where the sources come later. */
  search?: Search | undefined
  threadId: string
  messageId: string
  /** Whether all of it is stored. */
  isKept: () => boolean
  /** Told of errors in the middle of the answer; the reader gets a sentence without details. */
  onError: (error: unknown) => void
}

/** An answer as the AI SDK’s UI message stream: version 2 of the endpoint. */
export const uiMessageStream: Dialect<AnswerStream> = {
  headers: { ...UI_MESSAGE_STREAM_HEADERS, 'cache-control': 'no-cache, no-transform' },
  separator: '\n\n',
  keepAlive: ': keep-alive\n\n',
  end: 'data: [DONE]\n\n',
  async *events(answer, { threadIdOnFinish }) {
    const { threadId } = answer
    for await (const chunk of uiMessageChunks(answer)) {
      // The interface has `threadId` on the finish event itself, where the AI SDK’s writer puts only its own keys.
      const isNamed = threadIdOnFinish && chunk.type === 'finish'
      yield `data: ${JSON.stringify(isNamed ? { ...chunk, threadId } : chunk)}`
    }
  }
}

/** Made as they are read: what no reader takes is not asked of the model either, and takes no memory. */
async function* uiMessageChunks(answer: AnswerStream): AsyncGenerator<UIMessageChunk> {
  const { parts, sources, search, threadId, messageId } = answer
  const onError = (error: unknown) => {
    answer.onError(error)
    return sentenceFor(error)
  }
  yield { type: 'start', messageId, messageMetadata: { threadId } }
  if (search) yield* searchChunks(search)
  for (const source of sources) yield sourceChunk(source)
  // One by one: the AI SDK’s stream of them would be three more streams around this one.
  for await (const part of parts) {
    const chunk = toUIMessageChunk(part, {
      sendStart: false,
      sendReasoning: true,
      sendSources: true,
      messageMetadata: part.type === 'finish' ? { threadId, ...endOf(answer) } : undefined,
      onError
    })
    if (chunk) yield chunk
  }
}

/** What is known at the end alone. That an answer is kept needs no saying. */
export const endOf = ({ outcome, isKept }: AnswerStream) => ({ outcome: outcome(), ...(!isKept() && { kept: false }) })

/** What the reader is told of an answer that fails: no details. */
export const sentenceFor = (error: unknown): string =>
  error instanceof ModelError ? error.sentence : 'The answer failed.'

const sourceChunk = (source: NumberedSource): UIMessageChunk => {
  const { id, url, title = '', providerMetadata = {} } = sourcePart(source)
  return { type: 'source-url', sourceId: id, url, title, providerMetadata }
}

/**
 * What was found, as the call of a tool named `search`. Its results have no addresses: clients list those of any search
 * as sources, and the sources of an answer are those that it cites.
 */
const searchChunks = ({ query, found }: Search): UIMessageChunk[] => {
  const call = { toolCallId: 'search', providerExecuted: true, dynamic: true }
  return [
    { type: 'tool-input-available', ...call, toolName: 'search', input: { query } },
    {
      type: 'tool-output-available',
      ...call,
      output: { results: found.map(({ title, section }) => ({ title, section })) }
    }
  ]
}
