import type { LanguageModelV4 } from '@ai-sdk/provider'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { type ContextItem, messageText, type RequestMessage } from '../../protocol/index.ts'
import { type AnswerLimits, groundingOf, ModelError, startAnswer, uiMessageResponse } from '../answering/index.ts'
import { type Authorized, authorize, jsonBody, ServiceError, valid } from '../http/index.ts'
import type { Project } from '../project.ts'
import { retrieve } from '../retrieval/index.ts'
import type { KeyStore } from '../store/index.ts'
import { newId, threadIdFor } from './ids.ts'
import { type AssistantInput, assistantRequest } from './request-schema.ts'

export interface AssistantDependencies {
  keys: KeyStore
  model: LanguageModelV4
  answerLimits: AnswerLimits
  findProject: (domain: string) => Project | undefined
  report: (error: unknown) => void
}

/** Bytes of a question with its whole conversation and context. */
const maxBody = 2_000_000

/** The public part of the interface: what the widget in a reader’s page talks to. */
export const assistantRoutes = ({ keys, model, answerLimits, findProject, report }: AssistantDependencies) => {
  const app = new Hono<Authorized>()
  app.use(
    '/discovery/*',
    cors({
      origin: '*',
      allowMethods: ['POST'],
      allowHeaders: ['Authorization', 'Content-Type'],
      exposeHeaders: ['X-Thread-Id', 'Retry-After'],
      maxAge: 86_400
    })
  )
  app.post(
    '/discovery/v2/assistant/:domain/message',
    authorize('assistant', keys, findProject),
    ...jsonBody(maxBody),
    valid('json', assistantRequest),
    async context => {
      const input = context.req.valid('json')
      const project = context.get('project')
      const messages = textMessages(input)
      const question = lastQuestion(messages)
      const retrieval = retrieve(
        project.library,
        { ...question, context: input.context as ContextItem[], currentPath: input.currentPath },
        { limit: input.retrievalPageSize, accepts: () => true }
      )
      const grounding = groundingOf(project.library, retrieval, project.siteUrl)
      const parts = await startAnswer({
        model,
        grounding,
        messages,
        context: input.context as ContextItem[],
        signal: context.req.raw.signal,
        limits: answerLimits,
        onEnd: () => {}
      }).catch((error: unknown) => {
        throw error instanceof ModelError
          ? new ServiceError('model_failed', 'The model that answers failed. Try again later.', { cause: error })
          : error
      })
      const sources = grounding.answers ? grounding.sources : []
      const answer = { parts, sources, threadId: threadIdFor(input), messageId: newId('msg'), onError: report }
      return uiMessageResponse(answer, { threadIdOnFinish: true })
    }
  )
  return app
}

/** Messages with their text parts only, as the interface has them. */
const textMessages = ({ messages }: AssistantInput): RequestMessage[] =>
  messages.map(({ id, role, parts }) => ({
    id,
    role,
    parts: parts.flatMap(({ type, text }) => (type === 'text' && text ? [{ type, text }] : []))
  }))

const lastQuestion = (messages: RequestMessage[]) => {
  const questions = messages.filter(({ role }) => role === 'user').map(messageText)
  const text = questions.pop()
  if (!text?.trim()) {
    const message = 'the last message of the user must hold text'
    throw new ServiceError('invalid_request', `messages: ${message}`, { details: [{ path: 'messages', message }] })
  }
  return { text, earlier: questions }
}
