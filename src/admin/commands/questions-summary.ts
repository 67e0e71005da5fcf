import type { Command } from 'commander'
import { outcomes } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { number, percent } from '../../terminal/numbers.ts'
import { paint, print, type Shell } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { type QuestionSummary, summarizeQuestions, unansweredOf } from '../questions/summarize.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type QuestionsFlags, questionsQuery, withQuestionsQuery } from './flags/questions.ts'
import { wholeNumber } from './flags/values.ts'

interface SummaryFlags extends ConnectionFlags, QuestionsFlags {
  top: number
}

export const addQuestionsSummary = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('summary').description('how many were asked, answered, refused; worst pages; days')
  withConnection(withQuestionsQuery(command))
    .option('--top <number>', 'how many of the worst pages', wholeNumber, 10)
    .addHelpText('after', examples)
    .action(action(openShell, runSummary))
}

const examples = `
Examples:
  docs-assistant questions summary --from 30d
  docs-assistant questions summary --from 7d --json | jq .outcomes`

const runSummary = async (shell: Shell, flags: SummaryFlags): Promise<ExitName> => {
  const query = questionsQuery(flags)
  const admin = await connect(shell, flags)
  const summary = await summarizeQuestions(admin.questions.all(query, shell), flags.top)
  print(shell, flags.json ? JSON.stringify(summary, null, 2) : summaryText(shell, summary))
  return 'done'
}

const summaryText = (shell: Shell, summary: QuestionSummary): string => {
  const { questions, judged, bad, byLanguage } = summary
  const heading = (text: string) => `\n${paint('bold', text, shell.output)}`
  const share = (count: number) => (questions > 0 ? ` (${percent(count / questions)})` : '')
  const named = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${number(count)}${share(count)}`)
      .join(', ')
  return [
    paint('bold', `${number(questions)} questions on ${number(summary.pages)} pages`, shell.output),
    `${named(summary.outcomes)}.`,
    `Readers judged ${number(judged)} answers, ${number(bad)} of them bad. By language: ${named(byLanguage) || 'none'}.`,
    heading('Pages where answers are missing'),
    summary.worstPages.length > 0 ? pageTable(shell, summary) : 'There is none.',
    heading('By day'),
    summary.days.length > 0 ? dayTable(shell, summary) : 'Nothing was asked.'
  ].join('\n')
}

const pageTable = (shell: Shell, { worstPages }: QuestionSummary): string =>
  table(
    shell,
    [{ title: 'page' }, ...['asked', 'unanswered', 'bad'].map(title => ({ title, right: true }))],
    worstPages.map(({ path, questions, unanswered, bad }) => [path, ...[questions, unanswered, bad].map(number)])
  )

/** Most days that a terminal shows; `--json` has all. */
const shownDays = 31

const dayTable = (shell: Shell, { days }: QuestionSummary): string =>
  table(
    shell,
    [{ title: 'day' }, ...['asked', ...outcomes, 'bad', 'unanswered'].map(title => ({ title, right: true }))],
    days
      .slice(-shownDays)
      .map(({ date, ...counts }) => [
        date,
        number(counts.questions),
        ...outcomes.map(outcome => number(counts.outcomes[outcome])),
        number(counts.bad),
        percent(unansweredOf(counts) / counts.questions)
      ])
  )
