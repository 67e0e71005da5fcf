import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import * as v from 'valibot'
import { parse as parseYaml } from 'yaml'
import type {
  CommandConfig,
  DocsConfig,
  GeneratorConfig,
  GeneratorName,
  MetricsAddress,
  OrganizationConfig,
  RepositoryConfig,
  ServeOptions
} from '../contract.ts'
import { plainMessage } from '../validation/index.ts'
import { type ConfigFile, configSchema, webAddress } from './schema.ts'

/** The flags of the command line. */
interface Flags {
  directory?: string | undefined
  config?: string | undefined
  port?: number | undefined
  host?: string | undefined
  data?: string | undefined
  keepDays?: number | undefined
  workers?: number | undefined
  concurrency?: number | undefined
  metrics?: MetricsAddress | undefined
  basePath?: string | undefined
  trustedProxies?: string[] | undefined
  siteUrl?: string | undefined
  generator?: GeneratorName | undefined
  addresses?: GeneratorConfig['addresses'] | undefined
  sitePages?: string | undefined
  model?: string | undefined
  mcp?: 'on' | 'off' | undefined
  runner?: 'command' | 'model' | 'none' | undefined
  runnerCommand?: string[] | undefined
  repository?: string | undefined
}

/** Value for `data` that keeps the state in memory only. */
const inMemory = ':memory:'

/** Merges flags, environment and the configuration file, in this order of precedence. */
export const readConfig = async (flags: Flags, environment: NodeJS.ProcessEnv): Promise<CommandConfig> => {
  const file = flags.config === undefined ? {} : await readConfigFile(flags.config)
  const model = modelFrom(flags.model, environment, file.model)
  const docs = file.organizations ? withOrganizations(file, flags) : docsFrom(file, flags)
  return {
    ...file,
    ...withToken(docs, environment.ASSISTANT_REPOSITORY_TOKEN),
    data: flags.data === inMemory ? inMemory : resolve(flags.data ?? file.data ?? '.docs-assistant'),
    databaseUrl: databaseFrom(environment.DATABASE_URL),
    traces: tracesFrom(environment),
    port: flags.port ?? file.port,
    host: flags.host ?? file.host,
    metrics: flags.metrics ?? file.metrics,
    basePath: flags.basePath ?? file.basePath,
    trustedProxies: flags.trustedProxies ?? file.trustedProxies,
    keepDays: flags.keepDays ?? file.keepDays,
    workers: flags.workers ?? file.workers,
    concurrency: flags.concurrency ?? file.concurrency,
    mcp: flags.mcp ?? file.mcp,
    runner: runnerFrom(flags, file.runner),
    model
  }
}

/** The database from the environment. It cannot be set in the file, and errors do not quote it, because it has a password. */
const databaseFrom = (url: string | undefined): string | undefined => {
  if (!url) return
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new Error('DATABASE_URL must begin with postgres://. Without it, the service keeps its state in SQLite.')
  }
  return url
}

/** Whether OpenTelemetry’s variables name a collector. Throws for settings that its exporter would silently ignore. */
const tracesFrom = (environment: NodeJS.ProcessEnv): boolean => {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER } = environment
  if (OTEL_SDK_DISABLED === 'true' || OTEL_TRACES_EXPORTER === 'none') return false
  const said = (name: string) =>
    environment[`OTEL_EXPORTER_OTLP_TRACES_${name}`] || environment[`OTEL_EXPORTER_OTLP_${name}`]
  const endpoint = said('ENDPOINT')
  if (!endpoint) return false
  const { issues } = v.safeParse(webAddress, endpoint)
  if (issues) throw new Error(`OTEL_EXPORTER_OTLP_ENDPOINT ${issues[0].message}: ${endpoint}`)
  if (said('PROTOCOL') === 'grpc') {
    throw new Error(
      'Traces are sent over HTTP: OTEL_EXPORTER_OTLP_PROTOCOL must be http/json, and the port is mostly 4318.'
    )
  }
  return true
}

/** The organizations of the file. Throws for settings of a single project beside them, because each project has its own. */
const withOrganizations = (file: ConfigFile, flags: Flags): Pick<ServeOptions, 'organizations'> => {
  const { directory, siteUrl, generator, addresses, sitePages, repository } = flags
  const said = Object.entries({
    directory,
    repository: repository ?? file.repository,
    siteUrl,
    generator,
    addresses,
    sitePages,
    docs: file.docs,
    synonyms: file.synonyms,
    placeholders: file.placeholders
  }).find(([, value]) => value !== undefined)
  if (said) throw new Error(`Either a configuration file with organizations, or ${said[0]} of a single one; not both.`)
  return { organizations: file.organizations }
}

const docsFrom = (file: ConfigFile, flags: Flags): DocsConfig => {
  const generator = flags.generator ?? file.generator
  const named = typeof generator === 'string' ? { name: generator } : generator
  if (flags.addresses && !named) throw new Error('The form of the addresses needs a generator: add --generator.')
  return {
    docs: flags.directory === undefined ? (file.docs ?? resolve('docs')) : resolve(flags.directory),
    siteUrl: flags.siteUrl ?? file.siteUrl,
    generator: named && { ...named, ...(flags.addresses && { addresses: flags.addresses }) },
    sitePages: flags.sitePages ?? file.sitePages,
    synonyms: file.synonyms,
    placeholders: file.placeholders,
    repository: flags.repository ? { ...file.repository, repository: flags.repository } : file.repository
  }
}

/** Adds the token from the environment to every repository. */
const withToken = <Config extends Pick<ServeOptions, 'repository' | 'organizations'>>(
  config: Config,
  token: string | undefined
): Config => {
  if (!token) return config
  const given = (repository: RepositoryConfig | undefined) => repository && { ...repository, token }
  const { repository, organizations } = config
  return {
    ...config,
    ...(repository && { repository: given(repository) }),
    ...(organizations && {
      organizations: organizations.map(({ projects, ...organization }) => ({
        ...organization,
        projects: projects.map(project => ({ ...project, repository: given(project.repository) }))
      }))
    })
  }
}

/** The runner from the flags, else from the file; the file’s other settings of the same kind of runner are kept. */
const runnerFrom = ({ runner, runnerCommand }: Flags, file: ConfigFile['runner']): ConfigFile['runner'] => {
  const kind = runner ?? (runnerCommand && 'command')
  if (kind === undefined || kind === 'none') return kind ?? file
  const inFile = file !== undefined && file !== 'none' && file.kind === kind ? file : undefined
  if (kind === 'model') return { kind, ...inFile }
  const command = runnerCommand ?? (inFile?.kind === 'command' ? inFile.command : undefined)
  if (!command) throw new Error('--runner command needs the command: add --runner-command, or say it in the file.')
  return { ...inFile, kind, command }
}

/** Reads a configuration file, YAML or JSON. Folders in it are relative to the file. */
const readConfigFile = async (path: string): Promise<ConfigFile> => {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`The configuration file ${path} cannot be read.`, { cause })
  })
  const result = v.safeParse(configSchema, parse(text, path) ?? {}, { message: plainMessage })
  if (!result.success) {
    const problems = result.issues.map(issue => `  ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`)
    throw new Error(`The configuration file ${path} is not valid:\n${problems.join('\n')}`)
  }
  const { organizations, data, docs } = result.output
  const folder = dirname(resolve(path))
  const inFolder = <Config extends Pick<DocsConfig, 'sitePages' | 'repository'>>(config: Config): Config => {
    const { sitePages, repository } = config
    return {
      ...config,
      ...(sitePages && !/^https?:/i.test(sitePages) && { sitePages: resolve(folder, sitePages) }),
      ...(repository &&
        /^\.\.?\//.test(repository.repository) && {
          repository: { ...repository, repository: resolve(folder, repository.repository) }
        })
    }
  }
  if (organizations) checkUnique(organizations, path)
  return {
    ...inFolder(result.output),
    ...(docs && { docs: resolve(folder, docs) }),
    ...(data && { data: resolve(folder, data) }),
    ...(organizations && {
      organizations: organizations.map(organization => ({
        ...organization,
        projects: organization.projects.map(project => ({
          ...inFolder(project),
          docs: resolve(folder, project.docs)
        }))
      }))
    })
  }
}

const parse = (text: string, path: string): unknown => {
  try {
    return parseYaml(text)
  } catch (cause) {
    throw new Error(`The configuration file ${path} is no valid YAML or JSON: ${(cause as Error).message}`, { cause })
  }
}

const checkUnique = (organizations: OrganizationConfig[], path: string) => {
  const projects = organizations.flatMap(organization => organization.projects)
  const unique = (what: string, names: string[]) => {
    const twice = names.find((name, index) => names.indexOf(name) !== index)
    if (twice) throw new Error(`The configuration file ${path} is not valid: two ${what} are called ${twice}.`)
  }
  unique(
    'organizations',
    organizations.map(({ id }) => id)
  )
  unique(
    'projects',
    projects.map(({ id }) => id)
  )
  unique(
    'domains',
    projects.map(({ id, domain }) => domain ?? id)
  )
}

/**
 * The model from the flags, `ASSISTANT_MODEL_URL`, `ASSISTANT_MODEL` and `ASSISTANT_MODEL_KEY`, with the file’s other
 * settings of it.
 */
const modelFrom = (
  flag: string | undefined,
  environment: NodeJS.ProcessEnv,
  file: ConfigFile['model']
): ServeOptions['model'] => {
  const said = flag || environment.ASSISTANT_MODEL
  if (said === 'none' || (!said && file === 'none')) return 'none'
  const inFile = file === 'none' ? undefined : file
  const url = environment.ASSISTANT_MODEL_URL || inFile?.url
  const name = said || inFile?.name
  if (!url && !name) return
  if (!url || !name) throw new Error('ASSISTANT_MODEL_URL and ASSISTANT_MODEL go together: set both, or none.')
  const { issues } = v.safeParse(webAddress, url)
  if (issues) throw new Error(`ASSISTANT_MODEL_URL ${issues[0].message}: ${url}`)
  return { ...inFile, url, name, key: environment.ASSISTANT_MODEL_KEY || inFile?.key }
}
