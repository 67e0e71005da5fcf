import { html } from 'hono/html'
import { number, percent } from '../../../terminal/numbers.ts'
import type { WeekSummary } from './weeks.ts'

const frame = { width: 760, height: 240, left: 48, right: 12, top: 12, bottom: 28 }
const plot = {
  width: frame.width - frame.left - frame.right,
  height: frame.height - frame.top - frame.bottom,
  floor: frame.height - frame.bottom
}

/** The number of rated entries in each week, positive below negative. */
export const volumeChart = (weeks: WeekSummary[]) => {
  const highest = niceCeiling(Math.max(1, ...weeks.map(({ judged }) => judged)))
  const scale = plot.height / highest
  const step = plot.width / weeks.length
  const bar = Math.min(32, step * 0.7)
  return chart('Feedback by week: positive and negative', weeks, highest, number, [
    weeks.map(({ start, positive, negative }, index) => {
      const x = round(frame.left + step * (index + 0.5) - bar / 2)
      const low = round(positive * scale)
      const high = round(negative * scale)
      return html`<g><title>Week of ${start}: ${number(positive)} positive, ${number(negative)} negative</title>
        <rect class="positive" x="${x}" y="${round(plot.floor - low)}" width="${round(bar)}" height="${low}"/>
        <rect class="negative" x="${x}" y="${round(plot.floor - low - high)}" width="${round(bar)}" height="${high}"/></g>`
    })
  ])
}

/** The helpful share of each week; a week without ratings interrupts the line. */
export const shareChart = (weeks: WeekSummary[]) => {
  const step = plot.width / weeks.length
  const points = weeks.map(({ start, helpful, judged }, index) => ({
    start,
    helpful,
    judged,
    x: round(frame.left + step * (index + 0.5)),
    y: round(plot.floor - (helpful ?? 0) * plot.height)
  }))
  const path = points
    .map(({ x, y, helpful }, index) => {
      if (helpful === null) return ''
      const begins = (points[index - 1]?.helpful ?? null) === null
      return `${begins ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
  return chart('Share of helpful by week', weeks, 1, percent, [
    html`<path class="line" d="${path}"/>`,
    points
      .filter(({ helpful }) => helpful !== null)
      .map(
        ({ x, y, start, helpful, judged }) =>
          html`<circle class="dot" cx="${x}" cy="${y}" r="3"><title>Week of ${start}: ${percent(helpful)} of ${number(judged)}</title></circle>`
      )
  ])
}

/** A page’s ratings as one bar. */
export const shareBar = (positive: number, negative: number) => {
  const share = positive / (positive + negative)
  return html`<svg class="bar" viewBox="0 0 120 12" preserveAspectRatio="none" role="img" aria-label="${percent(share)} helpful">
    <rect class="positive" width="${round(share * 120)}" height="12"/>
    <rect class="negative" x="${round(share * 120)}" width="${round((1 - share) * 120)}" height="12"/></svg>`
}

const chart = (
  label: string,
  weeks: WeekSummary[],
  highest: number,
  tickLabel: (value: number) => string,
  marks: unknown[]
) => html`<svg class="chart" viewBox="0 0 ${frame.width} ${frame.height}" role="img" aria-label="${label}">
  ${[0, 0.25, 0.5, 0.75, 1].map(part => {
    const y = round(plot.floor - part * plot.height)
    return html`<line class="grid" x1="${frame.left}" x2="${frame.width - frame.right}" y1="${y}" y2="${y}"/>
    <text class="tick" x="${frame.left - 6}" y="${y + 4}" text-anchor="end">${tickLabel(part * highest)}</text>`
  })}
  ${marks}
  ${weeks.map(({ start }, index) => {
    // Leaves out labels that would overlap; on a phone, every other of the rest too.
    const every = Math.ceil(weeks.length / 9)
    return index % every === 0
      ? html`<text class="tick${(index / every) % 2 === 1 ? ' every-other' : ''}" x="${round(frame.left + (plot.width / weeks.length) * (index + 0.5))}" y="${frame.height - 8}" text-anchor="middle">${start}</text>`
      : ''
  })}
</svg>`

/** Rounds up to a number whose quarters are whole and easy to read. */
const niceCeiling = (value: number): number => {
  const power = 10 ** Math.floor(Math.log10(value))
  const nice = [1, 2, 4, 8, 10].map(step => step * power).find(step => step >= value) ?? value
  return Math.max(4, nice)
}

const round = (value: number): number => Math.round(value * 100) / 100
