import type { Command } from 'commander'
import type { Judgement, QuestionEntry } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { oneLine } from '../../terminal/printable.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { newestOf } from '../questions/newest.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { daysAgo } from './flags/period.ts'
import { type QuestionsFlags, questionsQuery, withQuestionsQuery } from './flags/questions.ts'
import { wholeNumber } from './flags/values.ts'

interface ListFlags extends ConnectionFlags, QuestionsFlags {
  last: number
}

export const addQuestionsList = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('list').description('what readers asked lately, the newest last')
  withConnection(withQuestionsQuery(command))
    .option('--last <number>', 'how many', wholeNumber, 20)
    .addHelpText('after', examples)
    .action(action(openShell, runList))
}

const examples = `
Without --from it looks at the last 30 days.

Examples:
  docs-assistant questions list --outcome refused,unsure
  docs-assistant questions list --from 7d --helpful no --json | jq -r '.[] | .question, .feedback.comment'`

const runList = async (shell: Shell, flags: ListFlags): Promise<ExitName> => {
  const from = flags.from ?? daysAgo(30)
  const query = questionsQuery({ ...flags, from })
  const admin = await connect(shell, flags)
  const questions = await newestOf(admin.questions.all(query, shell), flags.last)
  if (flags.json) print(shell, JSON.stringify(questions, null, 2))
  else if (questions.length > 0) print(shell, questionTable(shell, questions))
  else say(shell, `Nothing such was asked since ${from}.`)
  return 'done'
}

const questionTable = (shell: Shell, questions: QuestionEntry[]): string =>
  table(
    shell,
    ['asked', 'outcome', 'reader', 'page', 'question'].map(title => ({ title })),
    questions.map(({ createdAt, outcome, feedback, path, question }) => [
      createdAt.slice(0, 16).replace('T', ' '),
      outcome,
      judgementWord(feedback),
      path ?? '',
      oneLine(question, 100)
    ])
  )

const judgementWord = (feedback: Judgement | null): string => {
  if (!feedback) return ''
  return feedback.helpful ? 'good' : 'bad'
}
