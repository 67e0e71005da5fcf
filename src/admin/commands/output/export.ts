import { CommandError, type ExitName } from '../../../terminal/exit-codes.ts'
import { checkOutFile, formatByExtension } from '../../../terminal/out-file.ts'
import { print, type Shell, say } from '../../../terminal/shell.ts'
import { CannotResume } from '../../export/cannot-resume.ts'
import type { Columns } from '../../export/csv.ts'
import type { ExportedEntry, ExportedPage } from '../../export/export.ts'
import { type FormatName, formatExtensions } from '../../export/format-names.ts'
import type { ExportFlags } from '../flags/export.ts'
import { createProgress, resultSentence } from './progress.ts'

interface Exported<Entry> {
  /** Identifies what is exported and from where; only an export with the same text is resumed. */
  what: string
  columns: Columns<Entry>
  /** Fetches the pages from a cursor on, or from the first one. */
  pages: (cursor: string | undefined) => AsyncIterable<ExportedPage<Entry>>
}

/** Checks the flags before the first request. */
export const checkExportFlags = async (flags: ExportFlags): Promise<void> => {
  const file = fileOf(flags)
  formatOf(flags)
  if (file !== undefined) await checkOutFile(file)
  if (flags.resume && file === undefined) {
    throw new CommandError('usage', '--resume needs --out: what went to standard output is gone.')
  }
}

/** Writes a list of any length to a file, or to standard output. */
export const writeExport = async <Entry extends ExportedEntry>(
  shell: Shell,
  flags: ExportFlags,
  { what, columns, pages }: Exported<Entry>
): Promise<ExitName> => {
  const file = fileOf(flags)
  const format = formatOf(flags)
  // Imported late, because the other commands need no database.
  const { createFormat, exportPages, fileOutput, streamOutput } = await import('../../export/index.ts')
  const output = file ? await fileOutput(file) : streamOutput(shell.output)
  const progress = createProgress(shell, flags)
  try {
    const result = await exportPages({
      pages,
      format: createFormat(format, columns, flags.bom),
      output,
      request: `${format}${flags.bom ? '' : ' --no-bom'} of ${what}`,
      resume: flags.resume ?? false,
      onProgress: progress.show
    })
    progress.clear()
    const report = { rows: result.rows, duplicates: result.duplicates, bytes: result.bytes, format, file: file ?? null }
    // With --json the report goes to standard output too, unless the entries go there.
    if (flags.json && file) print(shell, JSON.stringify(report))
    else say(shell, resultSentence(result, file ?? 'standard output'), report)
    return 'done'
  } catch (error) {
    progress.clear()
    const left = await output.abandon()
    if (left.length > 0 && !(error instanceof CannotResume)) say(shell, leftSentence(left), { left })
    throw error
  } finally {
    await output.close()
  }
}

const fileOf = ({ out }: ExportFlags): string | undefined => (out === '-' ? undefined : out)

const formatOf = (flags: ExportFlags): FormatName => {
  const file = fileOf(flags)
  if (flags.format) return flags.format
  if (file !== undefined) return formatByExtension(file, formatExtensions)
  return flags.json ? 'json' : 'csv'
}

const leftSentence = (files: string[]): string =>
  `The export is not finished. The same command with --resume goes on with it; what there is of it is in ${files.join(' and ')}.`
