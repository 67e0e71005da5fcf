import { createUIMessageStream, createUIMessageStreamResponse, toUIMessageStream, type UIMessageChunk } from 'ai'
import type { StartedAnswer } from './answer.ts'
import type { NumberedSource } from './grounding.ts'
import { plainText } from './plain-text.ts'

export interface AnswerStream extends StartedAnswer {
  sources: NumberedSource[]
  threadId: string
  messageId: string
  /** Told of errors in the middle of the answer; the reader gets a sentence without details. */
  onError: (error: unknown) => void
}

/** An answer as the AI SDK’s UI message stream: version 2 of the endpoint. */
export const uiMessageResponse = (answer: AnswerStream, options: { threadIdOnFinish: boolean }): Response =>
  createUIMessageStreamResponse({
    stream: uiMessageChunks(answer).pipeThrough(options.threadIdOnFinish ? withThreadId(answer.threadId) : unchanged()),
    keepAliveMs: answer.silence,
    headers: { 'X-Thread-Id': answer.threadId, 'Cache-Control': 'no-cache, no-transform' }
  })

const uiMessageChunks = ({ parts, sources, threadId, messageId, outcome, onError: report }: AnswerStream) => {
  const onError = (error: unknown) => {
    report(error)
    return 'The answer failed.'
  }
  return createUIMessageStream({
    onError,
    execute({ writer }) {
      writer.write({ type: 'start', messageId, messageMetadata: { threadId } })
      for (const source of sources) writer.write(sourceChunk(source))
      writer.merge(
        toUIMessageStream({
          stream: parts,
          sendStart: false,
          sendReasoning: false,
          messageMetadata: ({ part }) => (part.type === 'finish' ? { threadId, outcome: outcome() } : undefined),
          onError
        })
      )
    }
  })
}

const sourceChunk = ({ number, url, path, title, section, blocks }: NumberedSource): UIMessageChunk => ({
  type: 'source-url',
  sourceId: `source-${number}`,
  url,
  title,
  providerMetadata: { docsAssistant: { path, section, passage: excerpt(blocks) } }
})

/** The beginning of the passage as the reader sees it on the page: shown beside the source, and looked for on the page. */
const excerpt = (blocks: string[]): string => {
  const passage = blocks.map(plainText).join('\n\n')
  return passage.length <= 600 ? passage : `${passage.slice(0, 600).replace(/\s\S*$/, '')} …`
}

/** The interface has `threadId` on the finish event itself, where the AI SDK’s writer puts only its own keys. */
const withThreadId = (threadId: string) =>
  new TransformStream<UIMessageChunk, UIMessageChunk>({
    transform: (chunk, controller) =>
      controller.enqueue(chunk.type === 'finish' ? ({ ...chunk, threadId } as UIMessageChunk) : chunk)
  })

const unchanged = () => new TransformStream<UIMessageChunk, UIMessageChunk>()
