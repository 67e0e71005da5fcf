import { html, raw } from 'hono/html'
import { number, percent } from '../../../terminal/numbers.ts'
import { oneLine } from '../../../terminal/printable.ts'
import { shareBar, shareChart, volumeChart } from './charts.ts'
import type { PageSummary, Summary } from './summarize.ts'
import type { WeekSummary } from './weeks.ts'

export interface PageHeading {
  project: string
  /** Such as “2026-03-01 to 2026-03-31”. */
  range: string
  madeAt: Date
  /** The address of a page; `undefined` where it is not known. */
  addressOf: (path: string) => string | undefined
}

/** The summary as one HTML page without other files and scripts, so that it can be mailed and printed. */
export const summaryPage = async (
  summary: Summary,
  { project, range, madeAt, addressOf }: PageHeading
): Promise<string> => {
  const page = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Feedback of ${project}</title>
<style>${raw(styles)}</style>
</head>
<body>
<header>
<h1>Feedback of ${project}</h1>
<p>${range}. Made ${madeAt.toISOString().slice(0, 16).replace('T', ' ')} UTC.</p>
</header>
<ul class="figures">
${figure(number(summary.entries), 'entries')}
${figure(percent(summary.helpful), `helpful, of ${number(summary.judged)} judged`)}
${figure(number(summary.negative), 'negative')}
${figure(number(summary.pages), 'pages')}
</ul>
${summary.weeks.length > 0 && weekSections(summary.weeks)}
<section><h2>Worst pages</h2>${pageList(summary.worstPages, addressOf)}</section>
<section><h2>Where it comes from</h2><div class="pair">
${countTable('Source', summary.bySource)}${countTable('Status', summary.byStatus)}
</div>${summary.undated > 0 && html`<p>${number(summary.undated)} entries carry no date that can be read; they are in no week.</p>`}</section>
</body>
</html>
`
  return String(page)
}

const figure = (value: string, label: string) => html`<li><b>${value}</b> ${label}</li>`

const weekSections = (weeks: WeekSummary[]) => html`<section>
<h2>Share of helpful by week</h2>${shareChart(weeks)}</section>
<section><h2>Feedback by week</h2>
<p class="legend"><i class="positive"></i> positive <i class="negative"></i> negative</p>
${volumeChart(weeks)}
<details><summary>The same as a table</summary><div class="wide"><table>
<thead><tr><th scope="col">Week of</th><th scope="col">Entries</th><th scope="col">Positive</th><th scope="col">Negative</th><th scope="col">Helpful</th></tr></thead>
<tbody>${weeks.map(
  ({ start, entries, positive, negative, helpful }) =>
    html`<tr><th scope="row">${start}</th>${[entries, positive, negative].map(value => html`<td>${number(value)}</td>`)}<td>${percent(helpful)}</td></tr>`
)}</tbody></table></div></details></section>`

const pageList = (pages: PageSummary[], addressOf: PageHeading['addressOf']) => {
  if (pages.length === 0) return html`<p>No page has negative feedback.</p>`
  return html`<ol class="pages">${pages.map(page => pageItem(page, addressOf(page.path)))}</ol>`
}

const pageItem = (page: PageSummary, address: string | undefined) => {
  const { path, positive, negative, judged, helpful, open, comments, latest } = page
  const name = oneLine(path)
  const facts = `${percent(helpful)} helpful, ${number(negative)} of ${number(judged)} negative, ${number(open)} open, ${number(comments)} with words`
  return html`<li><h3>${address ? html`<a href="${address}">${name}</a>` : name}</h3>
<p class="facts">${shareBar(positive, negative)}<span>${facts}</span></p>
${latest.map(
  ({ createdAt, comment }) =>
    html`<blockquote>${oneLine(comment, 500)}${createdAt ? html` <time>${createdAt.slice(0, 10)}</time>` : ''}</blockquote>`
)}</li>`
}

const countTable = (title: string, counts: Record<string, number>) => html`<table>
<thead><tr><th scope="col">${title}</th><th scope="col">Entries</th></tr></thead>
<tbody>${Object.entries(counts)
  .sort(([, a], [, b]) => b - a)
  .map(([name, count]) => html`<tr><th scope="row">${name}</th><td>${number(count)}</td></tr>`)}</tbody></table>`

// Blue and orange differ for colour-blind people too, and in lightness on a grey printout.
const styles = `
:root { color-scheme: light dark; --text: #1c2430; --muted: #5b6675; --line: #d9dee5; --positive: #2f6fb3; --negative: #f0a04b; --link: #2b5fa3; }
@media screen and (prefers-color-scheme: dark) {
  :root { --text: #e6e9ee; --muted: #9aa5b4; --line: #323a46; --positive: #5b9bdf; --negative: #f2b066; --link: #8ab8f0; }
  body { background: #14181f; }
}
body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
header p, .legend, .figures { color: var(--muted); margin: .25rem 0; }
.figures { list-style: none; padding: 0; display: flex; flex-wrap: wrap; gap: .5rem 2rem; margin-top: 1rem; }
.figures b { color: var(--text); font-size: 1.5rem; margin-inline-end: .25rem; }
.legend i { display: inline-block; width: .8em; height: .8em; margin-inline-start: .5rem; }
.legend .positive { background: var(--positive); }
.legend .negative { background: var(--negative); }
svg { display: block; width: 100%; overflow: visible; }
.bar { width: 8rem; height: .75rem; }
.positive { fill: var(--positive); }
.negative { fill: var(--negative); }
.line { fill: none; stroke: var(--positive); stroke-width: 2; }
.dot { fill: var(--positive); }
.grid { stroke: var(--line); }
.tick { fill: var(--muted); font-size: 11px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .6rem; border-bottom: 1px solid var(--line); text-align: end; font-weight: 400; }
th:first-child { text-align: start; overflow-wrap: anywhere; }
thead th { color: var(--muted); font-size: .85rem; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); gap: 2rem; align-items: start; }
.pages { list-style: none; padding: 0; margin: 0; }
.pages > li { border-top: 1px solid var(--line); padding: .65rem 0; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
a { color: var(--link); }
.facts { color: var(--muted); margin: .2rem 0; display: flex; flex-wrap: wrap; align-items: center; gap: .2rem .75rem; }
blockquote { margin: .4rem 0 0; padding-inline-start: .75rem; border-inline-start: 3px solid var(--line); overflow-wrap: anywhere; }
time { color: var(--muted); font-size: .85rem; }
.wide { overflow-x: auto; }
summary { color: var(--muted); cursor: pointer; }
/* A chart is drawn for 760 units; on a phone its labels need to be larger, and fewer. */
@media (max-width: 36rem) {
  .tick { font-size: 22px; }
  .tick.every-other { display: none; }
  th, td { padding-inline: .35rem; }
}
@media print {
  body { margin: 0; max-width: none; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  section, tr { break-inside: avoid; }
  h2 { break-after: avoid; }
  details { display: none; }
}
`
