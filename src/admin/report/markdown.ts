import { type Outcome, outcomes } from '../../protocol/index.ts'
import { asMarkdownText } from '../../shared/markdown-text.ts'
import { number } from '../../terminal/numbers.ts'
import { oneLine } from '../../terminal/printable.ts'
import type { Report } from './contract.ts'
import { fileAddress, type Places, pageAddress, requestAddress } from './links.ts'
import { change, outcomeWords, periodWords, resolvedWords, saidIn, trendWords, withShare, workWords } from './words.ts'

/** The report as Markdown, for a mail or an issue. */
export const reportMarkdown = (report: Report, places: Places): string => {
  const { counts, countsBefore, gaps, pages } = report
  const row = (name: string, now: number, before: number, all = counts.questions) =>
    `| ${name} | ${withShare(now, all)} | ${number(before)} | ${change(now, before)} |`
  const sections = [
    [
      `# What readers of ${asMarkdownText(report.project)} asked`,
      '',
      `${periodWords(report)} (UTC), against the same time before.`,
      '',
      '| | now | before | |',
      '|---|--:|--:|--:|',
      `| asked | ${number(counts.questions)} | ${number(countsBefore.questions)} | ${change(counts.questions, countsBefore.questions)} |`,
      ...outcomes.map(outcome => row(outcomeWords[outcome], counts.outcomes[outcome], countsBefore.outcomes[outcome])),
      row(`bad of ${number(counts.judged)} judged`, counts.bad, countsBefore.bad, counts.judged)
    ],
    [
      '## What the docs do not answer',
      '',
      ...(gaps.length > 0 ? gapLines(report, places) : ['Nothing was left unanswered.'])
    ],
    [
      '## Worst pages',
      '',
      ...(pages.length > 0 ? pageLines(report, places) : ['No page has open negative feedback of this period.'])
    ],
    [
      '## What was asked',
      ...(report.counts.questions > 0
        ? outcomes.toReversed().flatMap(outcome => newestLines(report, outcome, places))
        : ['', 'Nothing was asked in this period.'])
    ],
    ['## Resolved', '', ...resolvedLines(report, places)]
  ]
  return `${sections.map(lines => lines.join('\n')).join('\n\n')}\n`
}

const gapLines = ({ gaps }: Report, places: Places): string[] =>
  gaps.map(gap => {
    const pages = gap.pages.map(path => pageLink(path, places) + fileLink(path, places)).join(', ')
    const work = workWords(gap)
    const shown = work && `; ${link(work, requestAddress(gap.job?.prLink))}`
    return `1. **${asMarkdownText(oneLine(gap.title))}** asked ${trendWords(gap)}${pages && `; closest: ${pages}`}${shown}`
  })

const resolvedLines = ({ resolvedGaps, resolved, resolvedCount }: Report, places: Places): string[] => {
  if (resolvedGaps.length + resolvedCount === 0) return ['Nothing of this period is resolved yet.']
  return [
    ...resolvedGaps.map(gap => `- ${link(resolvedWords(gap), requestAddress(gap.prLink))}`),
    ...resolved.map(entry =>
      `- ${pageLink(entry.path ?? '(no page)', places)} ${asMarkdownText(saidIn(entry))}`.trimEnd()
    )
  ]
}

const pageLines = ({ pages }: Report, places: Places): string[] =>
  pages.flatMap(({ path, judged, negative, entries }) => [
    `- ${pageLink(path, places)}: ${number(negative)} of ${number(judged)} negative${fileLink(path, places)}`,
    ...entries.map(entry => {
      const said = saidIn(entry)
      const about = entry.judged ? `on the answer to “${asMarkdownText(oneLine(entry.judged.question))}”` : ''
      return `  - ${[said && `“${asMarkdownText(said)}”`, about].filter(Boolean).join(', ')}`
    })
  ])

const newestLines = ({ newest, counts }: Report, outcome: Outcome, places: Places): string[] => {
  const shown = newest[outcome]
  if (shown.length === 0) return []
  return [
    '',
    `### ${outcomeWords[outcome]}: ${number(counts.outcomes[outcome])}`,
    '',
    ...shown.map(
      ({ question, path }) => `- ${asMarkdownText(oneLine(question))}${path ? `, on ${pageLink(path, places)}` : ''}`
    )
  ]
}

const pageLink = (path: string, places: Places): string => link(oneLine(path), pageAddress(path, places))

const fileLink = (path: string, places: Places): string => {
  const address = fileAddress(path, places)
  return address ? ` (${link('edit', address)})` : ''
}

/** A Markdown link. The address is in angle brackets, with those characters encoded, so that it cannot end early. */
const link = (text: string, address: string | undefined): string =>
  address ? `[${asMarkdownText(text)}](<${address.replaceAll(/[<>\\]/g, encodeURIComponent)}>)` : asMarkdownText(text)
