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
  /** Address of the readers’ site, without a trailing slash; empty where links are paths of the asking site. */
  siteUrl: string
  /** Base path of the service, and so of the rendered site. */
  basePath: string
  /** The repository as jobs show it; without one, the docs folder. */
  repository: { repository: string; ref: string | null }
  /** The configuration of the repository that an agent works in. */
  repositoryConfig?: RepositoryConfig | undefined
  corpus: Corpus
  /** Reads the same documentation from another folder, such as a checkout. Its `refresh` reads it again. */
  at: (folder: string) => Promise<Project>
  /** Files that could not be read at the start. */
  unreadable: ServedProject['unreadable']
}

/** The prefix of page paths in addresses: the site’s address, with the base path of its configuration if it has no path. */
export const siteRoot = ({ siteUrl, corpus }: Pick<Project, 'siteUrl' | 'corpus'>): string =>
  siteUrl && new URL(siteUrl).pathname !== '/' ? siteUrl : siteUrl + corpus.site.base

/**
 * The address of the published site, for links in texts that are read elsewhere: the configured address, else that of the
 * site’s own configuration.
 *
 * @param otherwise The address when neither is known.
 */
export const publishedRoot = ({ siteUrl, corpus }: Pick<Project, 'siteUrl' | 'corpus'>, otherwise: string): string => {
  const configured = corpus.site.siteUrl?.replace(/\/+$/, '') ?? ''
  const isAddress = /^https?:/i.test(configured) && URL.canParse(configured)
  if (!siteUrl && !isAddress) return otherwise
  return siteRoot({ siteUrl: siteUrl || configured, corpus })
}

/** The key of the page at a path of the readers’ site, without the path of the site’s address such as `/docs`. */
export const pathInDocs = (project: Project, path: string): string => {
  const key = withoutPrefix(pathKey(path), project.basePath)
  const prefix = pathKey(new URL(siteRoot(project), 'http://localhost').pathname)
  return prefix === '/' ? key : withoutPrefix(key, prefix)
}

const withoutPrefix = (key: string, prefix: string): string =>
  prefix && `${key}/`.startsWith(`${prefix}/`) ? key.slice(prefix.length) || '/' : key

/** Looks up projects by their names in paths. */
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

/** Reads the docs of all projects, and watches them for changes. */
export const readProjects = async (config: ProjectsConfig, report: (error: unknown) => void): Promise<Projects> => {
  const { data = ':memory:', basePath = '' } = config
  const configs = organizationsOf(config).flatMap(({ id, projects }) => projects.map(project => ({ id, project })))
  const changes = configs.map(({ project }) => noteChanges(project.docs))
  const stopNoting = () => {
    for (const { stop } of changes) stop()
  }
  try {
    const all = await Promise.all(
      configs.map(({ id, project }, index) =>
        readProject(id, project, { data, basePath, readFrom: changes[index]?.ready }, report)
      )
    )
    const watchings = all.map(({ corpus }) => watchCorpus(corpus, report))
    const readNoted = async () => {
      await Promise.all(watchings.map(({ ready }) => ready))
      // Waits a turn of the event loop, in which changes so far are reported.
      await setImmediate()
      all.forEach(({ corpus }, index) => {
        if (changes[index]?.isChanged()) corpus.refresh().catch(report)
      })
    }
    // Nobody waits for that: until all is watched, changes are still noted.
    void readNoted().finally(stopNoting)
    return projectsOf(all, [...watchings, ...changes])
  } catch (error) {
    stopNoting()
    throw error
  }
}

const projectsOf = (all: Project[], watchings: Pick<Watching, 'stop'>[]): Projects => ({
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
  { data, basePath, readFrom }: { data: string; basePath: string; readFrom: Promise<void> | undefined },
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
      cache: data === ':memory:' ? undefined : join(data, 'index', `${encodeURIComponent(id)}.db`)
    }),
    readFrom,
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
      // Without the pages of the built site, because that lacks new pages.
      const reader = readInThread({ folder, siteUrl: config.siteUrl, generator: config.generator })
      return { ...project, docs: folder, corpus: await readCorpus(folder, { reader, synonyms }), unreadable: [] }
    }
  }
  return project
}
