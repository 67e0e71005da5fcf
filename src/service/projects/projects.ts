import type { OrganizationConfig, ProjectConfig, ServiceConfig } from '../contract.ts'
import { pathKey } from '../docs/index.ts'
import { type Corpus, readCorpus, watchCorpus } from '../retrieval/index.ts'

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
  /** What an agent would work on; without a repository, the docs folder as it lies. */
  repository: { repository: string; ref: string | null }
  corpus: Corpus
}

/** The key of the page at a path of the reader’s site: a site below `https://acme.example/docs` has that before each. */
export const pathInDocs = ({ siteUrl, corpus }: Project, path: string): string => {
  const key = pathKey(path)
  const prefix = pathKey(siteUrl ? new URL(siteUrl).pathname : corpus.site.base)
  return prefix !== '/' && `${key}/`.startsWith(`${prefix}/`) ? key.slice(prefix.length) || '/' : key
}

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

type ProjectsConfig = Pick<ServiceConfig, 'docs' | 'organizations'>

/** Reads the docs of every project, and again what changes in them. */
export const readProjects = async (config: ProjectsConfig, report: (error: unknown) => void): Promise<Projects> => {
  const all = await Promise.all(
    organizationsOf(config).flatMap(({ id, projects }) => projects.map(project => readProject(id, project)))
  )
  const stops = all.map(({ docs, corpus }) => watchCorpus(docs, corpus, report))
  return {
    all,
    byDomain: domain => all.find(project => project.domain === domain),
    byId: id => all.find(project => project.id === id),
    stopWatching: () => {
      for (const stop of stops) stop()
    }
  }
}

const organizationsOf = ({ docs, organizations }: ProjectsConfig): OrganizationConfig[] => {
  if (organizations) return organizations
  if (docs === undefined) throw new Error('The service needs a docs folder, or organizations with projects.')
  return [{ id: 'local', projects: [{ id: 'local', docs }] }]
}

const readProject = async (organizationId: string, config: ProjectConfig): Promise<Project> => {
  const { id, domain = id, docs, siteUrl = '', repository } = config
  return {
    id,
    organizationId,
    domain,
    docs,
    siteUrl: siteUrl.replace(/\/+$/, ''),
    repository: { repository: repository?.repository ?? docs, ref: repository?.ref ?? null },
    corpus: await readCorpus(docs)
  }
}
