import { type Command, Option } from 'commander'
import type { NewKey } from '../contract.ts'
import { withDataFlags } from './flags/options.ts'
import { addOrigin } from './flags/values.ts'
import type { KeyFlags } from './key-store.ts'

interface CreateFlags extends KeyFlags, Pick<NewKey, 'kind' | 'name'> {
  origin?: string[]
}

export const addKeysCreate = (keys: Command): void => {
  withDataFlags(keys.command('create'))
    .description('make a key; an admin key is shown this once only')
    .addOption(
      new Option('--kind <kind>', 'public or secret key').choices(['assistant', 'admin']).makeOptionMandatory()
    )
    .option('--project <id>', 'project that the key is for', 'local')
    .option('--name <text>', 'what the key is for', '')
    .option('--origin <origin...>', 'origins whose pages may use the key (default: any)', addOrigin)
    .action(createKey)
}

/** Prints the key alone, so that a script can take it. */
const createKey = async (flags: CreateFlags): Promise<void> => {
  const { withKeyStore } = await import('./key-store.ts')
  await withKeyStore(flags, async keys => {
    const { project: projectId, kind, name, origin: origins } = flags
    const { value } = await keys.create({ projectId, kind, name, origins })
    console.log(value)
  })
}
