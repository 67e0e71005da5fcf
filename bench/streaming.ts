// Compares the main-thread work of one streamed answer in the widget and in other renderers of streamed Markdown. Each
// draws the same deltas at the same pace on its own page. Compare the ratios: each round measures all of them in turn.
// Without options it also measures how the work grows and the longest task on a slow processor, and fails where a figure
// is over its limit.
// Usage, after a build and `npm run bench:install`: node bench/streaming.ts [--size 60000] [--rounds 5] [--per-frame 40]
// [--delta 15] [--only streaming-markdown,docs-assistant] [--slowdown 4] [--widget folder]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { failOver } from './limits.ts'
import { measure, type Run, type Work } from './streaming/measure.ts'
import { type Renderer, renderers, serve } from './streaming/server.ts'

/** How much work the widget may be, in an answer of 60 KB in 40 deltas a frame. All but `task` are ratios. */
const limits = {
  /** To the bare renderer, streaming-markdown. */
  floor: 1.2,
  streamdown: { all: 0.55, script: 0.2, style: 1 },
  /** Of 120 KB to 15 KB. */
  growth: 8,
  /** Milliseconds of the longest task with the processor slowed down four times. */
  task: 50
}

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '60000' },
    rounds: { type: 'string', default: '5' },
    'per-frame': { type: 'string', default: '40' },
    delta: { type: 'string', default: '0' },
    slowdown: { type: 'string', default: '1' },
    only: { type: 'string', default: renderers.join() },
    widget: { type: 'string', default: join(import.meta.dirname, '../dist/widget') }
  },
  allowPositionals: true
})
const which = renderers.filter(renderer => values.only.split(',').includes(renderer))
const rounds = Number(values.rounds)
const run: Run = {
  size: Number(values.size),
  deltaLength: Number(values.delta),
  perFrame: Number(values['per-frame']),
  slowdown: Number(values.slowdown)
}
const isLimited = process.argv.length === 2

const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

const { origin, close } = await serve(values.widget, which)
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
const found = new Map<Renderer, Work[]>(which.map(renderer => [renderer, []]))
/** The widget’s work with answers of 15 KB and of 120 KB, and with the processor slowed down four times. */
const small: Work[] = []
const large: Work[] = []
const slow: Work[] = []
for (let round = 0; round < rounds; round++) {
  // Each round begins with another renderer.
  for (const renderer of [...which.slice(round % which.length), ...which.slice(0, round % which.length)]) {
    found.get(renderer)?.push(await measure(browser, origin, renderer, run))
  }
  if (!isLimited) continue
  small.push(await measure(browser, origin, 'docs-assistant', { ...run, size: 15_000 }))
  large.push(await measure(browser, origin, 'docs-assistant', { ...run, size: 120_000 }))
  slow.push(await measure(browser, origin, 'docs-assistant', { ...run, slowdown: 4 }))
}
await browser.close()
close()

/** The ratio of two renderers’ work, of which each round has one. */
const ratio = (works: Work[], others: Work[], name: keyof Work) =>
  median(works.map((work, round) => work[name] / (others[round]?.[name] ?? Number.NaN)))
const worksOf = (renderer: Renderer) => found.get(renderer) ?? []
const floor = worksOf('streaming-markdown')
const streamdown = worksOf('streamdown')

const deltas = run.deltaLength ? `${run.deltaLength} characters` : '8 to 22 characters'
console.log(
  `An answer of ${run.size / 1000} KB in deltas of ${deltas}, ${run.perFrame} a frame, processor ÷ ${run.slowdown}: medians of ${rounds}`
)
console.log(
  '                     ms of tasks, script, style, layout   tasks > 50 ms by clock, CPU   longest CPU   heap MB   ÷ floor, ÷ streamdown'
)
for (const renderer of which) {
  const works = worksOf(renderer)
  const of = (name: keyof Work) => median(works.map(work => work[name]))
  const to = (others: Work[], name: keyof Work) => ratio(works, others, name).toFixed(2)
  const cells = (['all', 'script', 'style', 'layout'] as const).map(name => of(name).toFixed(0).padStart(7)).join('')
  console.log(
    `${renderer.padEnd(20)}${cells}${of('longTasks').toFixed(0).padStart(18)}${of('busyTasks').toFixed(0).padStart(9)}${of('longest').toFixed(0).padStart(14)}${of('heap').toFixed(1).padStart(14)}` +
      `   ${to(floor, 'all')}, ${to(streamdown, 'all')} (script ${to(streamdown, 'script')}, style ${to(streamdown, 'style')})`
  )
}
if (isLimited) {
  const ours = worksOf('docs-assistant')
  failOver([
    ['all tasks ÷ streaming-markdown', ratio(ours, floor, 'all'), limits.floor],
    ['all tasks ÷ Streamdown', ratio(ours, streamdown, 'all'), limits.streamdown.all],
    ['script ÷ Streamdown', ratio(ours, streamdown, 'script'), limits.streamdown.script],
    ['style ÷ Streamdown', ratio(ours, streamdown, 'style'), limits.streamdown.style],
    ['all tasks of 120 KB ÷ 15 KB', ratio(large, small, 'all'), limits.growth],
    ['longest task in ms, processor ÷ 4', Math.max(...slow.map(({ longest }) => longest)), limits.task]
  ])
}
