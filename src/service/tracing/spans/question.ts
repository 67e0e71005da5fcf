import { ROOT_CONTEXT, type Span, SpanKind, type TextMapGetter, trace } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { QuestionTrace, TracedRequest } from '../contract.ts'
import { createStep } from './step.ts'
import { fail, type StepTools } from './tools.ts'

const propagator = new W3CTraceContextPropagator()
const headers: TextMapGetter<TracedRequest> = { get: ({ header }, name) => header(name), keys: () => [] }

/** The span of a request, which goes on until its answer has come to its end. */
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
        // What is typed as an address may be a key. Neither the query nor who asks is told.
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
