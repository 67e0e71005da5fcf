import type { Command } from 'commander'
import { withDataFlags } from './flags/options.ts'
import type { KeyFlags } from './key-store.ts'

export const addKeysList = (keys: Command): void => {
  withDataFlags(keys.command('list'))
    .description('list the keys of a project')
    .option('--project <id>', 'project', 'local')
    .action(listKeys)
}

const listKeys = async (flags: KeyFlags): Promise<void> => {
  const { withExistingKeyStore } = await import('./key-store.ts')
  await withExistingKeyStore(flags, async keys => {
    for (const { id, kind, value, name, origins, createdAt, revokedAt } of await keys.list(flags.project)) {
      const facts = [createdAt, name, origins && `only from ${origins.join(', ')}`, revokedAt && `revoked ${revokedAt}`]
      console.log([id, kind, value ?? '(secret)', ...facts.filter(Boolean)].join('  '))
    }
  })
}
