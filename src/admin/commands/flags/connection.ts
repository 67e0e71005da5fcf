import { type Command, Option } from 'commander'
import { CommandError } from '../../../terminal/exit-codes.ts'
import { SettingsOption } from '../../../terminal/settings.ts'
import { type Shell, say } from '../../../terminal/shell.ts'
import { type AdminClient, createAdminClient } from '../../client/client.ts'
import type { AdminError } from '../../http/errors.ts'
import { keyVariable, readAdminKey } from './admin-key.ts'

export interface ConnectionFlags {
  baseUrl?: string
  project?: string
  keyFile?: string
  jobPath?: string
  json?: boolean
}

/** Adds the options of every command that needs the admin key. */
export const withConnection = (command: Command): Command =>
  command
    .addOption(new Option('--base-url <url>', 'where the platform is').env('DOCS_ASSISTANT_BASE_URL'))
    .addOption(projectOption())
    .addOption(keyFileOption('else a prompt'))
    .addOption(new SettingsOption())
    .option('--json', 'for programs: the result as JSON on standard output, errors as JSON on standard error')

export const projectOption = () =>
  new Option('--project <id>', 'identifier of the project').env('DOCS_ASSISTANT_PROJECT')

export const keyFileOption = (otherwise: string) =>
  new Option('--key-file <file>', `file with the admin key, readable by you alone (else ${keyVariable}, ${otherwise})`)

export const withJobPath = (command: Command): Command =>
  command.option('--job-path <path>', 'path of the job look-up (default: /v2/agent/{projectId}/job/{id})')

/** Creates the client from the flags and the environment; prompts for a missing key. */
export const connect = async (shell: Shell, flags: ConnectionFlags): Promise<AdminClient> => {
  const { baseUrl, project, keyFile, jobPath } = flags
  if (!baseUrl) throw missing('--base-url <url>', 'DOCS_ASSISTANT_BASE_URL')
  if (!project) throw missing('--project <id>', 'DOCS_ASSISTANT_PROJECT')
  warnOfPlainHttp(shell, baseUrl)
  return createAdminClient({
    baseUrl,
    projectId: project,
    adminKey: await readAdminKey(shell, keyFile),
    ...(jobPath !== undefined && { jobPath }),
    onRetry: (error, delay) => say(shell, retryNote(error, delay), { waiting: Math.ceil(delay / 1000) })
  })
}

const missing = (flag: string, variable: string) =>
  new CommandError('usage', `Give ${flag}, or set ${variable}, or name it in the file of --config.`)

const retryNote = ({ message }: AdminError, delay: number) => `${message} Again in ${Math.ceil(delay / 1000)} s.`

/** Warns of plain http, because everybody on the network path can read the key. */
const warnOfPlainHttp = (shell: Shell, baseUrl: string): void => {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (url?.protocol !== 'http:' || /^(localhost|127(\.\d+){3}|\[::1\])$|\.localhost$/.test(url.hostname)) return
  say(shell, `Warning: ${url.origin} is not encrypted, so others on the way can read the admin key. Use https.`, {
    warning: true
  })
}
