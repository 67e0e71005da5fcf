import type { Context } from 'hono'
import { messageText, type RequestMessage } from '../../../protocol/index.ts'
import { type AnsweringModel, type AnswerStream, groundingOf, ModelError, startAnswer } from '../../answering/index.ts'
import type { AnswerLimits } from '../../contract.ts'
import { type Authorized, ServiceError } from '../../http/index.ts'
import { type ClientAddress, type ConcurrencyLimiter, type Limits, rateLimited } from '../../limits/index.ts'
import type { Log } from '../../log/index.ts'
import { pathInDocs, siteRoot } from '../../projects/index.ts'
import { retrieveInScope, scopeOf } from '../../retrieval/index.ts'
import { newId, type ThreadStore } from '../../store/index.ts'
import { continueThread } from './conversation.ts'
import { meets } from './filter.ts'
import { readerOf } from './reader.ts'
import type { QuestionBody } from './schema.ts'

export interface AnswerDependencies {
  threads: ThreadStore
  limits: Limits
  clientAddress: ClientAddress
  model: AnsweringModel
  answerLimits: AnswerLimits
  concurrency: ConcurrencyLimiter
  /** Aborted when the service can wait for answers no longer. */
  stop: AbortSignal
  log: Log
}

type Asked = Omit<QuestionBody, 'messages'>

/** Answers a question of either version of the endpoint; what differs is how the answer is then written. */
export const createAnswerer =
  ({ threads, limits, clientAddress, model, answerLimits, concurrency, stop, log }: AnswerDependencies) =>
  async (context: Context<Authorized>, asked: Asked, sent: RequestMessage[]): Promise<AnswerStream> => {
    const { project, key } = context.var
    const release = concurrency.acquire()
    try {
      const conversation = await continueThread(threads, project.id, asked, sent)
      const { threadId, messages, question, owner, stored } = conversation
      await rateLimited(context, limits.ofQuestion(key, project.organizationId, clientAddress(context)))
      const grounding = groundingOf(
        project.corpus,
        search(asked, messages, context),
        siteRoot(project),
        reader(asked, question, context)
      )
      log.question(messageText(question), { project: project.id, thread: threadId, verdict: grounding.verdict })
      const messageId = newId('msg')
      await threads.save(threadId, owner, messages)
      const answer = await startAnswer({
        model: model.forQuestion(grounding),
        grounding,
        outcomeOf: model.outcomeOf,
        messages,
        context: asked.context ?? [],
        signal: context.req.raw.signal,
        stop,
        limits: answerLimits,
        keep(text) {
          const reply: RequestMessage = { id: messageId, role: 'assistant', parts: [{ type: 'text', text }] }
          return threads.reply(threadId, question, reply).catch(log.failure)
        },
        onEnd: release
      }).catch(async (error: unknown) => {
        // When the question is asked again, it must not be stored twice, nor replace what was answered before.
        await threads.withdraw(threadId, question, stored).catch(log.failure)
        throw error
      })
      // The verdict compares words only: a configured model may answer all the same, and cites the sources it was given.
      const sources = grounding.verdict === 'no' && model.onlyQuotes ? [] : grounding.sources
      return { ...answer, sources, threadId, messageId, onError: log.failure }
    } catch (error) {
      release()
      throw error instanceof ModelError
        ? new ServiceError('model_failed', 'The model that answers failed. Try again later.', { cause: error })
        : error
    }
  }

const reader = ({ currentPath }: Asked, question: RequestMessage, { var: { project }, req }: Context<Authorized>) => {
  const path = currentPath ? pathInDocs(project, currentPath) : undefined
  return readerOf(project.corpus, messageText(question), path, req.header('accept-language'))
}

const search = (asked: Asked, messages: RequestMessage[], { var: { project } }: Context<Authorized>) => {
  const inDocs = (path: string) => pathInDocs(project, path)
  const questions = messages.filter(({ role }) => role === 'user').map(messageText)
  const currentPath = asked.currentPath ? inDocs(asked.currentPath) : undefined
  const { language, version } = scopeOf(project.corpus, currentPath)
  return retrieveInScope(
    project.corpus,
    {
      text: questions.at(-1) ?? '',
      earlier: questions.slice(0, -1),
      context: (asked.context ?? []).map(item => (item.path ? { ...item, path: inDocs(item.path) } : item)),
      currentPath
    },
    // What a filter says of them counts, wherever the reader is.
    {
      language: asked.filter?.language == null ? language : undefined,
      version: asked.filter?.version == null ? version : undefined
    },
    { limit: asked.retrievalPageSize, accepts: page => !asked.filter || meets(page, asked.filter) }
  )
}
