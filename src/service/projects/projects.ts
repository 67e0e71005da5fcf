import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type {
  DocsConfig,
  OrganizationConfig,
  ProjectConfig,
  RepositoryConfig,
  ServedProject,
  ServiceConfig
} from '../contract.ts'
import { pathKey } from '../docs/index.ts'
import { withoutKeys } from '../masking/index.ts'
import { type Corpus, noteChanges, readCorpus, readInThread, type Watching, watchCorpus } from '../retrieval/index.ts'

/** A documentation project: one docs folder, one domain, at most one repository. */
export interface Project {
  id: string
  organizationId: string
  /** Name of the documentation domain in the assistant’s paths. */
  domain: string
  /** Folder of Markdown and MDX files. */
  docs: string
  /** Address of the site that readers see, without a trailing slash; empty for paths of the site that asks. */
  siteUrl: string
  /** Path that the service, and so the rendered site, is below. */
  basePath: string
  /** What jobs show of where they work; without a repository, the docs folder as it lies. */
  repository: { repository: string; ref: string | null }
  /** What an agent works on. */
  repositoryConfig?: RepositoryConfig | undefined
  corpus: Corpus
  /** The same documentation as it lies in another folder, such as a checkout: read now, and again by its `refresh`. */
  at: (folder: string) => Promise<Project>
  /** Files that could not be read at the start. */
  unreadable: ServedProject['unreadable']
}

/** What stands before the path of a page in its address. A site’s own configuration may say that it lies below a path. */
export const siteRoot = ({ siteUrl, corpus }: Pick<Project, 'siteUrl' | 'corpus'>): string =>
  siteUrl && new URL(siteUrl).pathname !== '/' ? siteUrl : siteUrl + corpus.site.base

/**
 * Where the published site is, for whoever reads its pages elsewhere: at the address that was given, else at the one that
 * its own configuration says.
 *
 * @param otherwise Where it is when neither says it.
 */
export const publishedRoot = ({ siteUrl, corpus }: Pick<Project, 'siteUrl' | 'corpus'>, otherwise: string): string => {
  const configured = corpus.site.siteUrl?.replace(/\/+$/, '') ?? ''
  const isAddress = /^https?:/i.test(configured) && URL.canParse(configured)
  if (!siteUrl && !isAddress) return otherwise
  return siteRoot({ siteUrl: siteUrl || configured, corpus })
}

/** The key of the page at a path of the reader’s site: a site below `https://acme.example/docs` has that before each. */
export const pathInDocs = (project: Project, path: string): string => {
  const key = withoutPrefix(pathKey(path), project.basePath)
  const prefix = pathKey(new URL(siteRoot(project), 'http://localhost').pathname)
  return prefix === '/' ? key : withoutPrefix(key, prefix)
}

const withoutPrefix = (key: string, prefix: string): string =>
  prefix && `${key}/`.startsWith(`${prefix}/`) ? key.slice(prefix.length) || '/' : key

/** Projects by the name that a path has for them. */
export interface ProjectNames {
  byDomain: (domain: string) => Project | undefined
  byId: (id: string) => Project | undefined
}

export interface Projects extends ProjectNames {
  /** At least one. */
  all: Project[]
  stopWatching: () => void
}

type ProjectsConfig = Pick<ServiceConfig, keyof DocsConfig | 'organizations' | 'data' | 'basePath'>

/** Reads the docs of every project, and again what changes in them. */
export const readProjects = async (config: ProjectsConfig, report: (error: unknown) => void): Promise<Projects> => {
  const { data = ':memory:', basePath = '' } = config
  const configs = organizationsOf(config).flatMap(({ id, projects }) => projects.map(project => ({ id, project })))
  const changes = await Promise.all(configs.map(({ project }) => noteChanges(project.docs)))
  try {
    const all = await Promise.all(
      configs.map(({ id, project }) => readProject(id, project, { data, basePath }, report))
    )
    const watchings = all.map(({ corpus }) => watchCorpus(corpus, report))
    await Promise.all(watchings.map(({ ready }) => ready))
    // What has changed until now is told in this turn of the event loop.
    await setImmediate()
    all.forEach(({ corpus }, index) => {
      if (changes[index]?.isChanged()) corpus.refresh().catch(report)
    })
    return projectsOf(all, watchings)
  } finally {
    for (const { stop } of changes) stop()
  }
}

const projectsOf = (all: Project[], watchings: Watching[]): Projects => ({
  all,
  byDomain: domain => all.find(project => project.domain === domain),
  byId: id => all.find(project => project.id === id),
  stopWatching: () => {
    for (const { stop } of watchings) stop()
  }
})

const organizationsOf = ({ organizations, ...config }: ProjectsConfig): OrganizationConfig[] => {
  if (organizations) return organizations
  const { docs, siteUrl, generator, sitePages, synonyms, placeholders, repository } = config
  if (docs === undefined) throw new Error('The service needs a docs folder, or organizations with projects.')
  const project = { id: 'local', docs, siteUrl, generator, sitePages, synonyms, placeholders, repository }
  return [{ id: 'local', projects: [project] }]
}

const readProject = async (
  organizationId: string,
  config: ProjectConfig,
  { data, basePath }: { data: string; basePath: string },
  report: (error: unknown) => void
): Promise<Project> => {
  const { id, domain = id, docs, siteUrl = '', repository, synonyms } = config
  const unreadable: Project['unreadable'] = []
  let started = false
  const corpus = await readCorpus(docs, {
    reader: readInThread({
      folder: docs,
      siteUrl: config.siteUrl,
      generator: config.generator,
      sitePages: config.sitePages,
      placeholders: config.placeholders,
      kept: data === ':memory:' ? undefined : join(data, 'index', `${encodeURIComponent(id)}.db`)
    }),
    synonyms,
    onUnreadable(file, reason) {
      if (started) report(new Error(`${file} cannot be read: ${reason}`))
      else unreadable.push({ file, reason })
    },
    onReport: message => report(new Error(message))
  })
  started = true
  const project: Project = {
    id,
    organizationId,
    domain,
    docs,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    basePath,
    repository: { repository: withoutKeys(repository?.repository ?? docs), ref: repository?.ref ?? null },
    repositoryConfig: repository,
    corpus,
    unreadable,
    async at(folder) {
      // Without the pages of the built site, which has none of those that are new.
      const reader = readInThread({ folder, siteUrl: config.siteUrl, generator: config.generator })
      return { ...project, docs: folder, corpus: await readCorpus(folder, { reader, synonyms }), unreadable: [] }
    }
  }
  return project
}
