import type { Context } from 'hono'
import { messageText, type RequestMessage } from '../../../protocol/index.ts'
import {
  type AnswerEnd,
  type AnsweringModel,
  type AnswerStream,
  type Grounding,
  ModelError,
  quotedSources,
  reviewModel,
  startAnswer,
  startQuotedAnswer
} from '../../answering/index.ts'
import type { AnswerLimits } from '../../contract.ts'
import { type Authorized, ServiceError } from '../../http/index.ts'
import {
  type ClientAddress,
  type ConcurrencyLimiter,
  type Limits,
  type Place,
  rateLimited,
  refund,
  type Turns
} from '../../limits/index.ts'
import { type Log, requestIdsOf } from '../../log/index.ts'
import type { Metrics } from '../../metrics/index.ts'
import { type Project, pathInDocs } from '../../projects/index.ts'
import { analyzerWithoutCommonTerms } from '../../retrieval/index.ts'
import { type AnswerStore, newId, type ThreadStore } from '../../store/index.ts'
import { traceOf } from '../../tracing/index.ts'
import { continueThread } from './conversation.ts'
import { createKeeper } from './keeping.ts'
import { createQuotaUse } from './quota-use.ts'
import type { Asked } from './schema.ts'
import { search } from './search.ts'
import { untilBegun } from './until-begun.ts'

export interface AnswerDependencies {
  threads: ThreadStore
  answers: AnswerStore
  limits: Limits
  clientAddress: ClientAddress
  /** The configured model; `undefined` means that answers quote the docs. */
  model: AnsweringModel | undefined
  answerLimits: AnswerLimits
  concurrency: ConcurrencyLimiter
  turns: Turns
  /** Aborted when the service stops and can wait for answers no longer. */
  stop: AbortSignal
  log: Log
  metrics: Metrics
}

/** Answers a question of either version of the endpoint; only the way in which the answer is sent differs. */
export const createAnswerer = (dependencies: AnswerDependencies) => {
  const { limits, clientAddress, model, answerLimits, concurrency, turns, stop, log, metrics } = dependencies
  const keeper = createKeeper(dependencies.threads, dependencies.answers, log.failure)
  return async (
    context: Context<Authorized>,
    asked: Asked,
    sent: RequestMessage[]
  ): Promise<{ fp: string; answer: AnswerStream; place: Place }> => {
    const { project, key } = context.var
    const opening = untilBegun(context.req.raw.signal)
    const { signal } = opening
    const ids = requestIdsOf(context)
    const trace = traceOf(context)
    const place = concurrency.acquire()
    const timer = metrics.question(project.id)
    let saysSomething = false
    try {
      const { threadId, messages, question, owner, stored } = await continueThread(keeper.read, project.id, asked, sent)
      const uses = limits.ofQuestion(key, project.organizationId, clientAddress(context))
      const quotaUse = createQuotaUse(() => refund(uses).catch(log.failure))
      const messageId = newId('msg')
      const path = asked.currentPath ? pathInDocs(project, asked.currentPath) : undefined
      const accepted = context.req.header('accept-language')

      const answer = async (): Promise<AnswerStream> => {
        const rewriting = answerLimits.rewriting
        const found = await trace.retrieval(
          { project: project.id, thread: threadId, limit: asked.retrievalPageSize },
          step => search({ project, model, messages, asked, path, accepted, signal, turns, rewriting, step })
        )
        const { grounding, query } = found
        log.question(messageText(question), {
          ...ids,
          project: project.id,
          thread: threadId,
          verdict: grounding.verdict
        })
        const kept = await keeper.begin(threadId, owner, messages)
        const known = model ? [] : quotedSources(grounding)
        timer.asksModel()
        const answering = {
          grounding,
          limits: answerLimits,
          keep(text: string) {
            if (!saysSomething) timer.says()
            saysSomething = true
            return kept.keepText(messageId, text)
          },
          async settle(end: AnswerEnd) {
            if (end.modelFailed) await quotaUse.refund()
            const urls = [...known.map(({ url }) => url), ...end.urls]
            const { text, outcome } = end
            const sources = usedOf(grounding, urls)
            timer.ends(outcome, sources.length)
            trace.settle(outcome)
            await kept.keepEnd({
              id: messageId,
              projectId: project.id,
              threadId,
              fp: owner.fp,
              question: messageText(question),
              answer: text,
              outcome,
              sources,
              path: asked.currentPath ?? null,
              language: grounding.language,
              createdAt: new Date().toISOString()
            })
          }
        }
        const starting = model
          ? startAnswer({
              ...answering,
              model: trace.chat(model.language, model.origin),
              settings: model.settings,
              room: model.room,
              review: sources =>
                reviewModel({
                  grounding: { ...grounding, sources },
                  words: analyzerWithoutCommonTerms(project.corpus),
                  limits: answerLimits
                }),
              messages,
              context: asked.context ?? [],
              reader: { ...pageOf(project, asked, path), date: new Date() },
              signal,
              stop,
              onEnd: place.release
            })
          : startQuotedAnswer(answering)
        const started = await starting.catch(async (error: unknown) => {
          // Removes the question, so that asking again neither stores it twice nor replaces an earlier answer.
          await kept.withdraw(stored)
          throw error
        })
        const searched = model && { query, found: grounding.sources }
        const { isKept } = kept
        const onError = (error: unknown) => log.failure(error, ids)
        return { ...started, sources: known, search: searched, threadId, messageId, isKept, onError }
      }

      const stream = await rateLimited(context, uses, answer)
      await quotaUse.consume()
      return { fp: owner.fp, answer: stream, place }
    } catch (error) {
      place.release()
      throw error instanceof ModelError ? asServiceError(error) : error
    } finally {
      opening.end()
    }
  }
}

/** The facts about the open page for the model. */
const pageOf = ({ corpus: { pages }, domain }: Project, { currentPath }: Asked, key = '') => ({
  site: pages.get('/')?.title ?? domain,
  path: currentPath ?? undefined,
  title: pages.get(key)?.title
})

const usedOf = ({ sources, quotes }: Grounding, urls: AnswerEnd['urls']) =>
  [...new Set(urls)].flatMap(wanted => {
    const used = [...sources, ...quotes].find(({ url }) => url === wanted)
    return used ? [{ url: used.url, title: used.title, section: used.section }] : []
  })

/** Converts a failure of the model. A busy model has its own code, and says when to retry. */
const asServiceError = (error: ModelError): ServiceError =>
  new ServiceError(error.failure === 'busy' ? 'model_busy' : 'model_failed', error.sentence, {
    headers: error.retryAfter === undefined ? {} : { 'Retry-After': `${error.retryAfter}` },
    cause: error
  })
