import type { Command } from 'commander'
import { action } from '../../terminal/action.ts'
import { CommandError, type ExitName } from '../../terminal/exit-codes.ts'
import { checkOutFile, formatByExtension, writeOutFile } from '../../terminal/out-file.ts'
import { print, type Shell, say } from '../../terminal/shell.ts'
import { gatherReport } from '../report/gather.ts'
import type { Places } from '../report/links.ts'
import { type ConnectionFlags, connect, withConnection } from './flags/connection.ts'
import { daysAgo, type PeriodFlags, withPeriod } from './flags/period.ts'
import { collected, webAddress } from './flags/values.ts'
import { postReport, webhookOf } from './output/webhook.ts'

interface ReportFlags extends ConnectionFlags, PeriodFlags {
  out?: string[]
  siteUrl?: string
  editUrl?: string
  webhook?: string
}

export const addReport = (program: Command, openShell: () => Shell): void => {
  const command = program
    .command('report')
    .description('what was asked and answered, gaps and worst pages, to be sent on')
  withConnection(withPeriod(command))
    .option('--out <file>', '.html, .md or .json; it appears when it is whole; may be given again', collected)
    .option('--site-url <url>', 'address of the docs site, for links to pages')
    .option('--edit-url <template>', 'address of a page’s file, with {path} in the place of its path')
    .option('--webhook <url>', 'post a summary of a few lines there, as { "text": … } (else DOCS_ASSISTANT_WEBHOOK)')
    .addHelpText('after', examples)
    .action(action(openShell, runReport))
}

const examples = `
Without --from it tells of the last seven days that are over, with it and without --to also of today; without --out it
prints Markdown. Each period is compared with the one before it, of the same length.

Examples:
  docs-assistant report --out week.html --out week.md --site-url https://docs.example.com
  docs-assistant report --from 30d --edit-url 'https://github.com/acme/docs/edit/main/docs/{path}.md' --out month.html
  docs-assistant report --webhook https://chat.example.com/hooks/…`

const runReport = async (shell: Shell, flags: ReportFlags): Promise<ExitName> => {
  const { out = [], from = daysAgo(7), to = daysAgo(flags.from === undefined ? 0 : -1), project = '' } = flags
  const places = placesOf(flags)
  for (const file of out) {
    writerOf(file)
    await checkOutFile(file)
  }
  const webhook = webhookOf(shell, flags.webhook)
  const admin = await connect(shell, flags)
  const report = await gatherReport(admin, { project, period: { from, to } }, shell)
  for (const file of out) {
    await writeOutFile(file, await writerOf(file)(report, places))
    say(shell, `Wrote ${file}.`, { file })
  }
  if (flags.json) print(shell, JSON.stringify(report, null, 2))
  else if (out.length === 0 && !webhook) print(shell, (await markdown(report, places)).trimEnd())
  if (webhook) {
    const { reportBrief } = await import('../report/brief.ts')
    await postReport(webhook, reportBrief(report), shell.signal)
    say(shell, `Posted to ${webhook.host}.`)
  }
  return 'done'
}

type Writer = (report: Awaited<ReturnType<typeof gatherReport>>, places: Places) => Promise<string>

const markdown: Writer = async (report, places) =>
  (await import('../report/markdown.ts')).reportMarkdown(report, places)

const html: Writer = async (report, places) =>
  (await import('../report/page.ts')).reportPage(report, places, new Date())

const json: Writer = async report => `${JSON.stringify(report, null, 2)}\n`

const writers: Record<string, Writer> = {
  '.html': html,
  '.htm': html,
  '.md': markdown,
  '.markdown': markdown,
  '.json': json
}

const writerOf = (file: string): Writer => formatByExtension(file, writers)

const placesOf = ({ siteUrl, editUrl }: ReportFlags): Places => {
  if (siteUrl !== undefined) webAddress(siteUrl, '--site-url')
  if (editUrl !== undefined && !editUrl.includes('{path}')) {
    throw new CommandError('usage', '--edit-url must hold {path}.')
  }
  if (editUrl !== undefined) webAddress(editUrl.replaceAll('{path}', 'index'), '--edit-url')
  return { siteUrl, editUrl }
}
