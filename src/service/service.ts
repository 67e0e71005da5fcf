import { join } from 'node:path'
import { Hono } from 'hono'
import { defaultKeyPrefixes } from '../protocol/index.ts'
import { createModel, type ModelConfig } from './answering/index.ts'
import { handleError, ServiceError } from './http/index.ts'
import type { Project } from './project.ts'
import { readLibrary } from './retrieval/index.ts'
import { assistantRoutes } from './routes/index.ts'
import { siteRoutes } from './site/index.ts'
import { createKeyStore, type KeyStore, openDatabase } from './store/index.ts'

export interface ServiceConfig {
  /** Folder of Markdown or MDX files. */
  docs: string
  /** Folder for the service’s state; `:memory:` keeps nothing. Default `.docs-assistant`. */
  data?: string
  /** Folder of the built widget. Default: `widget` beside the built service, or the repository’s build. */
  widget?: string
  /** The model that answers. Default: the built-in one, which quotes. */
  model?: ModelConfig
  /** Address of the site that sources point at. Default: paths of the site that asks. */
  siteUrl?: string
  /** Told of failures. Default: standard error. */
  report?: (error: unknown) => void
}

export interface Service {
  app: Hono
  /** The project that the demo site shows, with its public key. */
  project: { id: string; domain: string; assistantKey: string; pages: number }
  close: () => Promise<void>
}

/** Reads the docs and makes the service, without listening: `app.fetch` answers requests. */
export const createService = async (config: ServiceConfig): Promise<Service> => {
  const { docs, data = '.docs-assistant', report = console.error } = config
  const database = await openDatabase(data === ':memory:' ? data : join(data, 'service.db'))
  const keys = createKeyStore(database, defaultKeyPrefixes)
  const siteUrl = (config.siteUrl ?? '').replace(/\/+$/, '')
  const project: Project = { id: 'local', domain: 'local', docs, siteUrl, library: await readLibrary(docs) }
  const assistantKey = await publicKey(keys, project.id)
  const findProject = (name: string) => (name === project.domain ? project : undefined)

  const app = new Hono()
  app.onError(handleError(report))
  app.route(
    '/',
    assistantRoutes({
      keys,
      model: createModel(config.model),
      answerLimits: { patience: 5_000, deadline: 120_000, tokens: 2_048 },
      findProject,
      report
    })
  )
  app.route('/', siteRoutes({ project, assistantKey, widget: config.widget }))
  app.notFound(() => {
    throw new ServiceError('not_found', 'There is nothing at this address.')
  })
  return {
    app,
    project: { id: project.id, domain: project.domain, assistantKey, pages: project.library.pages.size },
    close: () => database.destroy()
  }
}

/** The project’s first public key; made when there is none. */
const publicKey = async (keys: KeyStore, projectId: string): Promise<string> => {
  const [first] = (await keys.list(projectId)).filter(key => key.kind === 'assistant' && !key.revokedAt)
  return first?.value ?? (await keys.create({ projectId, kind: 'assistant', name: 'First key' })).value
}
