import { extname } from 'node:path'
import type { Columns } from '../../export/csv.ts'
import type { ExportedPage } from '../../export/export.ts'
import type { FormatName } from '../../export/format-names.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import type { ExportFlags } from '../flags/export.ts'
import { createProgress, sayResult } from './progress.ts'

interface Exported<Entry> {
  /** What is exported and from where, as a text: an export goes on only with the same. */
  what: string
  columns: Columns<Entry>
  /** The pages from a cursor on, or from the first one. */
  pages: (cursor: string | undefined) => AsyncIterable<ExportedPage<Entry>>
}

/** What is wrong with the flags, before anything is asked. */
export const checkExportFlags = (flags: ExportFlags): void => {
  if (flags.resume && !fileOf(flags)) {
    throw new CommandError('usage', '--resume needs --out: what went to standard output is gone.')
  }
}

/** Writes a list of any length to a file, or to standard output. */
export const writeExport = async <Entry extends { id: string }>(
  shell: Shell,
  flags: ExportFlags,
  { what, columns, pages }: Exported<Entry>
): Promise<ExitName> => {
  const file = fileOf(flags)
  const format = flags.format ?? (file ? formatOf(file) : flags.json ? 'json' : 'csv')
  // Imported only now: the other commands need no database.
  const { createFormat, exportPages, fileOutput, streamOutput } = await import('../../export/index.ts')
  const output = file ? await fileOutput(file) : streamOutput(shell.output)
  const progress = createProgress(shell)
  let reached = 0
  try {
    const result = await exportPages({
      pages,
      format: createFormat(format, columns, flags.bom),
      output,
      request: `${format}${flags.bom ? '' : ' --no-bom'} of ${what}`,
      resume: flags.resume ?? false,
      onProgress(checkpoint) {
        reached = checkpoint.rows
        progress.show(checkpoint)
      }
    })
    progress.clear()
    const report = { rows: result.rows, duplicates: result.duplicates, bytes: result.bytes, format, file: file ?? null }
    if (!flags.json) sayResult(shell, result, file ?? 'standard output')
    // With --json the report is data too, unless the entries themselves are on standard output.
    else if (file) print(shell, JSON.stringify(report))
    else say(shell, JSON.stringify(report))
    return 'done'
  } catch (error) {
    progress.clear()
    if (file && reached > 0 && !flags.json)
      say(shell, `The export to ${file} is not finished. The same command with --resume goes on with it.`)
    throw error
  } finally {
    await output.close()
  }
}

const fileOf = ({ out }: ExportFlags): string | undefined => (out === '-' ? undefined : out)

const formatOf = (file: string): FormatName =>
  (({ '.ndjson': 'ndjson', '.jsonl': 'ndjson', '.json': 'json' }) as const)[extname(file).toLowerCase()] ?? 'csv'
