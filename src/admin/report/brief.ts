import { outcomes } from '../../protocol/index.ts'
import { number } from '../../terminal/numbers.ts'
import { oneLine } from '../../terminal/printable.ts'
import type { Report } from './contract.ts'
import { change, outcomeWords, periodWords, resolvedWords, withShare } from './words.ts'

/** Most gaps and pages that a message lists. */
const maxListed = 5

/** The report as a short message for the webhook of a chat: plain text, which every chat service accepts. */
export const reportBrief = (report: Report): string => {
  const { project, counts, countsBefore, gaps, pages, resolvedGaps } = report
  const figures = outcomes
    .filter(outcome => counts.outcomes[outcome] > 0)
    .map(outcome => `${withShare(counts.outcomes[outcome], counts.questions)} ${outcomeWords[outcome]}`)
  const asked = `${number(counts.questions)} asked (${change(counts.questions, countsBefore.questions)})`
  return [
    `What readers of ${plain(project)} asked, ${periodWords(report)}: ${[asked, ...figures].join(', ')}.`,
    ...(gaps.length > 0 ? ['', 'What the docs do not answer:'] : []),
    ...gaps.slice(0, maxListed).map(({ title, count }) => `• ${plain(oneLine(title, 120))} (${number(count)}×)`),
    ...(resolvedGaps.length > 0 ? ['', 'Answered by merged pull requests:'] : []),
    ...resolvedGaps.slice(0, maxListed).map(gap => `• ${plain(resolvedWords(gap))}`),
    ...(pages.length > 0 ? ['', 'Worst pages:'] : []),
    ...pages
      .slice(0, maxListed)
      .map(
        ({ path, negative, judged }) =>
          `• ${plain(oneLine(path, 120))} (${number(negative)} of ${number(judged)} negative)`
      )
  ].join('\n')
}

/** Disables mentions (`<!channel>`, `@here`) and links with a word joiner after the sign, because chats interpret them. */
const plain = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/@|:\/\/|\bwww\./g, '$&\u2060')
