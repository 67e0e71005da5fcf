import { defaultKeyPrefixes } from '../protocol/index.ts'
import { answerLimitsFor, createApp } from './app.ts'
import type { JobRunner, KeyStore, ServedProject, Service, ServiceConfig } from './contract.ts'
import { missingPages } from './docs/index.ts'
import { figuresOf } from './figures.ts'
import { createJobQueue, expireJobs, pollRequests } from './jobs/index.ts'
import { createConcurrencyLimiter, createLimits } from './limits/index.ts'
import { createLog } from './log/index.ts'
import { credentialsIn } from './masking/index.ts'
import { createMetrics, createMetricsApp } from './metrics/index.ts'
import { type Projects, readProjects, siteRoot } from './projects/index.ts'
import { createProve } from './proof/index.ts'
import { createAnswersUnderWay, createCursors, createPlaceCursors } from './routes/index.ts'
import { createRunner, type Prove, secretsOfRunner } from './runner/index.ts'
import {
  auditDays,
  createAnswerStore,
  createAuditStore,
  createFeedbackStore,
  createJobLinkStore,
  createJobNoteStore,
  createJobStore,
  createKeyStore,
  createKnownQuestionStore,
  createPersonalDataStore,
  createQuestionStore,
  createRunningAnswerStore,
  createThreadStore,
  keepFor,
  keptFor,
  openStore,
  readSecret,
  type Store,
  takesWrites
} from './store/index.ts'
import { openTracing } from './tracing/index.ts'

const defaultData = '.docs-assistant'

/** Reads the docs and creates the service without listening: `app.fetch` answers requests. */
export const createService = async (config: ServiceConfig): Promise<Service> => {
  const { data = defaultData, databaseUrl } = config
  const store = await openStore({ data, databaseUrl })
  try {
    const service = await assemble(config, store)
    store.beginServing()
    return service
  } catch (error) {
    await store.database.destroy()
    throw store.asError(error)
  }
}

const assemble = async (config: ServiceConfig, store: Store): Promise<Service> => {
  const { database, counts } = store
  const secrets = [
    ...secretsOf(config.model),
    ...tokensOf(config),
    ...agentSecretsOf(config),
    ...passwordOf(config.databaseUrl)
  ]
  const log = createLog(config.log, secrets, config.writeLog)
  const projects = await readProjects({ ...config, data: config.data ?? defaultData }, log.failure)
  const keys = createKeyStore(database, defaultKeyPrefixes)
  // Does nothing for a project that has or had a public key, also where all are revoked.
  for (const { id } of projects.all) await keys.createFirst(id)
  const threads = createThreadStore(database)
  const answers = createAnswerStore(database)
  const feedback = createFeedbackStore(database)
  const audit = createAuditStore(database)
  const eraser = store.createEraser(log.failure)
  const jobs = createJobStore(database)
  const jobNotes = createJobNoteStore(database)
  const links = createJobLinkStore(database)
  const prove = createProve(projects, createKnownQuestionStore(database))
  const runner = runnerOf(config, projects, prove, secrets)
  const queue = createJobQueue(jobs, runner, log.failure, { notes: jobNotes, secrets })
  const answerLimits = { ...answerLimitsFor(config.model), ...config.answer }
  const places = config.concurrency ?? 100
  const concurrency = createConcurrencyLimiter(places)
  const running = createRunningAnswerStore(database)
  const underWay = createAnswersUnderWay(running, answerLimits, log.failure)
  const cut = new AbortController()
  const metrics = createMetrics()
  if (config.worker) metrics.share()
  const tracing = await openTracing(config.traces ?? false, {
    withQuestions: config.log?.level === 'requests' && config.log.questions === true,
    secrets,
    report: log.failure
  })
  const isStoring = cachedFor(1_000, () => takesWrites(database))
  let stopping = false

  const app = createApp({
    config,
    log,
    metrics,
    tracing,
    projects,
    keys,
    threads,
    answers,
    feedback,
    questions: createQuestionStore(database),
    personalData: createPersonalDataStore(database, {
      hold: queue.hold,
      forget: async projectId => runner?.forget?.(projectId)
    }),
    audit,
    eraser,
    jobs,
    jobNotes,
    links,
    queue,
    runner,
    answerLimits,
    concurrency,
    running,
    underWay,
    resuming: createConcurrencyLimiter(places),
    stop: cut.signal,
    limits: createLimits(config.limits ?? {}, counts, config.worker !== undefined),
    cursors: {
      feedback: createCursors(await readSecret(database, 'cursors')),
      questions: createCursors(await readSecret(database, 'question cursors')),
      audit: createCursors(await readSecret(database, 'audit cursors')),
      readers: createPlaceCursors(await readSecret(database, 'reader cursors')),
      jobs: createCursors(await readSecret(database, 'job cursors'))
    },
    sites: projects.all.map(project => ({ project, assistantKey: () => publicKey(keys, project.id) })),
    isReady: async () => !stopping && (await isStoring())
  })
  metrics.add(figuresOf({ projects, queue, concurrency, isStoring, store }))
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
  const expiring = [threads, answers, feedback, expireJobs(jobs, queue, runner), keptFor(auditDays, audit), eraser]
  const stopExpiry = keepFor(config.keepDays ?? 90, expiring, log.failure)
  const stopPolling = runner?.requestState && pollRequests({ links, stateOf: runner.requestState, report: log.failure })
  // Starts messages that were waiting when the service last stopped.
  queue.wake()
  return {
    app,
    metrics: createMetricsApp(metrics),
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
      const traced = tracing?.close()
      projects.stopWatching()
      stopExpiry()
      await stopPolling?.()
      await queue.close()
      await underWay.close()
      await traced
      await database.destroy()
    }
  }
}

/** The given runner, or one that works in the projects’ repositories. */
const runnerOf = (
  { runner, model, data = defaultData }: ServiceConfig,
  projects: Projects,
  prove: Prove,
  secrets: string[]
): JobRunner | undefined => {
  if (!runner || runner === 'none') return
  if ('run' in runner) return runner
  if (!projects.all.some(({ repositoryConfig }) => repositoryConfig)) {
    throw new Error('A runner needs a repository to work on: add --repository, or `repository` in the file.')
  }
  return createRunner({ runner, model: model === 'none' ? undefined : model, projects, data, prove, secrets })
}

/** The tokens of all repositories. */
const tokensOf = ({ repository, organizations = [] }: ServiceConfig): string[] =>
  [repository, ...organizations.flatMap(({ projects }) => projects.map(project => project.repository))].flatMap(
    repository => repository?.token ?? []
  )

/** The secrets in the environment of the agent. */
const agentSecretsOf = ({ runner }: ServiceConfig): string[] =>
  runner && runner !== 'none' && 'kind' in runner ? secretsOfRunner(runner) : []

/** Caches the result of a function for some milliseconds. */
const cachedFor = <Result>(milliseconds: number, ask: () => Promise<Result>): (() => Promise<Result>) => {
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

/** The model’s secrets, which an error of another program may repeat: the key, the headers, and those in the address. */
const secretsOf = (model: ServiceConfig['model']): string[] => {
  if (!model || model === 'none') return []
  const { username, password, searchParams } = new URL(model.url)
  return [model.key ?? '', ...credentialsIn(model.headers ?? {}), username, password, ...searchParams.values()]
}

/** The database’s password, as it is written in the address and decoded. */
const passwordOf = (databaseUrl: string | undefined): string[] => {
  const written = databaseUrl && URL.canParse(databaseUrl) ? new URL(databaseUrl).password : ''
  return [written, decodeURIComponent(written)]
}

/** The first valid public key, preferably one for any origin; empty when there is none. */
const publicKey = async (keys: KeyStore, projectId: string): Promise<string> => {
  const holding = (await keys.list(projectId)).filter(({ kind, revokedAt }) => kind === 'assistant' && !revokedAt)
  const key = holding.find(({ origins }) => !origins) ?? holding[0]
  return key?.value ?? ''
}
