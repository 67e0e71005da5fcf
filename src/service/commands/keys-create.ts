import { type Command, Option } from 'commander'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { NamesOption } from '../../terminal/names-option.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import type { NewKey, Scope } from '../contract.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import { addOrigin, endOfKey, scopes } from './flags/values.ts'
import type { KeyFlags } from './key-store.ts'

interface CreateFlags extends KeyFlags, Pick<NewKey, 'kind' | 'name'> {
  origin?: string[]
  scope?: Scope[]
  expires?: string
}

export const addKeysCreate = (keys: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(keys.command('create')), 'the key')
    .description('make a key; an admin key is shown this once only')
    .addOption(
      new Option('--kind <kind>', 'public or secret key').choices(['assistant', 'admin']).makeOptionMandatory()
    )
    .option('--project <id>', 'project that the key is for', 'local')
    .option('--name <text>', 'what the key is for', '')
    .option('--origin <origin...>', 'origins whose pages may use the key (default: any)', addOrigin)
    .addOption(new NamesOption('--scope <names>', scopes, 'what an admin key may do (default: everything)'))
    .option(
      '--expires <date>',
      'when the key stops working: 2027-01-01 (midnight UTC), or 90d or 12w from now (default: never)',
      endOfKey
    )
    .addHelpText('after', examples)
    .action(action(openShell, createKey))
}

const examples = `
It prints the key and nothing else, so that a script can take it.

Examples:
  docs-assistant keys create --kind admin --name "weekly report" --scope read --expires 90d > admin.key && chmod 600 admin.key
  docs-assistant keys create --kind assistant --origin https://docs.example.com https://www.example.com`

const createKey = async (shell: Shell, flags: CreateFlags): Promise<ExitName> => {
  const { withKeyStore } = await import('./key-store.ts')
  const { project: projectId, kind, name, origin: origins, scope: given, expires: expiresAt } = flags
  // Each scope once, in a fixed order.
  const allowed = given && scopes.filter(scope => given.includes(scope))
  if (allowed && kind === 'assistant') {
    throw new CommandError('usage', '--scope is for admin keys: an assistant key can only ask and give feedback.')
  }
  await withKeyStore(flags, async (keys, record) => {
    const key = await keys.create({ projectId, kind, name, origins, scopes: allowed, expiresAt })
    await record('key.create', key.id, { kind, ...(allowed && { scopes: allowed.join(',') }) })
    print(shell, flags.json ? JSON.stringify(key) : key.value)
  })
  return 'done'
}
