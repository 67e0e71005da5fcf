import { Hono } from 'hono'
import { dataStreamResponse, uiMessageResponse } from '../../answering/index.ts'
import { type Authorize, type Authorized, jsonBody, valid } from '../../http/index.ts'
import { whileRead } from '../../limits/index.ts'
import { type AnswerDependencies, createAnswerer } from './answer-question.ts'
import { messagesOf, messagesOfV1 } from './conversation.ts'
import { describeAnswer } from './describe.ts'
import { questionBody, questionBodyV1 } from './schema.ts'

interface AssistantDependencies extends AnswerDependencies {
  authorize: Authorize
  /** Whether `threadId` stands on the finish event itself. */
  threadIdOnFinish: boolean
}

/** Bytes of a question with its whole conversation and context. */
const maxBody = 2_000_000

/** Questions and answers, in both stream generations of the AI SDK. */
export const assistantRoutes = ({ authorize, threadIdOnFinish, ...dependencies }: AssistantDependencies) => {
  const start = createAnswerer(dependencies)
  return new Hono<Authorized>()
    .post(
      '/discovery/v2/assistant/:domain/message',
      describeAnswer(2),
      dependencies.turns.door,
      authorize('assistant'),
      ...jsonBody(maxBody),
      valid('json', questionBody),
      async context => {
        const body = context.req.valid('json')
        const { answer, place } = await start(context, body, messagesOf(body))
        return whileRead(uiMessageResponse(answer, { threadIdOnFinish }), place)
      }
    )
    .post(
      '/discovery/v1/assistant/:domain/message',
      describeAnswer(1),
      dependencies.turns.door,
      authorize('assistant'),
      ...jsonBody(maxBody),
      valid('json', questionBodyV1),
      async context => {
        const body = context.req.valid('json')
        const { answer, place } = await start(context, body, messagesOfV1(body))
        return whileRead(dataStreamResponse(answer, { threadIdOnFinish }), place)
      }
    )
}
