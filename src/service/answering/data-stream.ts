import type { AnswerPart, Dialect, SourcePart } from './contract.ts'
import { sourcePart } from './source.ts'
import { type AnswerStream, endOf, sentenceFor } from './ui-stream.ts'

/**
 * Version 1 of the endpoint: an answer as the data stream of version 4 of the AI SDK, one `CODE:JSON` a line. Written by
 * hand, because later versions of the AI SDK cannot write it.
 */
export const dataStream: Dialect<AnswerStream> = {
  headers: {
    'content-type': 'text/plain; charset=utf-8',
    'x-vercel-ai-data-stream': 'v1',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no'
  },
  separator: '\n',
  // This protocol has no comments, so an empty text, which changes nothing, keeps the connection open.
  keepAlive: '0:""\n',
  end: '',
  events: lines
}

const line = (code: string, value: unknown): string => `${code}:${JSON.stringify(value)}`

async function* lines(
  answer: AnswerStream,
  { threadIdOnFinish }: { threadIdOnFinish: boolean }
): AsyncGenerator<string> {
  const { parts, sources, threadId, messageId, onError } = answer
  yield line('f', { messageId })
  // Annotations correspond to the metadata of later versions.
  yield line('8', [{ threadId }])
  for (const source of sources) yield sourceLine(sourcePart(source))
  for await (const part of parts) {
    if (part.type === 'text-delta') {
      if (part.text) yield line('0', part.text)
    } else if (part.type === 'reasoning-delta') yield line('g', part.text)
    else if (part.type === 'source' && part.sourceType === 'url') yield sourceLine(part)
    else if (part.type === 'finish-step')
      yield line('e', { ...finish(part.finishReason, part.usage), isContinued: false })
    else if (part.type === 'finish') {
      yield line('8', [endOf(answer)])
      yield line('d', { ...finish(part.finishReason, part.totalUsage), ...(threadIdOnFinish && { threadId }) })
    } else if (part.type === 'error') {
      onError(part.error)
      yield line('3', sentenceFor(part.error))
    }
  }
}

const sourceLine = ({ id, url, title }: SourcePart): string => line('h', { sourceType: 'url', id, url, title })

type Finish = Extract<AnswerPart, { type: 'finish' }>

const finish = (finishReason: Finish['finishReason'], usage: Finish['totalUsage']) => ({
  finishReason,
  usage: { promptTokens: usage.inputTokens ?? 0, completionTokens: usage.outputTokens ?? 0 }
})
