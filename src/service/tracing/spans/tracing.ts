import { setTimeout as wait } from 'node:timers/promises'
import { withoutKeys } from '../../masking/index.ts'
import type { Tracing, TracingOptions } from '../contract.ts'
import { createProvider } from './provider.ts'
import { startQuestion } from './question.ts'

/** Milliseconds for sending the last spans when the service stops. */
const flushTimeout = 2_000

export const createTracing = ({ withQuestions, secrets, report }: TracingOptions): Tracing => {
  const provider = createProvider(process.env, report)
  const tracer = provider.getTracer('docs-assistant')
  const mask = (text: string) => withoutKeys(text, secrets)
  return {
    question: request => startQuestion(request, { tracer, mask, withQuestions }),
    async close() {
      // Ignored, because the exporter reports its failures.
      await Promise.race([provider.shutdown().catch(() => {}), wait(flushTimeout, undefined, { ref: false })])
    }
  }
}
