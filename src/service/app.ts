import { Hono } from 'hono'
import { createModel } from './answering/index.ts'
import type { AnswerLimits, KeyStore, ServiceConfig } from './contract.ts'
import {
  createAuthorize,
  crossOrigin,
  handleError,
  noSniffing,
  notStored,
  otherMethod,
  ServiceError
} from './http/index.ts'
import type { JobQueue } from './jobs/index.ts'
import { type ConcurrencyLimiter, createClientAddress, createTurns, type Limits } from './limits/index.ts'
import { type Log, logRequests } from './log/index.ts'
import { mcpRoutes } from './mcp/index.ts'
import type { Projects } from './projects/index.ts'
import {
  assistantRoutes,
  type Cursors,
  feedbackRoutes,
  gapsRoutes,
  healthRoutes,
  jobRoutes,
  openApiDocument,
  questionsRoutes,
  readersRoutes,
  searchRoutes,
  suggestionsRoutes
} from './routes/index.ts'
import { type Site, siteRoutes } from './site/index.ts'
import type {
  AnswerStore,
  FeedbackStore,
  JobStore,
  PersonalDataStore,
  QuestionStore,
  ThreadStore
} from './store/index.ts'

/** What the routes work with. */
interface AppParts {
  config: ServiceConfig
  log: Log
  projects: Projects
  keys: KeyStore
  threads: ThreadStore
  answers: AnswerStore
  feedback: FeedbackStore
  questions: QuestionStore
  personalData: PersonalDataStore
  jobs: JobStore
  queue: JobQueue
  concurrency: ConcurrencyLimiter
  /** Aborted when the service can wait for answers no longer. */
  stop: AbortSignal
  limits: Limits
  /** A list’s cursors are of no use in another. */
  cursors: { feedback: Cursors; questions: Cursors }
  sites: Site[]
  isReady: () => Promise<boolean>
}

const answerLimits: AnswerLimits = {
  patience: 500,
  deadline: 120_000,
  idle: 60_000,
  tokens: 4_096,
  characters: 40_000,
  rewriting: 2_000,
  silence: 10_000
}

/** All routes, in the order in which they are tried: the interface, its description, then the sites. */
export const createApp = (parts: AppParts): Hono => {
  const { config, log, projects, keys, threads, answers, feedback, jobs, queue, concurrency, stop, limits, cursors } =
    parts
  const authorize = createAuthorize(keys, projects)
  const clientAddress = createClientAddress(config.trustedProxies ?? [])
  const app = new Hono()
  app.onError(handleError(log.failure))
  app.use(logRequests(log))
  app.use(noSniffing)
  for (const keyed of ['/discovery/*', '/v1/*', '/v2/*']) app.use(keyed, notStored)
  app.use('/discovery/*', crossOrigin(keys, projects))
  app.route(
    '/',
    assistantRoutes({
      authorize,
      threads,
      answers,
      limits,
      clientAddress,
      model: createModel(config.model === 'none' ? undefined : config.model),
      answerLimits: { ...answerLimits, ...config.answer },
      concurrency,
      turns: createTurns(),
      stop,
      threadIdOnFinish: config.threadIdOnFinish ?? true,
      log
    })
  )
  app.route('/', feedbackRoutes({ authorize, feedback, cursors: cursors.feedback, limits, clientAddress }))
  app.route('/', questionsRoutes({ authorize, questions: parts.questions, cursors: cursors.questions }))
  app.route('/', gapsRoutes({ authorize, questions: parts.questions }))
  app.route('/', readersRoutes({ authorize, questions: parts.questions, personalData: parts.personalData }))
  app.route('/', suggestionsRoutes({ authorize, limits, clientAddress }))
  app.route('/', searchRoutes({ authorize, limits, clientAddress }))
  app.route('/', jobRoutes({ authorize, jobs, queue, limits, model: config.runner?.model ?? 'none' }))
  if (config.mcp !== 'off') app.route('/', mcpRoutes({ projects, keys, limits, clientAddress }))
  app.route('/', healthRoutes(parts.isReady))
  app.get('/openapi.json', openApiDocument(app))
  app.all('*', otherMethod(app))
  app.route('/', siteRoutes(parts.sites, config.widget))
  app.notFound(() => {
    throw new ServiceError('not_found', 'There is nothing at this address.')
  })
  return app
}
