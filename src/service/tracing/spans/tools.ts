import { type Span, SpanStatusCode, type Tracer } from '@opentelemetry/api'

export interface StepTools {
  tracer: Tracer
  /** Redacts keys in a text. */
  mask: (text: string) => string
  /** Whether the words of questions may be in a span. */
  withQuestions: boolean
}

/** Marks a span as failed by the type of the error only, because its message may contain a reader’s words. */
export const fail = (span: Span, type: string): void => {
  span.setAttribute('error.type', type)
  span.setStatus({ code: SpanStatusCode.ERROR })
}
