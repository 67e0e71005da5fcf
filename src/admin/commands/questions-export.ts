import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import type { Shell } from '../../terminal/shell.ts'
import { questionsParameters } from '../client/questions-query.ts'
import { questionColumns } from '../questions/columns.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type ExportFlags, withExport } from './flags/export.ts'
import { type QuestionsFlags, questionsQuery, withQuestionsQuery } from './flags/questions.ts'
import { checkExportFlags, writeExport } from './output/export.ts'

type QuestionsExportFlags = ConnectionFlags & QuestionsFlags & ExportFlags

export const addQuestionsExport = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('export').description('write all questions to a file or to standard output')
  withExport(withConnection(withQuestionsQuery(command)))
    .addHelpText('after', examples)
    .action(action(openShell, runExport))
}

const examples = `
Examples:
  docs-assistant questions export --out questions.csv
  docs-assistant questions export --from 7d --outcome refused,unsure --out week.ndjson
  docs-assistant questions export --helpful no --format ndjson | jq -r .question
  docs-assistant questions export --out questions.csv --resume`

const runExport = async (shell: Shell, flags: QuestionsExportFlags): Promise<ExitName> => {
  await checkExportFlags(flags)
  const query = questionsQuery(flags)
  const what = `questions of ${flags.project} at ${flags.baseUrl}, ${String(questionsParameters(query)) || 'all of it'}`
  const admin = await connect(shell, flags)
  async function* pages(cursor: string | undefined) {
    for await (const { questions, ...rest } of admin.questions.pages({ ...query, cursor }, shell)) {
      yield { entries: questions, ...rest }
    }
  }
  return writeExport(shell, flags, { what, columns: questionColumns, pages })
}
