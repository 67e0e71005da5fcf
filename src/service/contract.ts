import type { AgentJobFields, KeyKind } from '../protocol/index.ts'

// The public types of the service, and those that several of its folders share. Imports nothing of the service, so that
// every folder may import it.

/** What `createService` takes. Everything but the docs has a default. */
export interface ServiceConfig extends Partial<DocsConfig> {
  /** Several organizations with projects, instead of the one project of this object. */
  organizations?: OrganizationConfig[] | undefined
  /** Folder for the service’s state; `:memory:` keeps nothing. Default `.docs-assistant`. */
  data?: string | undefined
  /**
   * A PostgreSQL database for the state, which several instances can share: `postgres://user:password@host:5432/name`.
   * Default: SQLite, in a file of the folder `data`.
   */
  databaseUrl?: string | undefined
  /** Folder of the built widget. Default: `widget` beside the built service, or the repository’s build. */
  widget?: string | undefined
  /** The model that answers. Default, and with `none`: the built-in one, which quotes. */
  model?: ModelConfig | 'none' | undefined
  /** The runner of agent jobs. Default, and with `none`: no runner, so that jobs fail and say so. */
  runner?: JobRunner | RunnerConfig | 'none' | undefined
  /** Most jobs about readers’ questions or feedback whose pull requests may be open at a time. Default 5. */
  openRequests?: number | undefined
  /** Path below which a proxy serves the service, such as `/assistant`. Default: none. */
  basePath?: string | undefined
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. Default: none. */
  trustedProxies?: string[] | undefined
  /** Days that conversations and feedback are kept. Default 90. */
  keepDays?: number | undefined
  /** Whether the finish event has `threadId`. Default `true`. */
  threadIdOnFinish?: boolean | undefined
  /** Other numbers of uses than those of the interface. */
  limits?: Partial<Record<LimitName, number>> | undefined
  /** Most answers that are written at the same time. Default 100. */
  concurrency?: number | undefined
  /**
   * Set by the command for worker processes: they share the counts of rate limits, and a further worker listens only when
   * it is ready.
   */
  worker?: 'first' | 'further' | undefined
  /** Bounds of one answer. */
  answer?: Partial<AnswerLimits> | undefined
  /** Whether programs may search and read at `/mcp` by the Model Context Protocol. Default `on`. */
  mcp?: 'on' | 'off' | undefined
  /**
   * Whether a trace of each question is sent to `OTEL_EXPORTER_OTLP_ENDPOINT` of the environment. Default `false`; the
   * command sets it from the environment.
   */
  traces?: boolean | undefined
  /** What is logged. */
  log?: LogConfig | undefined
  /** Writes a line of the log. Default: to standard error. */
  writeLog?: ((line: string) => void) | undefined
}

/** The configuration of the command `serve`. */
export interface CommandConfig extends ServeOptions {
  /** Number of worker processes that share the port. Default 1. */
  workers?: number | undefined
}

/** The options of the function `serve`. */
export interface ServeOptions extends ServiceConfig {
  /** Port to listen on. Default 4000, or the next free one; 0 for any. */
  port?: number | undefined
  /** Default `127.0.0.1`: this machine only. */
  host?: string | undefined
  /** File descriptor of a socket that is already listening, instead of port and host. */
  socket?: number | undefined
  /**
   * Milliseconds in which a request must be complete; a slower one gets an error and is disconnected. A reader who
   * receives nothing of an answer for as long is disconnected too. Default 30,000.
   */
  requestTimeout?: number | undefined
  /** Where `/metrics` is answered, on a port of its own. Default: nowhere. */
  metrics?: MetricsAddress | undefined
}

export interface MetricsAddress {
  /** 0 for any. */
  port: number
  /** Default `127.0.0.1`: this machine only. */
  host?: string | undefined
}

/** An organization, whose projects share its rate limits. */
export interface OrganizationConfig {
  id: string
  projects: ProjectConfig[]
}

/** The documentation of a project, and how it is published on the readers’ site. */
export interface DocsConfig {
  /** Folder of Markdown, MDX or reStructuredText files. Without organizations, its project and domain are `local`. */
  docs: string
  /** Address of the site that sources link to, with its base path. Default: links are paths of the asking site. */
  siteUrl?: string | undefined
  /** The generator of the site, which decides its addresses. Default: detected by its configuration files. */
  generator?: GeneratorName | GeneratorConfig | undefined
  /** The built site, against which links are checked: its sitemap, its folder, or its `objects.inv`, as a file or an address. */
  sitePages?: string | undefined
  /** Words, or short phrases, that mean the same in this documentation, in groups: `[['k8s', 'kubernetes']]`. */
  synonyms?: string[][] | undefined
  /** Values for placeholders that the docs’ own build replaces: `{ __VERSION__: '3.1' }`. */
  placeholders?: Record<string, string> | undefined
  /** The repository that an agent works on. Default: none, so that jobs fail and say so. */
  repository?: RepositoryConfig | undefined
}

/** The repository of a documentation’s source, and the code host that takes its pull requests. */
export interface RepositoryConfig {
  /** As `git clone` takes it; `acme/docs` is one of GitHub. */
  repository: string
  /** Base branch of pull requests. Default: the repository’s default branch. */
  ref?: string | undefined
  /** Folder of the documentation in the repository. Default: the place of the served folder in its own repository. */
  docs?: string | undefined
  /** Folders and files that may be changed. Default: the folder of the documentation. */
  paths?: string[] | undefined
  /** The code host on which pull requests are opened; with `none` only branches are pushed. Default: by the host’s name, else `none`. */
  host?: 'github' | 'gitea' | 'gitlab' | 'none' | undefined
  /** Address of the code host’s API. Default: the usual one of that host. */
  api?: string | undefined
  /** Token that may push branches and open pull requests. Better set in `ASSISTANT_REPOSITORY_TOKEN`, which overrides it. */
  token?: string | undefined
  /** Command that builds the site. A change on which it fails is not pushed. Default: none. */
  build?: string[] | undefined
}

/** The runner of agent jobs: a program, or the model that answers. */
export type RunnerConfig = CommandRunnerConfig | ModelRunnerConfig

export interface CommandRunnerConfig {
  kind: 'command'
  /** The program and its arguments, which no shell interprets. It gets the prompt on standard input. */
  command: string[]
  /** Variables of the service’s environment that it gets, such as its own key. Default: none. */
  environment?: string[] | undefined
  /** `false` runs it without network, with `unshare`. Default `true`. */
  network?: boolean | undefined
  /** Timeout for one message, in minutes. Default 20. */
  minutes?: number | undefined
}

export interface ModelRunnerConfig {
  kind: 'model'
  /** Most calls of the model for one message. Default 40. */
  steps?: number | undefined
  /** Most tokens of all these calls, input included. Default 400,000. */
  tokens?: number | undefined
  /** Default 20. */
  minutes?: number | undefined
}

/** The generator of a site, with settings that cannot always be read from its configuration. */
export interface GeneratorConfig {
  name: GeneratorName
  /** Form of the addresses: `/a.html`, `/a` or `/a/`. */
  addresses?: 'html' | 'clean' | 'directory' | undefined
}

export interface ProjectConfig extends DocsConfig {
  /** The `projectId` of the interface. */
  id: string
  /** Domain in the assistant’s paths. Default: the id. */
  domain?: string | undefined
}

/** The generator of a documentation site, which decides its addresses; `plain` for anything else. */
export type GeneratorName =
  | 'vitepress'
  | 'vuepress'
  | 'docusaurus'
  | 'starlight'
  | 'nextra'
  | 'markdoc'
  | 'rspress'
  | 'vocs'
  | 'nuxt-content'
  | 'mkdocs'
  | 'zensical'
  | 'sphinx'
  | 'quarto'
  | 'bookdown'
  | 'myst'
  | 'mdbook'
  | 'hugo'
  | 'zola'
  | 'hexo'
  | 'jekyll'
  | 'mintlify'
  | 'gitbook'
  | 'honkit'
  | 'docfx'
  | 'docsify'
  | 'antora'
  | 'writerside'
  | 'rails-guides'
  | 'quartz'
  | 'lume'
  | 'documenter'
  | 'exdoc'
  | 'eleventy'
  | 'obsidian'
  | 'plain'

/** A server that speaks the OpenAI chat protocol. */
export interface ModelConfig {
  /** Its base URL, ending before `/chat/completions`. */
  url: string
  name: string
  /** Sent as `Authorization: Bearer …`. Without one a placeholder is sent, since some servers refuse an empty key. */
  key?: string | undefined
  /** Further headers of each request; they override those of the service. */
  headers?: Record<string, string> | undefined
  /** Merged into the body of each request; its fields override those of the service. */
  body?: Record<string, unknown> | undefined
  /** Tokens of one answer, the model’s reasoning included; with more, it may take and be as much longer. Default 4,096. */
  maxTokens?: number | undefined
  /** Added to the service’s own instructions. */
  instructions?: string | undefined
  /** Default: the server’s own. */
  temperature?: number | undefined
}

export interface AnswerLimits {
  /** Milliseconds to wait for the answer’s beginning before the response starts: an earlier failure becomes its status. */
  patience: number
  /** Milliseconds that a whole answer may take. */
  deadline: number
  /** Milliseconds that a model may be silent once it has begun. */
  idle: number
  /** Tokens of one answer that the model is asked for. */
  tokens: number
  /** Characters of one answer, however many tokens the model’s server sends. */
  characters: number
  /** Timeout of the model’s search query, in milliseconds; after it the search runs with the reader’s own words. */
  rewriting: number
  /** Milliseconds of silence after which a keep-alive is sent, so that no proxy closes the connection. */
  silence: number
  /** Milliseconds that an answer continues after its reader has left, in case they come back; 0 stops it at once. */
  alone: number
}

export interface LogConfig {
  /** Default `failures`. */
  level?: 'requests' | 'failures' | undefined
  /** Whether the words of questions are logged. Default `false`. */
  questions?: boolean | undefined
}

/** Rate limits: what is counted, and by whom. */
export type LimitName =
  | 'assistantPerKey'
  | 'assistantPerOrganization'
  | 'assistantPerAddress'
  | 'feedbackPerKey'
  | 'feedbackPerAddress'
  | 'suggestionsPerAddress'
  | 'searchesPerAddress'
  | 'followUpsPerProject'
  | 'jobsPerProject'

/**
 * Runs agent jobs. A message is run at least once: one that was running when the service stopped is run again. A runner
 * that throws fails the job with the error’s message.
 */
export interface JobRunner {
  /** Name of the model that works, as jobs show it. */
  model: string
  run: (task: JobTask) => Promise<JobResult>
  /** Returns the state of a job’s pull request. Polled, so that a merge resolves what the job is about. */
  requestState?: (job: { id: string; projectId: string }) => Promise<'open' | 'merged' | 'closed' | 'none'>
  /**
   * Deletes everything that the runner stores of a project between jobs, because readers’ words in it were deleted or
   * have expired. No job of the project runs meanwhile.
   */
  forget?: (projectId: string) => Promise<void>
}

/** The result of a message of a job. */
export interface JobResult {
  /** An `http` or `https` address; `null` when no files were changed: the job then keeps its earlier one. */
  prLink: string | null
  /** The result in a sentence. */
  summary?: string | undefined
  /** All changes of the job so far, as a unified diff. */
  diff?: string | undefined
}

/** One message of a job, to be worked on. */
export interface JobTask {
  job: Job
  projectId: string
  /** Number of the message: the same when it is run again after a crash. */
  message: number
  prompt: string
  /** The pull request that an earlier message of the job opened; the job itself shows none while it is active. */
  prLink: string | null
  /** Aborted when the job is archived or the service stops. The run then has five seconds to end. */
  signal: AbortSignal
  /** Adds a line to the job’s log: a step of the work, or output of a program. Keys are redacted. */
  note: (text: string, kind?: JobNoteKind) => void
}

export type JobNoteKind = 'step' | 'output'

/** An agent job as the interface shows it, with its result or the reason of its failure. */
export interface Job extends AgentJobFields {
  summary: string | null
  error: string | null
  /** Its subject, where it was started for readers’ questions or feedback. */
  title: string | null
  /** When its pull request was merged. */
  mergedAt: string | null
}

/** The scopes of an admin key: read stored data, change it, start agents. */
export type Scope = 'read' | 'write' | 'agent'

/** A key as the service knows it. The value of an admin key is not stored. */
export interface Key {
  id: string
  projectId: string
  kind: Exclude<KeyKind, 'unknown'>
  name: string
  /** Origins that may use it from a page; `undefined` for any. */
  origins: string[] | undefined
  /** What an admin key may do; `undefined` for everything. */
  scopes: Scope[] | undefined
  createdAt: string
  /** When it stops working; `undefined` for never. */
  expiresAt: string | undefined
  /** When it was last used, within the hour. */
  lastUsedAt: string | undefined
  revokedAt: string | undefined
}

export interface NewKey {
  projectId: string
  kind: Key['kind']
  name: string
  origins?: string[] | undefined
  scopes?: Scope[] | undefined
  /** ISO 8601 in UTC. */
  expiresAt?: string | undefined
}

export interface KeyStore {
  /** Creates a key. Only now can the value of an admin key be read. */
  create: (given: NewKey) => Promise<Key & { value: string }>
  /** Creates a public key for a project that never had one. */
  createFirst: (projectId: string) => Promise<void>
  /** Finds a key by its value, unless it is unknown or revoked. It may have expired. */
  find: (value: string) => Promise<Key | undefined>
  /** Notes the use of a key. Cheap enough for each request, because most calls write nothing. */
  noteUse: (id: string) => Promise<void>
  /** The keys of a project, oldest first; public keys with their value. */
  list: (projectId: string) => Promise<(Key & { value: string | undefined })[]>
  /** Revokes a key. Returns whether the project had it and it was not revoked yet. */
  revoke: (projectId: string, id: string) => Promise<boolean>
}

/** Answers requests, behind any server that speaks `fetch`, or in tests without a server. */
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
  /** The generator, as detected or configured. */
  generator: GeneratorName
  /** Address of its pages on the readers’ site, or a path of the asking site; without a trailing slash. */
  siteUrl: string
  /** Files that could not be read, with the reason. */
  unreadable: { file: string; reason: string }[]
  /** Files whose pages the built site lacks; links to them lead to the nearest page that it has. */
  missing: string[]
}

export interface Service {
  app: RequestHandler
  /** Answers `/metrics` with figures for Prometheus. `app` does not serve them. */
  metrics: RequestHandler
  /** The first project. */
  project: ServedProject
  /** Every project, in the order of the configuration. */
  projects: ServedProject[]
  keys: KeyStore
  /** Refuses new questions because the service is about to stop; resolves when all running answers have ended. */
  announceStop: () => Promise<void>
  /** Ends running answers with an error. */
  cutShort: () => void
  /** Stops all work and closes the stores. */
  close: () => Promise<void>
}

export interface RunningService extends Service {
  /** Its address, without a trailing slash. */
  url: string
  /** Address of its metrics, if they are served. */
  metricsUrl: string | undefined
}
