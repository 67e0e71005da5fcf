import { number, percent } from '../../../terminal/numbers.ts'
import { paint, type Shell } from '../../../terminal/shell.ts'
import { table } from '../../../terminal/table.ts'
import type { Summary } from '../../feedback/summary/summarize.ts'

/** The summary for a terminal. */
export const summaryText = (shell: Shell, summary: Summary): string => {
  const heading = (text: string) => `\n${paint('bold', text, shell.output)}`
  const counted = (names: Record<string, number>) =>
    Object.entries(names)
      .sort(([, a], [, b]) => b - a)
      .map(([name, count]) => `${name} ${number(count)}`)
      .join(', ')
  return [
    paint('bold', `${number(summary.entries)} entries on ${number(summary.pages)} pages`, shell.output),
    `${percent(summary.helpful)} of ${number(summary.judged)} with a judgement found the page helpful.`,
    `By source: ${counted(summary.bySource) || 'none'}. By status: ${counted(summary.byStatus) || 'none'}.`,
    heading('Worst pages'),
    summary.worstPages.length > 0 ? pages(shell, summary) : 'No page has negative feedback.',
    heading('By week'),
    summary.weeks.length > 0 ? weeks(shell, summary) : 'No feedback carries a date.'
  ].join('\n')
}

const pages = (shell: Shell, { worstPages }: Summary): string =>
  table(
    shell,
    [{ title: 'page' }, ...['helpful', 'of', 'negative', 'comments', 'open'].map(title => ({ title, right: true }))],
    worstPages.map(({ path, helpful, judged, negative, comments, open }) => [
      path,
      percent(helpful),
      ...[judged, negative, comments, open].map(number)
    ])
  )

const weeks = (shell: Shell, { weeks }: Summary): string =>
  table(
    shell,
    [
      { title: 'week of' },
      ...['entries', 'positive', 'negative', 'helpful'].map(title => ({ title, right: true })),
      { title: '' }
    ],
    weeks.map(({ start, entries, positive, negative, helpful }) => [
      start,
      ...[entries, positive, negative].map(number),
      percent(helpful),
      helpful === null ? '' : '█'.repeat(Math.round(helpful * 20))
    ])
  )
