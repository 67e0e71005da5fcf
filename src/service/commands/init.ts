import { resolve } from 'node:path'
import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { confirmed, isInteractive } from '../../terminal/prompts.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import { siteAddress } from './flags/values.ts'
import type { KeyFlags } from './key-store.ts'

interface InitFlags extends Omit<KeyFlags, 'project'> {
  write?: boolean
  yes?: boolean
  baseUrl: string
  siteUrl?: string
}

export const addInit = (program: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(program.command('init')), 'the sites, and what was changed')
    .description('put the assistant on a site: what to change in which file, the key, and the command that serves')
    .argument('[directory]', 'folder of the site', '.')
    .option('--write', 'make the change, after asking')
    .option('--yes', 'make it without asking')
    .option('--base-url <url>', 'address at which the service will be', siteAddress, 'http://localhost:4000')
    .option('--site-url <url>', 'address of the site (default: what its configuration says)', siteAddress)
    .addHelpText('after', examples)
    .action(action(openShell, runInit))
}

const examples = `
Without --write nothing is changed: it shows what it would change.

Examples:
  docs-assistant init
  docs-assistant init website --write
  docs-assistant init --write --yes --base-url https://answers.example.com`

const runInit = async (shell: Shell, flags: InitFlags, directory: string): Promise<ExitName> => {
  const [{ findSites, initialize }, { withKeyStore }] = await Promise.all([
    import('../init/index.ts'),
    import('./key-store.ts')
  ])
  const { baseUrl, siteUrl, write = false, yes = false, json = false, ...data } = flags
  const folder = resolve(directory)
  // Checks this first, so that no folder for keys is created where there are no docs.
  if ((await findSites(folder)).length === 0)
    throw new CommandError(
      'usage',
      `There is no documentation in ${folder}: no known configuration, and no docs folder.`
    )
  const project = 'local'
  let assistantKey = ''
  await withKeyStore({ ...data, project }, async keys => {
    await keys.createFirst(project)
    const [key] = (await keys.list(project)).filter(({ kind, revokedAt }) => kind === 'assistant' && !revokedAt)
    if (!key?.value)
      throw new Error('Every public key was revoked. Make one with docs-assistant keys create --kind assistant.')
    assistantKey = key.value
  })
  const sites = await initialize(
    folder,
    { tag: { baseUrl: baseUrl.replace(/\/+$/, ''), domain: project, assistantKey }, siteUrl },
    {
      print: text => void (json || print(shell, text)),
      confirm: write ? async message => yes || ask(shell, message) : undefined
    }
  )
  if (json) print(shell, JSON.stringify(sites, null, 2))
  return 'done'
}

const ask = (shell: Shell, message: string): Promise<boolean> => {
  if (isInteractive(shell)) return confirmed(shell, message)
  throw new CommandError('usage', 'Nothing was changed: there is nobody to ask. Add --yes.')
}
