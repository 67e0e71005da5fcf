import { setTimeout as wait } from 'node:timers/promises'
import { withoutKeys } from '../../masking/index.ts'
import type { Tracing, TracingOptions } from '../contract.ts'
import { createProvider } from './provider.ts'
import { startQuestion } from './question.ts'

/** Milliseconds in which a collector must have taken the last spans when the service stops. */
const flushing = 2_000

export const createTracing = ({ withQuestions, secrets, report }: TracingOptions): Tracing => {
  const provider = createProvider(process.env, report)
  const tracer = provider.getTracer('docs-assistant')
  const mask = (text: string) => withoutKeys(text, secrets)
  return {
    question: request => startQuestion(request, { tracer, mask, withQuestions }),
    async close() {
      // A failure is reported where it happens.
      await Promise.race([provider.shutdown().catch(() => {}), wait(flushing, undefined, { ref: false })])
    }
  }
}
