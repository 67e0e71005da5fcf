import { type Outcome, outcomes } from '../../protocol/index.ts'
import { number } from '../terminal/numbers.ts'
import type { Report } from './contract.ts'
import { fileAddress, type Places, pageAddress } from './links.ts'
import { change, oneLine, outcomeWords, periodWords, saidIn, trendWords, withShare } from './words.ts'

/** The report as Markdown, for a mail or an issue. */
export const reportMarkdown = (report: Report, places: Places): string => {
  const { counts, countsBefore, gaps, pages, resolved, resolvedCount } = report
  const row = (name: string, now: number, before: number, all = counts.questions) =>
    `| ${name} | ${withShare(now, all)} | ${number(before)} | ${change(now, before)} |`
  const sections = [
    [
      `# What readers of ${escaped(report.project)} asked`,
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
    ['## What was asked', ...outcomes.toReversed().flatMap(outcome => newestLines(report, outcome, places))],
    [
      '## Resolved',
      '',
      ...(resolvedCount > 0
        ? resolved.map(entry => `- ${pageLink(entry.path ?? '(no page)', places)} ${escaped(saidIn(entry))}`.trimEnd())
        : ['Nothing of this period’s feedback is resolved yet.'])
    ]
  ]
  return `${sections.map(lines => lines.join('\n')).join('\n\n')}\n`
}

const gapLines = ({ gaps }: Report, places: Places): string[] =>
  gaps.map(gap => {
    const pages = gap.pages.map(path => pageLink(path, places) + fileLink(path, places)).join(', ')
    return `1. **${escaped(oneLine(gap.title))}** asked ${trendWords(gap)}${pages && `; closest: ${pages}`}`
  })

const pageLines = ({ pages }: Report, places: Places): string[] =>
  pages.flatMap(({ path, judged, negative, entries }) => [
    `- ${pageLink(path, places)}: ${number(negative)} of ${number(judged)} negative${fileLink(path, places)}`,
    ...entries.map(entry => {
      const said = saidIn(entry)
      const about = entry.judged ? `on the answer to “${escaped(oneLine(entry.judged.question))}”` : ''
      return `  - ${[said && `“${escaped(said)}”`, about].filter(Boolean).join(', ')}`
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
      ({ question, path }) => `- ${escaped(oneLine(question))}${path ? `, on ${pageLink(path, places)}` : ''}`
    )
  ]
}

const pageLink = (path: string, places: Places): string => link(oneLine(path), pageAddress(path, places))

const fileLink = (path: string, places: Places): string => {
  const address = fileAddress(path, places)
  return address ? ` (${link('edit', address)})` : ''
}

/** An address in angle brackets ends at nothing that an address can hold. */
const link = (text: string, address: string | undefined): string =>
  address ? `[${escaped(text)}](<${address.replaceAll(/[<>\\]/g, encodeURIComponent)}>)` : escaped(text)

/**
 * A reader’s words as text and nothing else: no markup, no HTML, no link of a bare address, and nobody is called by
 * their name (`@`) on a code host.
 */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/[\\`*_{}[\]#!|~$^]/g, '\\$&')
    // What would begin a list or underline a heading, and what would make a bare address a link.
    .replace(/^(\d*)([-+=.)])/, '$1\\$2')
    .replaceAll(/:(?=\/\/)|(?<=\bwww)\./gi, '\\$&')
    .replaceAll('@', '@\u2060')
