import { ROOT_CONTEXT, type Span, SpanKind, type TextMapGetter, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { QuestionTrace, TracedRequest } from '../contract.ts'
import { createStep } from './step.ts'
import { fail, type StepTools } from './tools.ts'

const propagator = new W3CTraceContextPropagator()
const headers: TextMapGetter<TracedRequest> = { get: ({ header }, name) => header(name), keys: () => [] }

/** Starts the span of a request, which lasts until the end of its answer. */
export const startQuestion = (request: TracedRequest, tools: StepTools): QuestionTrace => {
  const { requestId, method, url, route } = request
  const { protocol, pathname } = new URL(url)
  const span = tools.tracer.startSpan(
    `${method} ${route}`,
    {
      kind: SpanKind.SERVER,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        // Masked, because a key may be typed as a path by mistake. The query and the client’s address are left out.
        'url.path': tools.mask(pathname),
        'url.scheme': protocol.replace(':', ''),
        'docs_assistant.request.id': requestId
      }
    },
    propagator.extract(ROOT_CONTEXT, request, headers)
  )
  let goesOn = false
  return {
    ...createStep(trace.setSpan(ROOT_CONTEXT, span), tools),
    traceId: span.spanContext().traceId,
    settle(outcome) {
      span.setAttribute('docs_assistant.outcome', outcome)
      if (outcome === 'failed') fail(span, 'answer_failed')
    },
    until(events) {
      goesOn = true
      return endingWith(events, span)
    },
    respond(status) {
      span.setAttribute('http.response.status_code', status)
      if (status >= 500) fail(span, `${status}`)
      if (!goesOn) span.end()
    }
  }
}

async function* endingWith<Event>(events: AsyncGenerator<Event>, span: Span): AsyncGenerator<Event> {
  try {
    yield* events
  } finally {
    span.end()
  }
}
