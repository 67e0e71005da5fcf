import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { streamFrom } from '../../shared/stream.ts'

type Parts = AsyncGenerator<LanguageModelV4StreamPart>

/** A language model that answers with the parts that the test yields. */
export const fakeModel = (answer: (options: LanguageModelV4CallOptions) => Parts): LanguageModelV4 => ({
  specificationVersion: 'v4',
  provider: 'test',
  modelId: 'test',
  supportedUrls: {},
  doGenerate: () => Promise.reject(new Error('The service only streams.')),
  doStream: async options => ({ stream: streamFrom(answer(options)) })
})

/** Parts of a whole answer, from its texts. */
export async function* answerOf(...texts: string[]): Parts {
  yield { type: 'stream-start', warnings: [] }
  yield { type: 'text-start', id: '1' }
  for (const delta of texts) yield { type: 'text-delta', id: '1', delta }
  yield { type: 'text-end', id: '1' }
  yield finishPart()
}

export const finishPart = (unified: 'stop' | 'length' = 'stop') =>
  ({
    type: 'finish',
    finishReason: { unified, raw: unified },
    usage: {
      inputTokens: { total: 12, noCache: 12, cacheRead: 0, cacheWrite: 0 },
      outputTokens: { total: 34, text: 34, reasoning: 0 }
    }
  }) as const
