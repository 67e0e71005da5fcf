import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell } from '../../terminal/shell.ts'
import { withDataFlags, withJson } from './flags/options.ts'
import { backupsKept } from './flags/values.ts'
import type { PlaceFlags } from './store-place.ts'

interface BackupFlags extends PlaceFlags {
  keep?: number
}

export const addBackup = (program: Command, openShell: () => Shell): void => {
  withJson(withDataFlags(program.command('backup')), 'the file, and what was removed')
    .description('copy the database whole, while the service runs')
    .argument('[directory]', 'folder for backups (default: backups in the folder of the database)')
    .option('--keep <number>', 'remove all but so many of the backups there (default: remove none)', backupsKept)
    .addHelpText('after', examples)
    .action(action(openShell, runBackup))
}

const examples = `
Examples:
  docs-assistant backup
  docs-assistant backup /var/backups/docs-assistant --keep 14`

const runBackup = async (shell: Shell, flags: BackupFlags, directory: string | undefined): Promise<ExitName> => {
  const [{ storePlace, checkThere, byPostgres }, { copyDatabase }, fs, { join, resolve }] = await Promise.all([
    import('./store-place.ts'),
    import('../store/index.ts'),
    import('node:fs'),
    import('node:path')
  ])
  const { data, databaseUrl, file } = await storePlace(flags)
  if (databaseUrl) throw byPostgres('copied', 'pg_dump --format=custom --file=service.dump "$DATABASE_URL"')
  checkThere(file)
  const folder = resolve(directory ?? join(data, 'backups'))
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = join(folder, nameAt(new Date()))
  copyDatabase(file, made)
  const removed = flags.keep === undefined ? [] : oldest(fs.readdirSync(folder), flags.keep)
  for (const name of removed) fs.rmSync(join(folder, name))
  print(shell, flags.json ? JSON.stringify({ file: made, removed: removed.map(name => join(folder, name)) }) : made)
  return 'done'
}

/** The file name of a backup. Names sort by time. */
const nameAt = (time: Date): string => `service-${time.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.db`

const isBackup = /^service-\d{8}T\d{6}Z\.db$/

const oldest = (names: string[], kept: number): string[] =>
  names
    .filter(name => isBackup.test(name))
    .sort()
    .slice(0, -kept)
