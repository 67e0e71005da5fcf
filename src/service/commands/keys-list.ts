import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import type { KeyStore } from '../contract.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import type { KeyFlags } from './key-store.ts'

export const addKeysList = (keys: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(keys.command('list')), 'the keys')
    .description('list the keys of a project')
    .option('--project <id>', 'project', 'local')
    .addHelpText('after', examples)
    .action(action(openShell, listKeys))
}

const examples = `
Examples:
  docs-assistant keys list
  docs-assistant keys list --json | jq -r '.[] | select(.kind == "assistant") | .value'`

const listKeys = async (shell: Shell, flags: KeyFlags): Promise<ExitName> => {
  const { withExistingKeyStore } = await import('./key-store.ts')
  await withExistingKeyStore(flags, async keys => {
    const found = await keys.list(flags.project)
    if (flags.json) return print(shell, JSON.stringify(found, null, 2))
    if (found.length > 0) print(shell, keyTable(shell, found))
    else say(shell, `Project ${flags.project} has no key.`)
  })
  return 'done'
}

const keyTable = (shell: Shell, keys: Key[]): string =>
  table(
    shell,
    // Ids and keys are not cut, so that they can be copied.
    ['id', 'kind', 'key', 'made', 'name', 'state'].map(title => ({ title, whole: title === 'id' || title === 'key' })),
    keys.map(key => [key.id, key.kind, key.value ?? '(secret)', minute(key.createdAt), key.name, stateOf(key)])
  )

type Key = Awaited<ReturnType<KeyStore['list']>>[number]

/** The scopes, the expiry and the state of a key. */
const stateOf = ({ origins, scopes, expiresAt, lastUsedAt, revokedAt }: Key): string => {
  const hasExpired = expiresAt !== undefined && expiresAt <= new Date().toISOString()
  const facts = [
    origins && `only from ${origins.join(', ')}`,
    scopes && `may ${scopes.join(', ')}`,
    expiresAt && `${hasExpired ? 'expired' : 'until'} ${minute(expiresAt)}`,
    lastUsedAt ? `last used ${minute(lastUsedAt)}` : 'never used',
    revokedAt && `revoked ${minute(revokedAt)}`
  ]
  return facts.filter(Boolean).join('; ')
}

const minute = (date: string): string => date.slice(0, 16).replace('T', ' ')
