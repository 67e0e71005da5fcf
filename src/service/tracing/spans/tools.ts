import { type Span, SpanStatusCode, type Tracer } from '@opentelemetry/api'

export interface StepTools {
  tracer: Tracer
  /** Takes keys out of a text. */
  mask: (text: string) => string
  /** Whether the words of questions may be in a span. */
  withQuestions: boolean
}

/** An error by its kind alone: its message may hold the words of a reader. */
export const fail = (span: Span, type: string): void => {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
