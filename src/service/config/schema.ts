import * as v from 'valibot'
import { isObject } from '../../shared/objects.ts'
import type {
  LimitName,
  ModelConfig,
  OrganizationConfig,
  ProjectConfig,
  RepositoryConfig,
  RunnerConfig
} from '../contract.ts'
import { addressForms, generatorNames } from '../docs/generators/names.ts'
import { defaultLimits } from '../limits/index.ts'
import { strictObject } from '../validation/index.ts'
import { isBasePath, isNetwork } from './places.ts'

const name = v.pipe(
  v.string(),
  v.regex(/^[\w.-]{1,100}$/, 'must be 1 to 100 letters, digits, dots, dashes or underscores')
)
export const webAddress = v.pipe(
  v.string(),
  v.url('must be a URL'),
  v.regex(/^https?:/i, 'must begin with http:// or https://')
)
const folder = v.pipe(v.string(), v.nonEmpty('must name a folder'))
const count = v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(1))

const generator = v.union(
  [
    v.picklist(generatorNames),
    strictObject({ name: v.picklist(generatorNames), addresses: v.optional(v.picklist(addressForms)) })
  ],
  `must be one of ${generatorNames.join(', ')}, or have one as its name`
)

/** Words that mean the same, or short phrases. */
const synonymGroup = v.pipe(
  v.array(
    v.pipe(
      v.string('must be text: put words such as yes, no or 404 in quotes'),
      v.regex(/[\p{L}\p{N}]/u, 'must have a letter or a digit'),
      v.maxLength(80, 'must be at most 80 characters')
    ),
    'must be a list of words that mean the same, such as [k8s, kubernetes]'
  ),
  v.minLength(2, 'needs at least two words that mean the same'),
  v.maxLength(20, 'must be at most 20 words')
)

const text = v.pipe(v.string(), v.nonEmpty('must not be empty'))

/** A command as a list of words, which no shell interprets. */
const command = v.pipe(
  v.array(v.string(), 'must be a list: the program and its arguments, such as [npm, run, build]'),
  v.minLength(1, 'must name a program')
)

/** An address for git. It must not begin with a dash, because git would read it as an option. */
const gitAddress = v.pipe(text, v.regex(/^(?!-)/, 'must be an address as git clone takes it'))

const repositoryObject: v.GenericSchema<unknown, RepositoryConfig> = strictObject({
  repository: gitAddress,
  ref: v.optional(gitAddress),
  docs: v.optional(v.string()),
  paths: v.optional(v.pipe(v.array(v.string()), v.minLength(1, 'must name a folder or a file'))),
  host: v.optional(v.picklist(['github', 'gitea', 'gitlab', 'none'])),
  api: v.optional(webAddress),
  /** Better set in `ASSISTANT_REPOSITORY_TOKEN`, which overrides it. */
  token: v.optional(text),
  build: v.optional(command)
})

/** An address, or an object with more settings. */
const repository = v.lazy(
  (input): v.GenericSchema<unknown, RepositoryConfig> =>
    typeof input === 'string'
      ? v.pipe(
          gitAddress,
          v.transform(repository => ({ repository }))
        )
      : repositoryObject
)

/** The docs of a project, and how they are published on the readers’ site. */
const site = {
  siteUrl: v.optional(webAddress),
  generator: v.optional(generator),
  sitePages: v.optional(v.pipe(v.string(), v.nonEmpty('must name a sitemap, a folder, or an address'))),
  synonyms: v.optional(v.pipe(v.array(synonymGroup), v.maxLength(1_000, 'must be at most 1000 groups'))),
  placeholders: v.optional(
    v.record(
      v.pipe(v.string(), v.minLength(3, 'must be the text of a placeholder, of three letters at least')),
      v.string()
    )
  ),
  /** The repository that an agent works in. */
  repository: v.optional(repository)
}

// Typed by hand, because the package’s public types name no library.
const project: v.GenericSchema<unknown, ProjectConfig> = strictObject({
  id: name,
  domain: v.optional(name),
  docs: folder,
  ...site
})

const organization: v.GenericSchema<unknown, OrganizationConfig> = strictObject({
  id: name,
  projects: v.pipe(v.array(project), v.nonEmpty('needs a project'))
})

// Typed by hand, because the package’s public types name no library.
const model: v.GenericSchema<unknown, ModelConfig> = strictObject({
  url: webAddress,
  name: text,
  /** Better set in `ASSISTANT_MODEL_KEY`, which overrides it. */
  key: v.optional(v.string()),
  headers: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[\w!#$%&'*+.^`|~-]+$/, 'must be a header’s name')), v.string())
  ),
  body: v.optional(v.record(v.string(), v.unknown())),
  maxTokens: v.optional(count),
  instructions: v.optional(text),
  temperature: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(2)))
})

/** `lazy` instead of a union, because the issue of a union does not name the field. */
const modelOrNone = v.lazy(
  (input): v.GenericSchema<unknown, ModelConfig | 'none'> => (input === 'none' ? v.literal('none') : model)
)

const variable = v.pipe(v.string(), v.regex(/^\w+$/, 'must be the name of a variable'))

/** A variable that is passed to the agent. The service’s own are refused, because they may be keys. */
const passedVariable = v.pipe(
  variable,
  v.regex(/^(?!(?:DOCS_)?ASSISTANT_|DATABASE_URL$)/i, 'must be none of the service’s own variables')
)

const runnerKinds = ['command', 'model', 'none'] as const

const commandRunner: v.GenericSchema<unknown, RunnerConfig> = strictObject({
  kind: v.literal('command'),
  command,
  environment: v.optional(v.array(passedVariable)),
  network: v.optional(v.boolean()),
  minutes: v.optional(count)
})

const modelRunner: v.GenericSchema<unknown, RunnerConfig> = strictObject({
  kind: v.literal('model'),
  steps: v.optional(count),
  tokens: v.optional(count),
  minutes: v.optional(count)
})

/** `lazy` instead of a union, because the issue of a union does not name the field. */
const runner = v.lazy((input): v.GenericSchema<unknown, RunnerConfig | 'none'> => {
  if (input === 'none') return v.literal('none')
  if (input === 'model')
    return v.pipe(
      v.literal('model'),
      v.transform(kind => ({ kind }))
    )
  const kind = isObject(input) ? input.kind : input
  if (kind === 'command') return commandRunner
  return kind === 'model'
    ? modelRunner
    : v.pipe(
        v.any(),
        v.check(() => false, `must be model, none, or have a kind, which is one of ${runnerKinds.join(', ')}`)
      )
})

const limitNames = Object.keys(defaultLimits) as LimitName[]

const host = v.pipe(v.string(), v.nonEmpty('must name an address'))
const port = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535))

/** The configuration file. Flags and the environment override it. */
export const configSchema = strictObject({
  host: v.optional(host),
  port: v.optional(port),
  /** Path below which a proxy serves the service. */
  basePath: v.optional(
    v.pipe(v.string(), v.check(isBasePath, 'must be a path such as /assistant, without a slash at its end'))
  ),
  /** Where `/metrics` is answered. */
  metrics: v.optional(strictObject({ port, host: v.optional(host) })),
  /** Folder for keys, conversations, feedback and jobs. */
  data: v.optional(folder),
  organizations: v.optional(v.pipe(v.array(organization), v.nonEmpty('needs an organization'))),
  /** Without organizations: the docs of the one project. */
  docs: v.optional(folder),
  ...site,
  /** The model that answers, or `none` for the built-in one even where another runs on the machine. */
  model: v.optional(modelOrNone),
  /** The runner of agent jobs. */
  runner: v.optional(runner),
  /** Addresses and networks of proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: v.optional(v.array(v.pipe(v.string(), v.check(isNetwork, 'must be an address or a network')))),
  /** Most jobs about readers’ questions or feedback whose pull requests may be open at a time. */
  openRequests: v.optional(count),
  /** Number of worker processes that share the port. */
  workers: v.optional(count),
  /** Most answers that each process writes at the same time. */
  concurrency: v.optional(count),
  /** Days that conversations and feedback are kept. */
  keepDays: v.optional(count),
  /** Whether the finish event has `threadId`; strict old clients reject it there. */
  threadIdOnFinish: v.optional(v.boolean()),
  /** Whether programs may search and read by the Model Context Protocol. */
  mcp: v.optional(v.picklist(['on', 'off'])),
  /** Whether each request or only failures are logged, and whether with the readers’ questions. */
  log: v.optional(
    strictObject({
      level: v.optional(v.picklist(['requests', 'failures'])),
      questions: v.optional(v.boolean())
    })
  ),
  /** Other numbers of uses than those of the interface. */
  limits: v.optional(strictObject(v.entriesFromList(limitNames, v.optional(count))))
})

export type ConfigFile = v.InferOutput<typeof configSchema>
