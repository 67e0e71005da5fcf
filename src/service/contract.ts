import type { AgentJobFields, KeyKind } from '../protocol/index.ts'

// The public types of the service, and those that several of its folders share. Imports nothing of the service, so that
// every folder may import it.

/** What `createService` takes. Everything but the docs has a default. */
export interface ServiceConfig extends Partial<DocsConfig> {
  /** Or many of them. */
  organizations?: OrganizationConfig[] | undefined
  /** Folder for the service’s state; `:memory:` keeps nothing. Default `.docs-assistant`. */
  data?: string | undefined
  /**
   * A database of PostgreSQL for what is to outlive the process, which several instances share:
   * `postgres://user:password@host:5432/name`. Default: SQLite, in a file of that folder.
   */
  databaseUrl?: string | undefined
  /** Folder of the built widget. Default: `widget` beside the built service, or the repository’s build. */
  widget?: string | undefined
  /** The model that answers. Default, and with `none`: the built-in one, which quotes. */
  model?: ModelConfig | 'none' | undefined
  /** What works on agent jobs. Default, and with `none`: nothing, so that they fail and say so. */
  runner?: JobRunner | RunnerConfig | 'none' | undefined
  /** Jobs about what readers asked or said whose pull requests may be open at a time. Default 5. */
  openRequests?: number | undefined
  /** Path that a proxy has the service below, such as `/assistant`. Default: none. */
  basePath?: string | undefined
  /** Addresses and networks of proxies whose `X-Forwarded-For` counts. Default: none. */
  trustedProxies?: string[] | undefined
  /** Days that conversations and feedback are kept. Default 90. */
  keepDays?: number | undefined
  /** Whether `threadId` stands on the finish event itself. Default `true`. */
  threadIdOnFinish?: boolean | undefined
  /** Other numbers of uses than those of the interface. */
  limits?: Partial<Record<LimitName, number>> | undefined
  /** Answers that are written at the same time. Default 100. */
  concurrency?: number | undefined
  /**
   * Set by the command where several processes answer at one port: they count what readers use together, and one that
   * is no longer the first listens only when it is ready.
   */
  worker?: 'first' | 'further' | undefined
  /** Bounds of one answer. */
  answer?: Partial<AnswerLimits> | undefined
  /** Whether programs may search and read at `/mcp` by the Model Context Protocol. Default `on`. */
  mcp?: 'on' | 'off' | undefined
  /**
   * Whether a trace of each question is sent to where `OTEL_EXPORTER_OTLP_ENDPOINT` of the environment says. Default
   * `false`; the command takes it from the environment.
   */
  traces?: boolean | undefined
  /** What is logged. */
  log?: LogConfig | undefined
  /** Takes each line of the log. Default: standard error. */
  writeLog?: ((line: string) => void) | undefined
}

/** What the command serves with. */
export interface CommandConfig extends ServeOptions {
  /** Processes that answer at the port. Default 1. */
  workers?: number | undefined
}

/** What `serve` takes. */
export interface ServeOptions extends ServiceConfig {
  /** Port to listen on. Default 4000, or the next free one; 0 for any. */
  port?: number | undefined
  /** Default `127.0.0.1`: this machine only. */
  host?: string | undefined
  /** Descriptor of a socket that listens already, instead of port and host. */
  socket?: number | undefined
  /**
   * Milliseconds in which a request must have come whole; who is slower is told so, and hung up on. So is a reader who
   * takes nothing of an answer for as long. Default 30,000.
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

/** What owns projects; its limits are shared by them. */
export interface OrganizationConfig {
  id: string
  projects: ProjectConfig[]
}

/** The documentation of a project, and how it stands on the readers’ site. */
export interface DocsConfig {
  /** Folder of Markdown, MDX or reStructuredText files. Alone in the service, its project and domain are called `local`. */
  docs: string
  /** Address of the site that sources point at, with the path it lies below. Default: paths of the site that asks. */
  siteUrl?: string | undefined
  /** What builds the site, and so decides on its addresses. Default: what its configuration files say. */
  generator?: GeneratorName | GeneratorConfig | undefined
  /** The built site: its sitemap, its folder, or its `objects.inv`, as a file or an address. Links are checked against it. */
  sitePages?: string | undefined
  /** Words, or short phrases, that mean the same in this documentation, in groups: `[['k8s', 'kubernetes']]`. */
  synonyms?: string[][] | undefined
  /** What the docs’ own build fills in, by how it stands in the files: `{ __VERSION__: '3.1' }`. */
  placeholders?: Record<string, string> | undefined
  /** The repository that an agent works on. Default: none, so that jobs fail and say so. */
  repository?: RepositoryConfig | undefined
}

/** Where the source of a documentation is, and who takes changes of it. */
export interface RepositoryConfig {
  /** As `git clone` takes it; `acme/docs` is one of GitHub. */
  repository: string
  /** Branch that changes are for. Default: the repository’s own. */
  ref?: string | undefined
  /** Folder of the documentation in it. Default: where the served folder lies in the repository that it is part of. */
  docs?: string | undefined
  /** Folders and files that may be changed. Default: that of the documentation. */
  paths?: string[] | undefined
  /** Whose pull requests are opened; `none` leaves a branch. Default: what the host’s name says, else `none`. */
  host?: 'github' | 'gitea' | 'gitlab' | 'none' | undefined
  /** Address of its API. Default: where it is at that host. */
  api?: string | undefined
  /** May push branches and open requests. Better in `ASSISTANT_REPOSITORY_TOKEN`, which comes before it. */
  token?: string | undefined
  /** Command that builds the site: a change that it fails on is not pushed. Default: none. */
  build?: string[] | undefined
}

/** What works on agent jobs: a program, or the model that answers. */
export type RunnerConfig = CommandRunnerConfig | ModelRunnerConfig

export interface CommandRunnerConfig {
  kind: 'command'
  /** The program and its arguments; no shell reads them. The prompt is on its standard input. */
  command: string[]
  /** Variables of the service’s environment that it gets too, such as its own key. Default: none. */
  environment?: string[] | undefined
  /** `false` runs it without network, by `unshare`. Default `true`. */
  network?: boolean | undefined
  /** Longest time that it works on one message. Default 20. */
  minutes?: number | undefined
}

export interface ModelRunnerConfig {
  kind: 'model'
  /** Most calls of the model for one message. Default 40. */
  steps?: number | undefined
  /** Most tokens of all of them, those that it is sent included. Default 400,000. */
  tokens?: number | undefined
  /** Default 20. */
  minutes?: number | undefined
}

/** What builds a site, with what cannot always be read from its configuration. */
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

/** What builds a documentation site, and so decides on its addresses; `plain` for anything else. */
export type GeneratorName =
  | 'vitepress'
  | 'docusaurus'
  | 'starlight'
  | 'nextra'
  | 'mkdocs'
  | 'sphinx'
  | 'mdbook'
  | 'plain'

/** A server that speaks the OpenAI chat protocol. */
export interface ModelConfig {
  /** Its base URL, ending before `/chat/completions`. */
  url: string
  name: string
  /** Sent as `Authorization: Bearer …`. Without one a placeholder is sent, since some servers refuse an empty key. */
  key?: string | undefined
  /** Further headers of each request; they come before those of the service. */
  headers?: Record<string, string> | undefined
  /** Merged into the body of each request; it comes before what the service says. */
  body?: Record<string, unknown> | undefined
  /** Tokens of one answer, the model’s reasoning included. Default 4,096. */
  maxTokens?: number | undefined
  /** Added to the service’s own instructions. */
  instructions?: string | undefined
  /** Default: the server’s own. */
  temperature?: number | undefined
}

export interface AnswerLimits {
  /** Milliseconds that a failing model may take for the failure to still become the response’s status. */
  patience: number
  /** Milliseconds that a whole answer may take. */
  deadline: number
  /** Milliseconds that a model may be silent once it has begun. */
  idle: number
  /** Tokens of one answer that the model is asked for. */
  tokens: number
  /** Characters of one answer, however many tokens the model’s server sends. */
  characters: number
  /** Milliseconds that the model may take to word a search query; it is searched without where it takes longer. */
  rewriting: number
  /** Milliseconds of silence after which something is sent, so that no proxy closes the connection. */
  silence: number
  /** Milliseconds that an answer goes on without a reader, in case that they come back; 0 for not at all. */
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
 * What works on agent jobs. A message is run at least once: one that was under way when the service stopped is run
 * again. A runner that throws fails the job with the error’s message.
 */
export interface JobRunner {
  /** Name of the model that works, as jobs show it. */
  model: string
  run: (task: JobTask) => Promise<JobResult>
  /** What became of the pull request of a job: asked now and then, so that what it is about is resolved. */
  requestState?: (job: { id: string; projectId: string }) => Promise<'open' | 'merged' | 'closed' | 'none'>
  /**
   * Removes what is kept of a project between its jobs, because readers’ words in it were deleted or have expired. No
   * job of the project is running meanwhile.
   */
  forget?: (projectId: string) => Promise<void>
}

/** What came of a message of a job. */
export interface JobResult {
  /** An `http` or `https` address; `null` when no files were changed: the job then keeps the one it has. */
  prLink: string | null
  /** What came of it, in a sentence. */
  summary?: string | undefined
  /** All that the job has changed so far, as a unified diff. */
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
  /** Aborted when the job is archived or the service stops. A run has five seconds then to stop. */
  signal: AbortSignal
  /** Adds a line to the job’s log: a step of the work, or what a program wrote meanwhile. Keys are left out of it. */
  note: (text: string, kind?: JobNoteKind) => void
}

export type JobNoteKind = 'step' | 'output'

/** An agent job as the interface shows it, what came of it, and why it failed where it did. */
export interface Job extends AgentJobFields {
  summary: string | null
  error: string | null
  /** What it is about, where it was started for what readers asked or said. */
  title: string | null
  /** When its pull request was merged. */
  mergedAt: string | null
}

/** What an admin key may do: look at what is kept, change it, have an agent work. */
export type Scope = 'read' | 'write' | 'agent'

/** A key as the service knows it; an admin key itself is not kept. */
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
  /** Makes a key. This is the only time that an admin key can be read. */
  create: (given: NewKey) => Promise<Key & { value: string }>
  /** Makes a public key for a project that never had one. */
  createFirst: (projectId: string) => Promise<void>
  /** The key that a client sent, unless it is unknown or revoked; it may have expired. */
  find: (value: string) => Promise<Key | undefined>
  /** Notes that a key was used; most calls do nothing, so that it can be done at each request. */
  noteUse: (id: string) => Promise<void>
  /** Keys of a project, oldest first; of a public key also its value. */
  list: (projectId: string) => Promise<(Key & { value: string | undefined })[]>
  /** Whether there was such a key in the project that held until now. */
  revoke: (projectId: string, id: string) => Promise<boolean>
}

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
  /** What builds the site, as it was found or said. */
  generator: GeneratorName
  /** Address of its pages: that of the readers’ site, or a path of the site that asks; without a slash at its end. */
  siteUrl: string
  /** Files that could not be read, with the reason. */
  unreadable: { file: string; reason: string }[]
  /** Files of pages that the built site does not have; links to them lead to the nearest that it has. */
  missing: string[]
}

export interface Service {
  app: RequestHandler
  /** Answers `/metrics` with figures for Prometheus; in no way reached by `app`. */
  metrics: RequestHandler
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

export interface RunningService extends Service {
  /** Where it is, without a trailing slash. */
  url: string
  /** Where its figures are, if anywhere. */
  metricsUrl: string | undefined
}
