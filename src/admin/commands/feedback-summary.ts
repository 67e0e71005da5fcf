import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { type Command, Option } from 'commander'
import { action } from '../../terminal/action.ts'
import type { ExitName } from '../../terminal/exit-codes.ts'
import { checkOutFile, formatByExtension, writeOutFile } from '../../terminal/out-file.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { summarize } from '../feedback/summary/summarize.ts'
import { pageAddress } from '../report/links.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { type FeedbackFlags, feedbackQuery, withFeedbackQuery } from './flags/feedback.ts'
import { webAddress, wholeNumber } from './flags/values.ts'

const formats = ['table', 'json', 'html'] as const
type SummaryFormat = (typeof formats)[number]

const extensions: Record<string, SummaryFormat> = { '.html': 'html', '.htm': 'html', '.json': 'json', '.txt': 'table' }

interface SummaryFlags extends ConnectionFlags, FeedbackFlags {
  format?: SummaryFormat
  siteUrl?: string
  out?: string
  top: number
}

export const addFeedbackSummary = (parent: Command, openShell: () => Shell): void => {
  const command = parent.command('summary').description('worst pages, share of helpful, trend by week')
  withConnection(withFeedbackQuery(command))
    .addOption(
      new Option('--format <name>', 'default: by the ending of the file; on standard output a table').choices(formats)
    )
    .option('--out <file>', '.html, .json or .txt; it appears when it is whole. Without it, or as -, standard output')
    .option('--site-url <url>', 'address of the docs site, for links to pages in HTML')
    .option('--top <number>', 'how many of the worst pages', wholeNumber, 10)
    .addHelpText('after', examples)
    .action(action(openShell, runSummary))
}

const examples = `
A page is the worse the surer its feedback is negative: forty of fifty outdo one of one. A word on a code example
counts as negative, because it has no rating. Weeks begin on Monday, in UTC.

Examples:
  docs-assistant feedback summary --from 2026-01-01
  docs-assistant feedback summary --out feedback.html --site-url https://docs.example.com
  docs-assistant feedback summary --json | jq '.worstPages[0].path'`

const runSummary = async (shell: Shell, flags: SummaryFlags): Promise<ExitName> => {
  const file = flags.out === '-' ? undefined : flags.out
  const format =
    flags.format ?? (file !== undefined ? formatByExtension(file, extensions) : flags.json ? 'json' : 'table')
  if (flags.siteUrl !== undefined) webAddress(flags.siteUrl, '--site-url')
  if (file !== undefined) await checkOutFile(file)
  const admin = await connect(shell, flags)
  const summary = await summarize(admin.feedback.all(feedbackQuery(flags), shell), flags.top)
  const text = await makers[format](file ? shellForFile(shell) : shell, summary, flags)
  if (!file) {
    print(shell, text)
    return 'done'
  }
  await writeOutFile(file, `${stripVTControlCharacters(text)}\n`)
  if (flags.json) print(shell, JSON.stringify({ file, format }))
  else say(shell, `Wrote ${file}.`)
  return 'done'
}

/** A shell for writing a table to a file: without colours, and with its natural width. */
const shellForFile = (shell: Shell): Shell => ({ ...shell, output: new PassThrough(), environment: {} })

type Maker = (shell: Shell, summary: Awaited<ReturnType<typeof summarize>>, flags: SummaryFlags) => Promise<string>

const makers: Record<SummaryFormat, Maker> = {
  table: async (shell, summary) => (await import('./output/summary-text.ts')).summaryText(shell, summary),
  json: async (_shell, summary) => JSON.stringify(summary, null, 2),
  async html(_shell, summary, { project = '', from, to, siteUrl }) {
    const { summaryPage } = await import('../feedback/summary/page.ts')
    const range = `${from ? `From ${from}` : 'From the beginning'} ${to ? `to before ${to}` : 'to today'}`
    return (
      await summaryPage(summary, {
        project,
        range,
        madeAt: new Date(),
        addressOf: path => pageAddress(path, { siteUrl })
      })
    ).trimEnd()
  }
}
