import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { type Gap, type Outcome, outcomes, type QuestionEntry } from '../../protocol/index.ts'
import { number } from '../../terminal/numbers.ts'
import { oneLine } from '../../terminal/printable.ts'
import type { JudgedFeedback } from '../client/questions.ts'
import type { Report, ReportPage } from './contract.ts'
import { fileAddress, type Places, pageAddress, requestAddress } from './links.ts'
import { styles } from './styles.ts'
import { change, outcomeWords, periodWords, resolvedWords, saidIn, trendWords, withShare, workWords } from './words.ts'

/**
 * The report as one HTML page without other files and scripts. The template escapes readers’ words; the page’s policy
 * blocks everything but the style below.
 */
export const reportPage = async (report: Report, places: Places, madeAt: Date): Promise<string> => {
  const hash = createHash('sha256').update(styles).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  const { counts, countsBefore, gaps, pages } = report
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<title>Questions to ${oneLine(report.project)}</title>
<style>${raw(styles)}</style>
</head>
<body>
<header>
<h1>What readers of ${oneLine(report.project)} asked</h1>
<p>${periodWords(report)} (UTC), against the same time before. Made ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>
</header>
<main>
<ul class="figures">
<li><b>${number(counts.questions)}</b>asked<small>${change(counts.questions, countsBefore.questions)}</small></li>
${outcomes.map(outcome => outcomeFigure(report, outcome))}
<li><b>${withShare(counts.bad, counts.judged)}</b>of ${number(counts.judged)} judged bad<small>${change(counts.bad, countsBefore.bad)}</small></li>
</ul>
${counts.questions > 0 ? daysChart(report) : ''}
<section><h2>What the docs do not answer</h2>${gaps.length > 0 ? html`<ol>${gaps.map(gap => gapItem(gap, places))}</ol>` : html`<p>Nothing was left unanswered.</p>`}</section>
<section><h2>Worst pages</h2>${pages.length > 0 ? html`<p class="muted">By open feedback of this period.</p><ol>${pages.map(item => pageItem(item, places))}</ol>` : html`<p>No page has open negative feedback of this period.</p>`}</section>
<section><h2>What was asked</h2>${counts.questions > 0 ? outcomes.toReversed().map(outcome => newest(report, outcome, places)) : html`<p>Nothing was asked in this period.</p>`}</section>
<section><h2>Resolved</h2>${resolved(report, places)}</section>
</main>
</body>
</html>
`
  return String(page)
}

const outcomeFigure = ({ counts, countsBefore }: Report, outcome: Outcome) =>
  html`<li><b>${withShare(counts.outcomes[outcome], counts.questions)}</b><i class="${outcome}"></i>${outcomeWords[outcome]}<small>${change(counts.outcomes[outcome], countsBefore.outcomes[outcome])}</small></li>`

const day = 86_400_000

/** Most days in the chart: with more, bars would be too thin. */
const maxDays = 120

/** A stacked bar of outcomes for each day of the period; a long period shows only its last days. */
const daysChart = ({ days, period }: Report) => {
  const end = Math.ceil(Date.parse(period.to) / day)
  const start = Math.max(Math.floor(Date.parse(period.from) / day), end - maxDays)
  const shown = days.filter(({ date }) => Date.parse(date) >= start * day && Date.parse(date) < end * day)
  const highest = Math.max(1, ...shown.map(({ questions }) => questions))
  return html`<figure><svg viewBox="0 0 ${end - start} 100" preserveAspectRatio="none" role="img" aria-label="Questions by day, at most ${number(highest)}">
${shown.map(counts => {
  let top = 100
  return outcomes.map(outcome => {
    const height = (counts.outcomes[outcome] / highest) * 100
    top -= height
    return height > 0
      ? html`<rect class="${outcome}" x="${Date.parse(counts.date) / day - start + 0.1}" y="${top.toFixed(2)}" width="0.8" height="${height.toFixed(2)}"><title>${counts.date}: ${number(counts.outcomes[outcome])} ${outcomeWords[outcome]}</title></rect>`
      : ''
  })
})}
</svg><figcaption>By day; at most ${number(highest)}.</figcaption></figure>`
}

const link = (text: string, address: string | undefined) =>
  address ? html`<a href="${address}">${text}</a>` : html`${text}`

const pageLink = (path: string, places: Places) => link(oneLine(path), pageAddress(path, places))

const fileLink = (path: string, places: Places) => {
  const address = fileAddress(path, places)
  return address ? html` · ${link('edit', address)}` : ''
}

const gapItem = (gap: Gap, places: Places) => html`<li>
<h3>${oneLine(gap.title)}</h3>
<p class="muted">asked ${trendWords(gap)}${gap.pages.length > 0 ? html` · closest: ${gap.pages.map((path, index) => html`${index > 0 ? ', ' : ''}${pageLink(path, places)}${fileLink(path, places)}`)}` : ''}${gapWork(gap)}</p>
</li>`

const gapWork = (gap: Gap) => {
  const work = workWords(gap)
  return work ? html` · ${link(work, requestAddress(gap.job?.prLink))}` : ''
}

const pageItem = ({ path, judged, negative, entries }: ReportPage, places: Places) => html`<li>
<h3>${pageLink(path, places)}</h3>
<p class="muted">${number(negative)} of ${number(judged)} negative${fileLink(path, places)}</p>
${entries.map(entryItem)}
</li>`

const entryItem = (entry: JudgedFeedback) => {
  const said = saidIn(entry)
  return html`<blockquote>${said ? html`<p>“${said}”</p>` : ''}${entry.judged ? html`<p class="muted">on the answer to “${oneLine(entry.judged.question)}”</p>` : ''}</blockquote>`
}

const newest = ({ newest, counts }: Report, outcome: Outcome, places: Places) => {
  const shown = newest[outcome]
  if (shown.length === 0) return ''
  const all = counts.outcomes[outcome]
  const of = all > shown.length ? `the latest ${number(shown.length)} of ${number(all)}` : number(all)
  return html`<details><summary>${outcomeWords[outcome]}: ${of}</summary><ul>${shown.map(entry => questionItem(entry, places))}</ul></details>`
}

const questionItem = ({ question, path, createdAt }: QuestionEntry, places: Places) =>
  html`<li>${oneLine(question)} <span class="muted">${createdAt.slice(0, 10)}${path ? html`, on ${pageLink(path, places)}` : ''}</span></li>`

const resolved = ({ resolvedGaps, resolved: entries, resolvedCount }: Report, places: Places) => {
  if (resolvedGaps.length + resolvedCount === 0) return html`<p>Nothing of this period is resolved yet.</p>`
  const gaps = resolvedGaps.map(gap => html`<li>${link(resolvedWords(gap), requestAddress(gap.prLink))}</li>`)
  const shown = entries.map(entry => html`<li>${pageLink(entry.path ?? '(no page)', places)} ${saidIn(entry)}</li>`)
  return html`${gaps.length > 0 ? html`<p class="muted">Answered by merged pull requests.</p><ul class="list">${gaps}</ul>` : ''}
${resolvedCount > 0 ? html`<p class="muted">${number(resolvedCount)} of this period’s entries of feedback${entries.length < resolvedCount ? html`, the latest ${number(entries.length)}` : ''}.</p><ul class="list">${shown}</ul>` : ''}`
}
