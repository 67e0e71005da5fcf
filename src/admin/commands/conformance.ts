import type { Command } from 'commander'
import { keyKind } from '../../protocol/index.ts'
import { type Plan, planChecks, type Result, runChecks, type Target } from '../checks/conformance/index.ts'
import { jobPathOf } from '../client/options.ts'
import { action } from '../terminal/action.ts'
import { CommandError, type ExitName } from '../terminal/exit-codes.ts'
import { type Colour, paint, print, type Shell, say } from '../terminal/shell.ts'
import { table } from '../terminal/table.ts'
import { findAdminKey } from './flags/admin-key.ts'
import { keyFileOption, projectOption, withJobPath } from './flags/connection.ts'
import { webAddress } from './flags/values.ts'

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
    .option('--write', 'also send feedback, start a job and archive it')
    .option('--json', 'for programs: the results as JSON on standard output')
    .addHelpText('after', examples)
    .action(action(openShell, runConformance))
}

const examples = `
Without --write nothing is changed; what it asked and wrote is deleted where the platform offers that. It says beforehand how many uses of the assistant key it spends. What cannot be seen,
for want of a key or of feedback to look at, is “untold”: neither kept nor broken.

Examples:
  docs-assistant conformance https://api.example.com --domain acme --assistant-key svc_dsc_… --project acme
  docs-assistant conformance http://localhost:4000 --domain local --assistant-key svc_dsc_… --project local --write`

const runConformance = async (shell: Shell, flags: ConformanceFlags, address: string): Promise<ExitName> => {
  const target = await targetOf(shell, flags, webAddress(address))
  const plan = planChecks(target, flags.write ?? false)
  say(shell, announcement(plan, flags.write ?? false))
  const results = await runChecks(plan, target, shell.signal, result => {
    if (shell.messages.isTTY) say(shell, `${result.result.padEnd(6)} ${result.promise}`)
  })
  const broken = results.filter(({ result }) => result === 'broken').length
  if (flags.json) print(shell, JSON.stringify({ url: target.baseUrl, uses: plan.uses, results }))
  else print(shell, `${resultTable(shell, results)}\n\n${totals(results)}`)
  return broken > 0 ? 'check_failed' : 'done'
}

const targetOf = async (shell: Shell, flags: ConformanceFlags, url: URL): Promise<Target> => {
  const { domain, assistantKey, project, job } = flags
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
    jobPath: jobPathOf(flags.jobPath, project ?? '')
  }
}

const announcement = ({ uses, jobs }: Plan, write: boolean): string => {
  const spends = `This spends up to ${uses} assistant uses of the key`
  if (!write) return `${spends}, and changes nothing.`
  return `${spends}, writes up to 1 feedback entry, and sets an agent to work up to ${jobs} times on a job that it then archives.`
}

const colours: Record<Result['result'], Colour> = { kept: 'green', broken: 'red', untold: 'dim' }

const resultTable = (shell: Shell, results: Result[]): string =>
  table(
    shell,
    [{ title: 'result' }, { title: 'section' }, { title: 'promise' }, { title: 'note' }],
    results.map(({ result, section, promise, note }) => [result, section, promise, note])
  )
    .split('\n')
    .map((line, index) => {
      const { result } = results[index - 1] ?? {}
      return result ? line.replace(result, paint(colours[result], result, shell.output)) : line
    })
    .join('\n')

const totals = (results: Result[]): string =>
  (['kept', 'broken', 'untold'] as const)
    .map(name => `${results.filter(({ result }) => result === name).length} ${name}`)
    .join(', ')
