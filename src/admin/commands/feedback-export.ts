import { extname } from 'node:path'
import { type Command, Option } from 'commander'
import { queryParameters } from '../client/feedback-query.ts'
import { type FormatName, formatNames } from '../feedback/export/format-names.ts'
import { action } from '../terminal/action.ts'
import { CommandError, type ExitName } from '../terminal/exit-codes.ts'
import { print, type Shell, say } from '../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type FeedbackFlags, feedbackQuery, withFeedbackQuery } from './flags/feedback.ts'
import { createProgress, sayResult } from './output/progress.ts'

interface ExportFlags extends ConnectionFlags, FeedbackFlags {
  format?: FormatName
  out?: string
  resume?: boolean
  bom: boolean
}

export const addFeedbackExport = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('export').description('write all feedback to a file or to standard output')
  withConnection(withFeedbackQuery(command))
    .addOption(
      new Option('--format <name>', 'default: by the name of the file, else csv (json with --json)').choices(
        formatNames
      )
    )
    .option('--out <file>', 'the file, which appears when it is whole; without it, standard output')
    .option('--resume', 'go on where an interrupted export to the same file was')
    .option('--no-bom', 'csv without the byte order mark that spreadsheets on Windows need')
    .addHelpText('after', examples)
    .action(action(openShell, runExport))
}

const examples = `
Examples:
  docs-assistant feedback export --out feedback.csv
  docs-assistant feedback export --from 2026-03-01 --to 2026-04-01 --out march.ndjson
      all of March: --to is exclusive, so it names the day after the last one
  docs-assistant feedback export --status pending,in_progress --format ndjson | jq -r .comment
  docs-assistant feedback export --out feedback.csv --resume`

const runExport = async (shell: Shell, flags: ExportFlags): Promise<ExitName> => {
  const file = flags.out === '-' ? undefined : flags.out
  if (flags.resume && !file)
    throw new CommandError('usage', '--resume needs --out: what went to standard output is gone.')
  const query = feedbackQuery(flags)
  const parameters = queryParameters(query)
  const format = flags.format ?? (file ? formatOf(file) : flags.json ? 'json' : 'csv')
  const admin = await connect(shell, flags)
  // Imported only now: the other commands need no database.
  const { createFormat, exportFeedback, fileOutput, streamOutput } = await import('../feedback/export/index.ts')
  const output = file ? await fileOutput(file) : streamOutput(shell.output)
  const progress = createProgress(shell)
  let reached = 0
  try {
    const result = await exportFeedback({
      pages: cursor => admin.feedback.pages({ ...query, cursor }, shell),
      format: createFormat(format, flags.bom),
      output,
      request: `${format}${flags.bom ? '' : ' --no-bom'} of ${flags.baseUrl} ${flags.project} ?${parameters}`,
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

const formatOf = (file: string): FormatName =>
  (({ '.ndjson': 'ndjson', '.jsonl': 'ndjson', '.json': 'json' }) as const)[extname(file).toLowerCase()] ?? 'csv'
