import { join } from 'node:path'
import { Hono } from 'hono'
import { defaultKeyPrefixes } from '../protocol/index.ts'
import { type AnswerLimits, createModel } from './answering/index.ts'
import type { ServiceConfig } from './config/index.ts'
import { createAuthorize, createGate, crossOrigin, handleError, otherMethod, ServiceError } from './http/index.ts'
import { createJobQueue } from './jobs/index.ts'
import { createClientAddress, createLimits } from './limits/index.ts'
import { createLog } from './log.ts'
import { logRequests } from './log-requests.ts'
import { readProjects } from './projects.ts'
import {
  assistantRoutes,
  createCursors,
  feedbackRoutes,
  healthRoutes,
  jobRoutes,
  openApiDocument
} from './routes/index.ts'
import { type Site, siteRoutes } from './site/index.ts'
import {
  createFeedbackStore,
  createJobStore,
  createKeyStore,
  createThreadStore,
  isAlive,
  type KeyStore,
  keepFor,
  openDatabase,
  readSecret
} from './store/index.ts'

/** Answers requests: behind any server that speaks `fetch`, and in tests without one. */
export interface RequestHandler {
  fetch: (request: Request) => Response | Promise<Response>
  request: (path: string, init?: RequestInit) => Response | Promise<Response>
}

export interface ServedProject {
  id: string
  domain: string
  /** The public key that its rendered site uses; empty when all are revoked. */
  assistantKey: string
  pages: number
}

export interface Service {
  app: RequestHandler
  /** The first project. */
  project: ServedProject
  /** Every project, in the order of the configuration. */
  projects: ServedProject[]
  keys: KeyStore
  /** Tells whoever asks that the service is about to stop, and takes no more questions; resolves when all are answered. */
  announceStop: () => Promise<void>
  /** Ends the answers that are still being written with an error. */
  cutShort: () => void
  /** Stops the work that is under way and closes the stores. */
  close: () => Promise<void>
}

const answerLimits: AnswerLimits = { patience: 5_000, deadline: 120_000, tokens: 2_048, silence: 10_000 }

/** Reads the docs and makes the service, without listening: `app.fetch` answers requests. */
export const createService = async (config: ServiceConfig): Promise<Service> => {
  const { data = '.docs-assistant', keepDays = 90, runner, concurrency = 100, threadIdOnFinish = true } = config
  const log = createLog(config.log, config.model?.key, config.writeLog)
  const projects = await readProjects(config, log.failure)
  const { database, connection } = await openDatabase(data === ':memory:' ? data : join(data, 'service.db'))
  const keys = createKeyStore(database, defaultKeyPrefixes)
  const threads = createThreadStore(database)
  const feedback = createFeedbackStore(database)
  const jobs = createJobStore(database)
  const queue = createJobQueue(jobs, runner, log.failure)
  const stopExpiry = keepFor(keepDays, [threads, feedback], log.failure)
  const sites: Site[] = []
  for (const project of projects.all) {
    // One whose keys were revoked or restricted is left as it is.
    await keys.createFirst(project.id)
    sites.push({ project, assistantKey: () => publicKey(keys, project.id) })
  }
  let stopping = false
  const gate = createGate(concurrency)
  const cut = new AbortController()

  const authorize = createAuthorize(keys, projects)
  const limits = createLimits(config.limits ?? {}, connection)
  const clientAddress = createClientAddress(config.trustedProxies ?? [])

  const app = new Hono()
  app.onError(handleError(log.failure))
  app.use(logRequests(log))
  app.use('/discovery/*', crossOrigin(keys, projects))
  app.route(
    '/',
    assistantRoutes({
      authorize,
      threads,
      limits,
      clientAddress,
      model: createModel(config.model),
      answerLimits: { ...answerLimits, ...config.answer },
      gate,
      stop: cut.signal,
      threadIdOnFinish,
      log
    })
  )
  const cursors = createCursors(await readSecret(database, 'cursors'))
  app.route('/', feedbackRoutes({ authorize, feedback, cursors, limits, clientAddress }))
  app.route('/', jobRoutes({ authorize, jobs, queue, limits, model: runner?.model ?? 'none' }))
  app.route(
    '/',
    healthRoutes(async () => !stopping && (await isAlive(database)))
  )
  app.get('/openapi.json', openApiDocument(app))
  app.all('*', otherMethod(app))
  app.route('/', siteRoutes(sites, config.widget))
  app.notFound(() => {
    throw new ServiceError('not_found', 'There is nothing at this address.')
  })

  // Messages that were waiting when the service last stopped.
  queue.wake()
  const served: ServedProject[] = []
  for (const { project, assistantKey } of sites) {
    const { id, domain, library } = project
    served.push({ id, domain, assistantKey: await assistantKey(), pages: library.pages.size })
  }
  return {
    app,
    project: served[0] as ServedProject,
    projects: served,
    keys,
    announceStop() {
      stopping = true
      return gate.close()
    },
    cutShort: () => cut.abort(),
    async close() {
      stopping = true
      cut.abort()
      projects.stopWatching()
      stopExpiry()
      await queue.close()
      await database.destroy()
    }
  }
}

/** The first public key that still holds, one for any origin if there is one; empty when there is none. */
const publicKey = async (keys: KeyStore, projectId: string): Promise<string> => {
  const holding = (await keys.list(projectId)).filter(({ kind, revokedAt }) => kind === 'assistant' && !revokedAt)
  const key = holding.find(({ origins }) => !origins) ?? holding[0]
  return key?.value ?? ''
}
