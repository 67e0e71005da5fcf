import { defaultKeyPrefixes } from '../protocol/index.ts'
import { createApp } from './app.ts'
import type { KeyStore, ServedProject, Service, ServiceConfig } from './contract.ts'
import { missingPages } from './docs/index.ts'
import { createJobQueue } from './jobs/index.ts'
import { createConcurrencyLimiter, createLimits } from './limits/index.ts'
import { createLog } from './log/index.ts'
import { readProjects, siteRoot } from './projects/index.ts'
import { createCursors } from './routes/index.ts'
import {
  asDatabaseError,
  createAnswerStore,
  createFeedbackStore,
  createJobStore,
  createKeyStore,
  createPersonalDataStore,
  createQuestionStore,
  createThreadStore,
  databaseIn,
  keepFor,
  type OpenDatabase,
  openDatabase,
  readSecret,
  takesWrites
} from './store/index.ts'

const defaultData = '.docs-assistant'

/** Reads the docs and makes the service, without listening: `app.fetch` answers requests. */
export const createService = async (config: ServiceConfig): Promise<Service> => {
  const { data = defaultData } = config
  const file = databaseIn(data)
  const opened = await openDatabase(file)
  try {
    const service = await assemble(config, opened)
    // Whoever waits for another process that writes, waits with all readers: from now on not for long.
    opened.connection.exec('PRAGMA busy_timeout = 250')
    return service
  } catch (error) {
    await opened.database.destroy()
    throw asDatabaseError(file, error)
  }
}

const assemble = async (config: ServiceConfig, { database, connection }: OpenDatabase): Promise<Service> => {
  const log = createLog(config.log, secretsOf(config.model), config.writeLog)
  const projects = await readProjects({ ...config, data: config.data ?? defaultData }, log.failure)
  const keys = createKeyStore(database, defaultKeyPrefixes)
  // A project whose keys were revoked or restricted is left as it is.
  for (const { id } of projects.all) await keys.createFirst(id)
  const threads = createThreadStore(database)
  const answers = createAnswerStore(database)
  const feedback = createFeedbackStore(database)
  const jobs = createJobStore(database)
  const queue = createJobQueue(jobs, config.runner, log.failure)
  const concurrency = createConcurrencyLimiter(config.concurrency ?? 100)
  const cut = new AbortController()
  const isStoring = forAWhile(1_000, () => takesWrites(database))
  let stopping = false

  const app = createApp({
    config,
    log,
    projects,
    keys,
    threads,
    answers,
    feedback,
    questions: createQuestionStore(database),
    personalData: createPersonalDataStore(database),
    jobs,
    queue,
    concurrency,
    stop: cut.signal,
    limits: createLimits(config.limits ?? {}, connection),
    cursors: {
      feedback: createCursors(await readSecret(database, 'cursors')),
      questions: createCursors(await readSecret(database, 'question cursors'))
    },
    sites: projects.all.map(project => ({ project, assistantKey: () => publicKey(keys, project.id) })),
    isReady: async () => !stopping && (await isStoring())
  })
  const served: ServedProject[] = []
  for (const project of projects.all) {
    const { id, domain, corpus, unreadable } = project
    served.push({
      id,
      domain,
      assistantKey: await publicKey(keys, id),
      pages: corpus.pages.size,
      generator: corpus.site.generator,
      siteUrl: siteRoot(project),
      unreadable,
      missing: missingPages(corpus.pages.values())
    })
  }
  const stopExpiry = keepFor(config.keepDays ?? 90, [threads, answers, feedback], log.failure)
  // Messages that were waiting when the service last stopped.
  queue.wake()
  return {
    app,
    project: served[0] as ServedProject,
    projects: served,
    keys,
    announceStop() {
      stopping = true
      return concurrency.close()
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

/** The same answer for so many milliseconds, however often it is asked for. */
const forAWhile = <Result>(milliseconds: number, ask: () => Promise<Result>): (() => Promise<Result>) => {
  let answer: Promise<Result> | undefined
  let askedAt = 0
  return () => {
    if (answer === undefined || performance.now() - askedAt >= milliseconds) {
      answer = ask()
      askedAt = performance.now()
    }
    return answer
  }
}

/** What somebody else’s error may repeat: the key, what the headers say, and what stands in the address. */
const secretsOf = (model: ServiceConfig['model']): string[] => {
  if (!model || model === 'none') return []
  const { username, password, searchParams } = new URL(model.url)
  return [model.key ?? '', ...Object.values(model.headers ?? {}), username, password, ...searchParams.values()]
}

/** The first public key that still holds, one for any origin if there is one; empty when there is none. */
const publicKey = async (keys: KeyStore, projectId: string): Promise<string> => {
  const holding = (await keys.list(projectId)).filter(({ kind, revokedAt }) => kind === 'assistant' && !revokedAt)
  const key = holding.find(({ origins }) => !origins) ?? holding[0]
  return key?.value ?? ''
}
