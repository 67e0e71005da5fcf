import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import type { KeyFlags } from './key-store.ts'

export const addKeysRevoke = (keys: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(keys.command('revoke')), 'the id')
    .description('revoke a key for good')
    .argument('<id>', 'id of the key, as the list shows it')
    .option('--project <id>', 'project', 'local')
    .addHelpText('after', examples)
    .action(action(openShell, revokeKey))
}

const examples = `
Whatever uses the key is refused from then on.

Example:
  docs-assistant keys revoke key_1a2b3c`

const revokeKey = async (shell: Shell, flags: KeyFlags, id: string): Promise<ExitName> => {
  const { withExistingKeyStore } = await import('./key-store.ts')
  await withExistingKeyStore(flags, async (keys, record) => {
    if (!(await keys.revoke(flags.project, id))) {
      throw new CommandError('not_found', `Project ${flags.project} has no key ${id} that could be revoked.`)
    }
    await record('key.revoke', id)
    print(shell, flags.json ? JSON.stringify({ revoked: id }) : `Revoked ${id}.`)
  })
  return 'done'
}
