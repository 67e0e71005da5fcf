import type { Command } from 'commander'
import type { FeedbackEntry } from '../../protocol/index.ts'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { oneLine } from '../../terminal/printable.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { table } from '../../terminal/table.ts'
import { sentimentOf } from '../feedback/entry.ts'
import { newestOf } from '../questions/newest.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type FeedbackFlags, feedbackQuery, withFeedbackQuery } from './flags/feedback.ts'
import { daysAgo } from './flags/period.ts'
import { wholeNumber } from './flags/values.ts'

interface ListFlags extends ConnectionFlags, FeedbackFlags {
  last: number
  page?: string
}

export const addFeedbackList = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('list').description('what readers said lately, the newest last')
  withConnection(withFeedbackQuery(command))
    .option('--page <path>', 'only of this page, as the list shows it')
    .option('--last <number>', 'how many', wholeNumber, 20)
    .addHelpText('after', examples)
    .action(action(openShell, runList))
}

const examples = `
Without --from it looks at the last 30 days.

Examples:
  docs-assistant feedback list --status pending
  docs-assistant feedback list --from 7d --page /guides/install
  docs-assistant feedback list --from 90d --json | jq -r '.[] | select(.helpful == false) | .id'`

const runList = async (shell: Shell, flags: ListFlags): Promise<ExitName> => {
  const from = flags.from ?? daysAgo(30)
  const admin = await connect(shell, flags)
  const entries = admin.feedback.all(feedbackQuery({ ...flags, from }), shell)
  const newest = await newestOf(onPage(entries, flags.page), flags.last)
  if (flags.json) print(shell, JSON.stringify(newest, null, 2))
  else if (newest.length > 0) print(shell, feedbackTable(shell, newest))
  else say(shell, `Nothing such was said since ${from}.`)
  return 'done'
}

async function* onPage(entries: AsyncIterable<FeedbackEntry>, page: string | undefined) {
  for await (const entry of entries) if (page === undefined || entry.path === page) yield entry
}

const feedbackTable = (shell: Shell, entries: FeedbackEntry[]): string =>
  table(
    shell,
    ['said', 'id', 'status', 'reader', 'page', 'comment'].map(title => ({ title, whole: title === 'id' })),
    entries.map(entry => [
      (entry.createdAt ?? '').slice(0, 16).replace('T', ' '),
      entry.id,
      entry.status ?? '',
      judgement[sentimentOf(entry) ?? 'none'],
      entry.path ?? '',
      oneLine(entry.comment?.trim() || (typeof entry.code === 'string' ? entry.code : ''), 80)
    ])
  )

const judgement = { positive: 'good', negative: 'bad', none: '' }
