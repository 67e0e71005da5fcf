import type { Command } from 'commander'
import { withDataFlags } from './flags/options.ts'
import type { KeyFlags } from './key-store.ts'

export const addKeysRevoke = (keys: Command): void => {
  withDataFlags(keys.command('revoke'))
    .description('revoke a key for good')
    .argument('<id>', 'id of the key, as the list shows it')
    .option('--project <id>', 'project', 'local')
    .action(revokeKey)
}

const revokeKey = async (id: string, flags: KeyFlags): Promise<void> => {
  const { withExistingKeyStore } = await import('./key-store.ts')
  await withExistingKeyStore(flags, async keys => {
    if (!(await keys.revoke(flags.project, id))) {
      throw new Error(`Project ${flags.project} has no key ${id} that could be revoked.`)
    }
    console.log(`Revoked ${id}.`)
  })
}
