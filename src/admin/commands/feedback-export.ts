import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import type { AdminClient } from '../client/client.ts'
import { type FeedbackQuery, feedbackParameters } from '../client/feedback-query.ts'
import type { JudgedFeedback } from '../client/questions.ts'
import type { ExportedPage } from '../export/export.ts'
import { feedbackColumns, judgedColumns } from '../feedback/columns.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type ExportFlags, withExport } from './flags/export.ts'
import { type FeedbackFlags, feedbackQuery, withFeedbackQuery } from './flags/feedback.ts'
import { checkExportFlags, writeExport } from './output/export.ts'

interface FeedbackExportFlags extends ConnectionFlags, FeedbackFlags, ExportFlags {
  questions?: boolean
}

export const addFeedbackExport = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('export').description('write all feedback to a file or to standard output')
  withExport(withConnection(withFeedbackQuery(command)))
    .option('--questions', 'with the question, the answer and the sources that each entry judges')
    .addHelpText('after', examples)
    .action(action(openShell, runExport))
}

const examples = `
Examples:
  docs-assistant feedback export --out feedback.csv
  docs-assistant feedback export --from 2026-03-01 --to 2026-04-01 --out march.ndjson
      all of March: --to is exclusive, so it names the day after the last one
  docs-assistant feedback export --status pending,in_progress --format ndjson | jq -r .comment
  docs-assistant feedback export --questions --from 7d --out week.csv
  docs-assistant feedback export --out feedback.csv --resume`

const runExport = async (shell: Shell, flags: FeedbackExportFlags): Promise<ExitName> => {
  await checkExportFlags(flags)
  const query = feedbackQuery(flags)
  const what = `${flags.project} at ${flags.baseUrl}, ${String(feedbackParameters(query)) || 'all of it'}`
  const admin = await connect(shell, flags)
  if (flags.questions) {
    const pages = (cursor: string | undefined) => judgedPages(admin, { ...query, cursor }, shell)
    return writeExport(shell, flags, { what: `${what} --questions`, columns: judgedColumns, pages })
  }
  async function* pages(cursor: string | undefined) {
    for await (const { feedback, ...rest } of admin.feedback.pages({ ...query, cursor }, shell)) {
      yield { entries: feedback, ...rest }
    }
  }
  return writeExport(shell, flags, { what, columns: feedbackColumns, pages })
}

async function* judgedPages(
  admin: AdminClient,
  query: FeedbackQuery,
  shell: Shell
): AsyncGenerator<ExportedPage<JudgedFeedback>> {
  for await (const { feedback, ...rest } of admin.feedback.pages(query, shell)) {
    yield { entries: await admin.questions.judgedBy(feedback, shell), ...rest }
  }
}
