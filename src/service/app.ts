import { Hono } from 'hono'
import { maxTimerDelay } from '../shared/timers.ts'
import { createModel, lengthFactor, usualTokens } from './answering/index.ts'
import type { AnswerLimits, JobRunner, KeyStore, ServiceConfig } from './contract.ts'
import {
  createAuthorize,
  crossOrigin,
  deprecatedVersion,
  forwardedProtocol,
  handleError,
  noSniffing,
  notStored,
  otherMethod,
  pathBelow,
  ServiceError,
  searchAnnounced
} from './http/index.ts'
import type { JobQueue } from './jobs/index.ts'
import {
  type ConcurrencyLimiter,
  createClientAddress,
  createIsProxied,
  createTurns,
  type Limits,
  rateLimited
} from './limits/index.ts'
import { type Log, logRequests, requestIds } from './log/index.ts'
import { mcpRoutes } from './mcp/index.ts'
import { countResponses, type Metrics } from './metrics/index.ts'
import type { Projects } from './projects/index.ts'
import {
  type AnswersUnderWay,
  assistantRoutes,
  auditRoutes,
  type Cursors,
  createRecordAudit,
  feedbackRoutes,
  gapsRoutes,
  healthRoutes,
  jobRoutes,
  openApiDocument,
  type PlaceCursors,
  questionsRoutes,
  readersRoutes,
  searchRoutes,
  suggestionsRoutes
} from './routes/index.ts'
import { type Site, siteRoutes } from './site/index.ts'
import type {
  AnswerStore,
  AuditStore,
  Eraser,
  FeedbackStore,
  JobLinkStore,
  JobNoteStore,
  JobStore,
  PersonalDataStore,
  QuestionStore,
  RunningAnswerStore,
  ThreadStore
} from './store/index.ts'
import type { Tracing } from './tracing/index.ts'

/** The dependencies of the routes. */
interface AppParts {
  config: ServiceConfig
  log: Log
  metrics: Metrics
  tracing: Tracing | undefined
  projects: Projects
  keys: KeyStore
  threads: ThreadStore
  answers: AnswerStore
  feedback: FeedbackStore
  questions: QuestionStore
  personalData: PersonalDataStore
  audit: AuditStore
  eraser: Eraser
  jobs: JobStore
  jobNotes: JobNoteStore
  links: JobLinkStore
  queue: JobQueue
  runner: JobRunner | undefined
  answerLimits: AnswerLimits
  concurrency: ConcurrencyLimiter
  running: RunningAnswerStore
  underWay: AnswersUnderWay
  resuming: ConcurrencyLimiter
  /** Aborted when the service stops and can wait for answers no longer. */
  stop: AbortSignal
  limits: Limits
  /** Separate for each list, so that the cursor of one list is invalid in another. */
  cursors: { feedback: Cursors; questions: Cursors; audit: Cursors; readers: PlaceCursors; jobs: Cursors }
  sites: Site[]
  isReady: () => Promise<boolean>
}

/** How long an answer may take, and how long it may be. */
export const defaultAnswerLimits: AnswerLimits = {
  patience: 500,
  deadline: 120_000,
  idle: 60_000,
  tokens: usualTokens,
  characters: 40_000,
  rewriting: 2_000,
  silence: 10_000,
  alone: 30_000
}

/** The bounds of an answer. Time and length grow with the tokens that the owner asks the model for: those are paid for. */
export const answerLimitsFor = (model: ServiceConfig['model']): AnswerLimits => {
  const factor = lengthFactor(typeof model === 'object' ? model.maxTokens : undefined)
  const { deadline, characters } = defaultAnswerLimits
  return {
    ...defaultAnswerLimits,
    deadline: Math.min(Math.ceil(deadline * factor), maxTimerDelay),
    characters: Math.ceil(characters * factor)
  }
}

/** All routes, in the order in which they are tried: the interface, its description, then the sites. */
export const createApp = (parts: AppParts): Hono => {
  const { config, log, projects, keys, threads, answers, feedback, jobs, queue, concurrency, stop, limits, cursors } =
    parts
  const authorize = createAuthorize(keys, projects)
  const record = createRecordAudit(parts.audit, log.failure)
  const clientAddress = createClientAddress(config.trustedProxies ?? [])
  const isProxied = createIsProxied(config.trustedProxies ?? [])
  const basePath = config.basePath ?? ''
  const app = new Hono({ getPath: pathBelow(basePath) })
  app.onError(handleError(log.failure))
  app.use(requestIds(isProxied))
  app.use(forwardedProtocol(isProxied))
  app.use(logRequests(log))
  app.use(countResponses(parts.metrics))
  app.use(noSniffing)
  for (const keyed of ['/discovery/*', '/v1/*', '/v2/*']) app.use(keyed, notStored)
  app.use('/discovery/*', crossOrigin(keys, projects))
  app.use('/discovery/v1/*', deprecatedVersion)
  for (const brought of ['/discovery/*', '/widget/*']) app.use(brought, searchAnnounced)
  app.route(
    '/',
    assistantRoutes({
      authorize,
      threads,
      answers,
      limits,
      clientAddress,
      model: config.model && config.model !== 'none' ? createModel(config.model) : undefined,
      answerLimits: parts.answerLimits,
      running: parts.running,
      underWay: parts.underWay,
      resuming: parts.resuming,
      concurrency,
      turns: createTurns(),
      stop,
      threadIdOnFinish: config.threadIdOnFinish ?? true,
      log,
      metrics: parts.metrics,
      tracing: parts.tracing
    })
  )
  app.route(
    '/',
    feedbackRoutes({
      authorize,
      record,
      feedback,
      links: parts.links,
      cursors: cursors.feedback,
      limits,
      clientAddress
    })
  )
  app.route('/', questionsRoutes({ authorize, record, questions: parts.questions, cursors: cursors.questions }))
  app.route('/', gapsRoutes({ authorize, questions: parts.questions, links: parts.links }))
  app.route(
    '/',
    readersRoutes({
      authorize,
      record,
      questions: parts.questions,
      personalData: parts.personalData,
      eraser: parts.eraser,
      cursors: cursors.readers
    })
  )
  app.route('/', auditRoutes({ authorize, audit: parts.audit, cursors: cursors.audit }))
  app.route('/', suggestionsRoutes({ authorize, limits, clientAddress }))
  app.route('/', searchRoutes({ authorize, limits, clientAddress }))
  app.route(
    '/',
    jobRoutes({
      authorize,
      record,
      jobs,
      links: parts.links,
      notes: parts.jobNotes,
      cursors: cursors.jobs,
      queue,
      limits,
      model: parts.runner?.model ?? 'none',
      openRequests: config.openRequests ?? 5
    })
  )
  if (config.mcp !== 'off') app.route('/', mcpRoutes({ projects, keys, limits, clientAddress }))
  app.route('/', healthRoutes(parts.isReady))
  app.get('/openapi.json', openApiDocument(app, basePath))
  app.all('*', otherMethod(app))
  app.route(
    '/',
    siteRoutes({
      sites: parts.sites,
      keys,
      limitSearch: (context, work) => rateLimited(context, limits.ofSearch(clientAddress(context)), work),
      isProxied,
      basePath,
      widget: config.widget
    })
  )
  app.notFound(() => {
    throw new ServiceError('not_found', 'There is nothing at this address.')
  })
  return app
}
