import { type Context, SpanKind, trace } from '@opentelemetry/api'
import type { TraceStep } from '../contract.ts'
import { followedModel } from './chat.ts'
import { fail, type StepTools } from './tools.ts'

/** Creates the steps within a span, by the semantic conventions for generative AI. */
export const createStep = (within: Context, tools: StepTools): TraceStep => ({
  async retrieval({ project, thread, limit }, search) {
    const span = tools.tracer.startSpan(
      `retrieval ${project}`,
      {
        kind: SpanKind.INTERNAL,
        attributes: {
          'gen_ai.operation.name': 'retrieval',
          'gen_ai.provider.name': 'docs-assistant',
          'gen_ai.data_source.id': project,
          'gen_ai.conversation.id': thread,
          'gen_ai.retrieval.top_k': limit
        }
      },
      within
    )
    try {
      const found = await search(createStep(trace.setSpan(within, span), tools))
      const { query, grounding } = found
      if (tools.withQuestions) span.setAttribute('gen_ai.retrieval.query.text', tools.mask(query))
      span.setAttribute('docs_assistant.retrieval.sections', grounding.sources.length)
      span.setAttribute('docs_assistant.retrieval.verdict', grounding.verdict)
      return found
    } catch (error) {
      fail(span, error instanceof Error ? error.name : '_OTHER')
      throw error
    } finally {
      span.end()
    }
  },
  chat: (model, origin) => followedModel(model, origin, within, tools)
})
