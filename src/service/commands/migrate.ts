import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import type { PlaceFlags } from './store-place.ts'

interface MigrateFlags extends PlaceFlags {
  check?: boolean
}

export const addMigrate = (program: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(program.command('migrate')), 'the steps')
    .description('bring the tables of the database up to date, as the next start does by itself')
    .option('--check', 'change nothing: list the steps that a start would take; ends with 11 where there are some')
    .addHelpText('after', examples)
    .action(action(openShell, runMigrate))
}

const examples = `
Examples:
  docs-assistant migrate --check
  docs-assistant migrate`

const runMigrate = async (shell: Shell, flags: MigrateFlags): Promise<ExitName> => {
  const [{ storePlace, checkThere }, { missingSteps, openStore }] = await Promise.all([
    import('./store-place.ts'),
    import('../store/index.ts')
  ])
  const place = await storePlace(flags)
  if (!place.databaseUrl) checkThere(place.file)
  const steps = await missingSteps(place)
  if (!flags.check) await (await openStore(place)).database.destroy()
  const done = flags.check ? 'Missing' : 'Done'
  const lines = steps.length > 0 ? steps.map(step => `${done}: ${step}`) : ['The tables are up to date.']
  print(shell, flags.json ? JSON.stringify({ steps }) : lines.join('\n'))
  return flags.check && steps.length > 0 ? 'check_failed' : 'done'
}
