import type { Command } from 'commander'
import { keyKind } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import {
  lookForPlatform,
  type Plan,
  planChecks,
  type Result,
  runChecks,
  type Target
} from '../checks/conformance/index.ts'
import { jobPathOf } from '../client/options.ts'
import { findAdminKey } from './flags/admin-key.ts'
import { keyFileOption, projectOption, withJobPath } from './flags/connection.ts'
import { webAddress } from './flags/values.ts'
import { printRows, type Row } from './output/rows.ts'

interface ConformanceFlags {
  domain?: string
  assistantKey?: string
  project?: string
  keyFile?: string
  job?: string
  jobPath?: string
  write?: boolean
  json?: boolean
}

export const addConformance = (program: Command, openShell: () => Shell): void => {
  const command = program.command('conformance').description('try the promises of the interface against a platform')
  withJobPath(command)
    .argument('<url>', 'base URL of the platform')
    .option('--domain <name>', 'documentation domain, for the assistant')
    .option('--assistant-key <key>', 'the public assistant key')
    .addOption(projectOption())
    .addOption(keyFileOption('else its part is left out'))
    .option('--job <id>', 'an agent job to look up')
    .option('--write', 'also send feedback, which is deleted again, start a job and archive it')
    .option('--json', 'for programs: the results as JSON on standard output')
    .addHelpText('after', examples)
    .action(action(openShell, runConformance))
}

const examples = `
Without --write nothing is changed; with it there is feedback of every kind to look at. What it asked and wrote is
deleted again where the platform offers that, also after Ctrl-C. It says beforehand how many uses of the assistant key
it spends; a platform that answers what it has to refuse charges that too. What cannot be seen, for want of a key or
of feedback to look at, is “unknown”: neither kept nor broken.

Examples:
  docs-assistant conformance https://api.example.com --domain acme --assistant-key svc_dsc_… --project acme
  docs-assistant conformance http://localhost:4000 --domain local --assistant-key svc_dsc_… --project local --write`

const runConformance = async (shell: Shell, flags: ConformanceFlags, address: string): Promise<ExitName> => {
  const target = await targetOf(shell, flags, webAddress(address))
  const plan = planChecks(target)
  say(shell, announcement(plan))
  const nothing = await lookForPlatform(target, shell.signal)
  if (nothing) throw new CommandError(nothing.code, nothing.message)
  shell.signal.addEventListener('abort', () =>
    say(shell, 'What it asked and wrote is deleted; Ctrl-C ends it at once.')
  )
  const results = await runChecks(plan, target, shell.signal, result => {
    if (shell.messages.isTTY) say(shell, `${result.result.padEnd(6)} ${result.promise}`)
  })
  const broken = results.filter(({ result }) => result === 'broken').length
  if (flags.json) print(shell, JSON.stringify({ url: target.baseUrl, uses: plan.uses, results }))
  else printResults(shell, results)
  return broken > 0 ? 'check_failed' : 'done'
}

const targetOf = async (shell: Shell, flags: ConformanceFlags, url: URL): Promise<Target> => {
  const { domain, assistantKey, project, job, write = false } = flags
  if (assistantKey && keyKind(assistantKey) === 'admin') {
    const message =
      'This is an admin key, and arguments can be read by every process: revoke it. --assistant-key takes the public one.'
    throw new CommandError('key', message)
  }
  return {
    baseUrl: url.href,
    domain,
    assistantKey,
    projectId: project,
    adminKey: await findAdminKey(shell, flags.keyFile),
    jobId: job,
    jobPath: jobPathOf(flags.jobPath, project ?? ''),
    write
  }
}

const announcement = ({ uses, jobs, entries }: Plan): string => {
  const spends = `This spends up to ${uses} assistant uses of the key`
  if (entries + jobs === 0) return `${spends}, and changes nothing.`
  const writes = `writes up to ${entries} feedback entries where the platform deletes them again, and else one`
  const works = `sets an agent to work up to ${jobs} times on a job that it then archives`
  return `${spends}, ${[entries && writes, jobs && works].filter(Boolean).join(', and ')}.`
}

const printResults = (shell: Shell, results: Result[]): void => {
  const rows = results.flatMap((result): Row[] => {
    const { section: label, promise: text, note, matters } = result
    if (result.result === 'kept') return [{ mark: 'good', label, text, colour: 'dim' }]
    if (result.result === 'broken') return [{ mark: 'bad', label, text, below: [note, matters], colour: 'red' }]
    const alike = results.filter(other => other.result === 'unknown' && other.note === note)
    if (alike.length <= maxListed) return [{ mark: 'skipped', label, text, below: [note], colour: 'dim' }]
    if (alike[0] !== result) return []
    const promises = `${alike.length} promises cannot be seen; --json names them`
    return [{ mark: 'skipped', label: 'unknown', text: promises, below: [note], colour: 'dim' }]
  })
  printRows(shell, rows)
  print(shell, `\n${totals(results)}`)
}

/** Most unknown checks with the same reason that are listed one by one; more are only counted. */
const maxListed = 3

const totals = (results: Result[]): string =>
  (['kept', 'broken', 'unknown'] as const)
    .map(name => `${results.filter(({ result }) => result === name).length} ${name}`)
    .join(', ')
