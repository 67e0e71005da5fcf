import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type ExportFlags, withExport } from './flags/export.ts'
import { type SubjectFlags, subjectOf, subjectText, withSubject } from './flags/subject.ts'
import { checkExportFlags, writeExport } from './output/export.ts'
import { readerColumns } from './output/reader-columns.ts'

type ReadersExportFlags = ConnectionFlags & SubjectFlags & ExportFlags

export const addReadersExport = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('export').description('write all that is kept of a reader, to hand it over')
  withExport(withConnection(withSubject(command)))
    .addHelpText('after', examples)
    .action(action(openShell, runExport))
}

const examples = `
Examples:
  docs-assistant readers export --email ann@example.com --out ann.json
  docs-assistant readers export --fp user-7 --out user-7.csv`

const runExport = async (shell: Shell, flags: ReadersExportFlags): Promise<ExitName> => {
  const subject = subjectOf(flags)
  await checkExportFlags(flags)
  const admin = await connect(shell, flags)
  const what = `records of ${flags.project} at ${flags.baseUrl}, ${subjectText(subject)}`
  async function* pages(cursor: string | undefined) {
    for await (const { records, ...rest } of admin.readers.pages(subject, { cursor }, shell)) {
      yield { entries: records, ...rest }
    }
  }
  return writeExport(shell, flags, { what, columns: readerColumns, pages })
}
