import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { type Shell, say } from '../../terminal/shell.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import type { PlaceFlags } from './store-place.ts'

interface RestoreFlags extends PlaceFlags {
  force?: boolean
}

export const addRestore = (program: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(program.command('restore')), 'nothing')
    .description('put a backup in the place of the database, while the service is stopped')
    .argument('<backup>', 'file that docs-assistant backup has made')
    .option('--force', 'overwrite the database that is there')
    .addHelpText('after', examples)
    .action(action(openShell, runRestore))
}

const examples = `
Examples:
  docs-assistant restore /var/backups/docs-assistant/service-20261123T030000Z.db
  docs-assistant restore service-20261123T030000Z.db --force`

const runRestore = async (shell: Shell, flags: RestoreFlags, backup: string): Promise<ExitName> => {
  const [{ storePlace, byPostgres }, { restoreDatabase }, { existsSync, mkdirSync }, { resolve }] = await Promise.all([
    import('./store-place.ts'),
    import('../store/index.ts'),
    import('node:fs'),
    import('node:path')
  ])
  const { data, databaseUrl, file } = await storePlace(flags)
  if (databaseUrl) {
    throw byPostgres('restored', 'pg_restore --clean --if-exists --no-owner --dbname="$DATABASE_URL" service.dump')
  }
  const from = resolve(backup)
  if (!existsSync(from)) throw new CommandError('not_found', `There is no file ${from}.`)
  if (existsSync(file) && !flags.force) {
    throw new CommandError('refused', `There is a database at ${file}. --force overwrites it with the backup.`)
  }
  mkdirSync(data, { recursive: true, mode: 0o700 })
  restoreDatabase(from, file)
  say(shell, `${file} is as it was in ${from}.`)
  return 'done'
}
