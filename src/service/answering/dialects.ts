import type { ApiVersion } from '../../protocol/index.ts'
import type { Dialect } from './contract.ts'
import { dataStream } from './data-stream.ts'
import { type AnswerStream, uiMessageStream } from './ui-stream.ts'

/** How each version of the endpoint writes an answer. */
export const dialects: Record<ApiVersion, Dialect<AnswerStream>> = { 1: dataStream, 2: uiMessageStream }
