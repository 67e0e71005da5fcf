import { type Command, Option } from 'commander'
import { summarize } from '../feedback/summary/summarize.ts'
import { action } from '../terminal/action.ts'
import type { ExitName } from '../terminal/exit-codes.ts'
import { checkOutFile, writeOutFile } from '../terminal/out-file.ts'
import { print, type Shell, say } from '../terminal/shell.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type FeedbackFlags, feedbackQuery, withFeedbackQuery } from './flags/feedback.ts'
import { wholeNumber } from './flags/values.ts'

interface SummaryFlags extends ConnectionFlags, FeedbackFlags {
  format: 'table' | 'json' | 'html'
  out?: string
  top: number
}

export const addFeedbackSummary = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('summary').description('worst pages, share of helpful, trend by week')
  withConnection(withFeedbackQuery(command))
    .addOption(new Option('--format <name>', 'what is made').choices(['table', 'json', 'html']).default('table'))
    .option('--out <file>', 'where it is written; without it, standard output')
    .option('--top <number>', 'how many of the worst pages', wholeNumber, 10)
    .addHelpText('after', examples)
    .action(action(openShell, runSummary))
}

const examples = `
A page is the worse the surer its feedback is negative: forty of fifty outdo one of one. A word on a code example
counts as negative, because it has no rating. Weeks begin on Monday, in UTC.

Examples:
  docs-assistant feedback summary --from 2026-01-01
  docs-assistant feedback summary --format html --out feedback.html
  docs-assistant feedback summary --json | jq '.worstPages[0].path'`

const runSummary = async (shell: Shell, flags: SummaryFlags): Promise<ExitName> => {
  if (flags.out) await checkOutFile(flags.out)
  const admin = await connect(shell, flags)
  const summary = await summarize(admin.feedback.all(feedbackQuery(flags), shell), flags.top)
  const text = await makers[flags.json ? 'json' : flags.format](shell, summary, flags)
  if (!flags.out) {
    print(shell, text)
    return 'done'
  }
  await writeOutFile(flags.out, `${text}\n`)
  say(shell, `Wrote ${flags.out}.`)
  return 'done'
}

type Maker = (shell: Shell, summary: Awaited<ReturnType<typeof summarize>>, flags: SummaryFlags) => Promise<string>

const makers: Record<SummaryFlags['format'], Maker> = {
  table: async (shell, summary) => (await import('./output/summary-text.ts')).summaryText(shell, summary),
  json: async (_shell, summary) => JSON.stringify(summary, null, 2),
  async html(_shell, summary, { project = '', from, to }) {
    const { summaryPage } = await import('../feedback/summary/page.ts')
    const range = `${from ? `From ${from}` : 'From the beginning'} ${to ? `to before ${to}` : 'to today'}`
    return (await summaryPage(summary, { project, range, madeAt: new Date() })).trimEnd()
  }
}
