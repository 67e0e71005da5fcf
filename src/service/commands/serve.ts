import { stat } from 'node:fs/promises'
import type { Command } from 'commander'
import { whenAborted } from '../../shared/when-aborted.ts'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import type { LocalModel } from '../config/index.ts'
import type {
  CommandConfig,
  GeneratorConfig,
  GeneratorName,
  MetricsAddress,
  RunningService,
  ServeOptions
} from '../contract.ts'
import { addressForms, generatorNames } from '../docs/generators/names.ts'
import { environmentOption, withDataFlags, withJson } from './flags/options.ts'
import {
  answerCount,
  basePath,
  commandLine,
  days,
  listenAddress,
  networks,
  portNumber,
  siteAddress,
  workerCount
} from './flags/values.ts'
import { startMessage } from './start-message.ts'

interface ServeFlags {
  config?: string
  data?: string
  docs?: string
  port?: number
  host?: string
  metrics?: MetricsAddress
  basePath?: string
  trustedProxies?: string[]
  keepDays?: number
  workers?: number
  concurrency?: number
  siteUrl?: string
  generator?: GeneratorName
  addresses?: GeneratorConfig['addresses']
  sitePages?: string
  model?: string
  mcp?: 'on' | 'off'
  json?: boolean
  runner?: 'command' | 'model' | 'none'
  runnerCommand?: string[]
  repository?: string
}

export const addServe = (program: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(program.command('serve')), 'the address and the projects')
    .description('serve a documentation folder with its assistant')
    .argument('[directory]', 'folder of Markdown or MDX files (default: docs)')
    .addOption(environmentOption('--docs <directory>', 'the same folder, as an option', 'DOCS'))
    .addOption(
      environmentOption(
        '--site-url <url>',
        'address of the site that readers see, with its path (default: paths of the site that asks)',
        'SITE_URL',
        siteAddress
      )
    )
    .addOption(
      environmentOption(
        '--generator <name>',
        'what builds the site (default: what its configuration files say)',
        'GENERATOR'
      ).choices(generatorNames)
    )
    .addOption(
      environmentOption(
        '--addresses <form>',
        'form of its addresses: /a.html, /a or /a/ (default: as the generator makes them)',
        'ADDRESSES'
      ).choices(addressForms)
    )
    .addOption(
      environmentOption(
        '--site-pages <place>',
        'sitemap, built folder or objects.inv that links are checked against',
        'SITE_PAGES'
      )
    )
    .addOption(
      environmentOption(
        '--port <number>',
        'port to listen on (default: 4000, or the next free one)',
        'PORT',
        portNumber
      )
    )
    .addOption(environmentOption('--host <address>', 'address to listen on (default: 127.0.0.1)', 'HOST'))
    .addOption(
      environmentOption(
        '--base-path <path>',
        'path that a proxy has the service below, such as /assistant (default: none)',
        'BASE_PATH',
        basePath
      )
    )
    .addOption(
      environmentOption(
        '--trusted-proxies <list>',
        'addresses and networks of proxies that say who asks, with commas between them (default: none)',
        'TRUSTED_PROXIES',
        networks
      )
    )
    .addOption(
      environmentOption(
        '--metrics <[address:]port>',
        'port that answers /metrics for Prometheus, on this machine unless an address is given (default: none)',
        'METRICS',
        listenAddress
      )
    )
    .addOption(
      environmentOption(
        '--workers <number>',
        'processes that answer at the port, one for each processor core that it may have (default: 1)',
        'WORKERS',
        workerCount
      )
    )
    .addOption(
      environmentOption(
        '--concurrency <number>',
        'answers that each of them writes at the same time (default: 100)',
        'CONCURRENCY',
        answerCount
      )
    )
    .addOption(
      environmentOption(
        '--keep-days <number>',
        'days to keep conversations and feedback (default: 90)',
        'KEEP_DAYS',
        days
      )
    )
    .addOption(
      environmentOption(
        '--model <name>',
        'model that answers, at ASSISTANT_MODEL_URL; none for the built-in one (default: one that runs on this machine)',
        'MODEL'
      )
    )
    .addOption(
      environmentOption(
        '--mcp <on|off>',
        'whether programs may search and read at /mcp by the Model Context Protocol (default: on)',
        'MCP'
      ).choices(['on', 'off'])
    )
    .addOption(
      environmentOption(
        '--runner <kind>',
        'what works on agent jobs: command (any program), model (the one that answers) or none (default: none)',
        'RUNNER'
      ).choices(['command', 'model', 'none'])
    )
    .addOption(
      environmentOption(
        '--runner-command <line>',
        'the program and its arguments; the prompt is on its standard input, the checkout its working folder',
        'RUNNER_COMMAND',
        commandLine
      )
    )
    .addOption(
      environmentOption(
        '--repository <address>',
        'what an agent works on, as git clone takes it; acme/docs is one of GitHub',
        'REPOSITORY'
      )
    )
    .addHelpText('after', modelHelp)
    .action(action(openShell, runServe))
}

const modelHelp = `
Environment:
  ASSISTANT_MODEL_URL  address of a server that speaks the OpenAI protocol
  ASSISTANT_MODEL      name of the model there
  ASSISTANT_MODEL_KEY  its key, if it needs one
  ASSISTANT_REPOSITORY_TOKEN  pushes branches of jobs and opens their pull requests
  DATABASE_URL         postgres://… to keep its state in, with other instances (default: SQLite)

Examples:
  docs-assistant serve
  docs-assistant serve website/docs --site-url https://docs.example.com --port 4000
  docs-assistant serve --config docs-assistant.yaml --host 0.0.0.0
  docs-assistant serve --port 0 --json | jq -r .url`

/** Serves until a signal stops it, which may come while it starts. */
const runServe = async (
  shell: Shell,
  { docs, json, ...flags }: ServeFlags,
  argument: string | undefined
): Promise<ExitName> => {
  // Imported late, so that help is instant.
  const [{ readConfig }, { serve }, { beWorker, endWorker, workerOf }] = await Promise.all([
    import('../config/index.ts'),
    import('../serve.ts'),
    import('./workers.ts')
  ])
  const config = await readConfig({ directory: argument ?? docs, ...flags }, process.env)
  for (const { docs } of config.organizations?.flatMap(({ projects }) => projects) ?? [config]) await checkFolder(docs)
  const worker = workerOf(process.env)
  const { workers = 1, metrics, ...alike } = config
  if (workers > 1 && !worker) return runWorkers(shell, config, json)
  const found = await modelFor(config)
  const socket = passedSocket(process.env, worker ? process.ppid : process.pid)
  const service = await serve({
    ...alike,
    worker,
    socket,
    // Only the process that started the workers serves the metrics of all.
    ...(!worker && { metrics }),
    ...(found && { model: found.model })
  }).catch(worker && endWorker)
  const { url, metricsUrl, projects } = service
  const facts: Started = { url, metricsUrl, projects, model: found ?? null }
  const stop = stopper(service)
  if (worker) beWorker(facts, stop)
  else {
    tell(shell, facts, json)
    whenAborted(shell.signal, stop)
  }
  return 'done'
}

/** The facts that are printed after the start. */
interface Started extends Pick<RunningService, 'url' | 'metricsUrl' | 'projects'> {
  model: LocalModel | null
}

const tell = (shell: Shell, facts: Started, json = false): void =>
  print(shell, json ? JSON.stringify(facts) : startMessage(facts, facts.model ?? undefined))

/** Starts worker processes that serve, until a signal stops all. */
const runWorkers = async (
  shell: Shell,
  { workers = 1, metrics, data }: CommandConfig,
  json: boolean | undefined
): Promise<ExitName> => {
  if (data === ':memory:') {
    throw new CommandError('usage', 'Several workers share what they keep: give --data a folder, or serve with one.')
  }
  const [{ serveMetricsOfWorkers }, { startWorkers }] = await Promise.all([
    import('../serve.ts'),
    import('./workers.ts')
  ])
  const figures = metrics && (await serveMetricsOfWorkers(metrics))
  const { facts, close } = await startWorkers<Started>(workers, message => say(shell, message)).catch(error => {
    figures?.close()
    throw error
  })
  tell(shell, { ...facts, metricsUrl: figures?.url }, json)
  whenAborted(shell.signal, stopper({ close: () => close().finally(figures?.close) }))
  return 'done'
}

/** The first socket that systemd passes to this process, or for a worker, to the process that started it (`sd_listen_fds`). */
const passedSocket = ({ LISTEN_PID, LISTEN_FDS }: NodeJS.ProcessEnv, pid: number): number | undefined =>
  LISTEN_PID === `${pid}` && Number(LISTEN_FDS) > 0 ? 3 : undefined

/** Finds a local model, but only for a service that listens on this machine only: others must name their model. */
const modelFor = async ({ model, host }: ServeOptions): Promise<LocalModel | undefined> => {
  if (model !== undefined || !isLoopback(host)) return undefined
  const { findLocalModel } = await import('../config/index.ts')
  return findLocalModel(process.env)
}

const isLoopback = (host = '127.0.0.1'): boolean => /^(localhost|127(\.\d+){3}|::1)$/.test(host)

const checkFolder = async (docs = ''): Promise<void> => {
  const facts = await stat(docs).catch(() => undefined)
  if (!facts?.isDirectory()) {
    throw new CommandError(
      'usage',
      `There is no documentation folder at ${docs}. Name it: docs-assistant serve FOLDER.`
    )
  }
}

/** Ends the process when what it runs has stopped. */
const stopper =
  ({ close }: Pick<RunningService, 'close'>) =>
  (): void => {
    close().then(
      () => process.exit(0),
      error => {
        console.error(error)
        process.exit(1)
      }
    )
  }
