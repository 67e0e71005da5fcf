import { Hono } from 'hono'
import { type Authorized, jsonBody, valid } from '../../http/index.ts'
import { type Tracing, traceQuestions } from '../../tracing/index.ts'
import { type AnswerDependencies, createAnswerer } from './answer-question.ts'
import { messagesOf, messagesOfV1 } from './conversation.ts'
import { describeAnswer } from './describe.ts'
import { createRespond } from './respond.ts'
import { type ResumeDependencies, resumeRoutes } from './resume-routes.ts'
import { questionBody, questionBodyV1 } from './schema.ts'

interface AssistantDependencies extends AnswerDependencies, Omit<ResumeDependencies, 'silence'> {
  /** Whether the finish event has `threadId`. */
  threadIdOnFinish: boolean
  /** Traces questions; `undefined` where tracing is off. */
  tracing: Tracing | undefined
}

/** Most bytes of a question with its whole conversation and context. */
const maxBody = 2_000_000

/** Questions and answers, in both stream generations of the AI SDK. */
export const assistantRoutes = (dependencies: AssistantDependencies) => {
  const { authorize } = dependencies
  const start = createAnswerer(dependencies)
  const traced = traceQuestions(dependencies.tracing)
  const respond = createRespond({ ...dependencies, onlyQuotes: dependencies.model === undefined })
  return new Hono<Authorized>()
    .post(
      '/discovery/v2/assistant/:domain/message',
      describeAnswer(2),
      traced,
      dependencies.turns.door,
      authorize('assistant'),
      ...jsonBody(maxBody),
      valid('json', questionBody),
      async context => {
        const body = context.req.valid('json')
        return respond(context, 2, await start(context, body, messagesOf(body)))
      }
    )
    .post(
      '/discovery/v1/assistant/:domain/message',
      describeAnswer(1),
      traced,
      dependencies.turns.door,
      authorize('assistant'),
      ...jsonBody(maxBody),
      valid('json', questionBodyV1),
      async context => {
        const body = context.req.valid('json')
        return respond(context, 1, await start(context, body, messagesOfV1(body)))
      }
    )
    .route('/', resumeRoutes({ ...dependencies, silence: dependencies.answerLimits.silence }))
}
