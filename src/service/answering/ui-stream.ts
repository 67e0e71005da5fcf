import { toUIMessageChunk, UI_MESSAGE_STREAM_HEADERS, type UIMessageChunk } from 'ai'
import type { StartedAnswer } from './answer.ts'
import type { Dialect } from './contract.ts'
import { ModelError } from './model-error.ts'
import { type NumberedSource, sourcePart } from './source.ts'

/** The search query and its results. */
interface Search {
  query: string
  found: NumberedSource[]
}

export interface AnswerStream extends StartedAnswer {
  /** Sources that are known before the answer begins; others come with the words that cite them. */
  sources: NumberedSource[]
  /** Shown before the first word, where the sources come later. */
  search?: Search | undefined
  threadId: string
  messageId: string
  /** Whether all of it is stored. */
  isKept: () => boolean
  /** Called with errors during the answer; the reader gets a sentence without details. */
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

/** The chunks of an answer. Generated on demand, so that the model is not read ahead of the reader. */
async function* uiMessageChunks(answer: AnswerStream): AsyncGenerator<UIMessageChunk> {
  const { parts, sources, search, threadId, messageId } = answer
  const onError = (error: unknown) => {
    answer.onError(error)
    return sentenceFor(error)
  }
  yield { type: 'start', messageId, messageMetadata: { threadId } }
  if (search) yield* searchChunks(search)
  for (const source of sources) yield sourceChunk(source)
  // Converts parts one by one, because the AI SDK’s own stream would wrap this one in three more.
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

/** The metadata that is known only at the end. `kept` is sent only where the answer could not be stored. */
export const endOf = ({ outcome, isKept }: AnswerStream) => ({ outcome: outcome(), ...(!isKept() && { kept: false }) })

/** The reader’s sentence for a failed answer, without details. */
export const sentenceFor = (error: unknown): string =>
  error instanceof ModelError ? error.sentence : 'The answer failed.'

const sourceChunk = (source: NumberedSource): UIMessageChunk => {
  const { id, url, title = '', providerMetadata = {} } = sourcePart(source)
  return { type: 'source-url', sourceId: id, url, title, providerMetadata }
}

/**
 * The search as the call of a tool named `search`. Its results have no addresses, because clients list the results of a
 * search as sources, but only the cited sections are sources.
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
