// Compares the main-thread work of one streamed answer in the widget and in other renderers of streamed Markdown. Each
// draws the same deltas at the same pace on its own page. Compare the ratios: each round measures all of them in turn.
// Usage, after a build and `npm run bench:install`: node bench/streaming.ts [--size 60000] [--rounds 5] [--per-frame 40]
// [--delta 15] [--only streaming-markdown,docs-assistant] [--slowdown 4] [--widget folder]
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { measure, type Run, type Work } from './streaming/measure.ts'
import { type Renderer, renderers, serve } from './streaming/server.ts'

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
const run: Run = {
  size: Number(values.size),
  deltaLength: Number(values.delta),
  perFrame: Number(values['per-frame']),
  slowdown: Number(values.slowdown)
}

const median = (numbers: number[]) => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? Number.NaN

const { origin, close } = await serve(values.widget, which)
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
const found = new Map<Renderer, Work[]>(which.map(renderer => [renderer, []]))
for (let round = 0; round < Number(values.rounds); round++) {
  // Each round begins with another renderer.
  for (const renderer of [...which.slice(round % which.length), ...which.slice(0, round % which.length)]) {
    found.get(renderer)?.push(await measure(browser, origin, renderer, run))
  }
}
await browser.close()
close()

const deltas = run.deltaLength ? `${run.deltaLength} characters` : '8 to 22 characters'
console.log(
  `An answer of ${run.size / 1000} KB in deltas of ${deltas}, ${run.perFrame} a frame, processor ÷ ${run.slowdown}: medians of ${values.rounds}`
)
console.log(
  '                     ms of tasks, script, style, layout   tasks > 50 ms by clock, CPU   longest CPU   heap MB   ÷ floor, ÷ streamdown'
)
for (const renderer of which) {
  const works = found.get(renderer) ?? []
  const of = (name: keyof Work) => median(works.map(work => work[name]))
  const ratio = (peer: Renderer, name: keyof Work) =>
    median(works.map((work, round) => work[name] / (found.get(peer)?.[round]?.[name] ?? Number.NaN))).toFixed(2)
  const cells = (['all', 'script', 'style', 'layout'] as const).map(name => of(name).toFixed(0).padStart(7)).join('')
  const [floor, streamdown] = ['streaming-markdown', 'streamdown'] as const
  console.log(
    `${renderer.padEnd(20)}${cells}${of('longTasks').toFixed(0).padStart(18)}${of('busyTasks').toFixed(0).padStart(9)}${of('longest').toFixed(0).padStart(14)}${of('heap').toFixed(1).padStart(14)}` +
      `   ${ratio(floor, 'all')}, ${ratio(streamdown, 'all')} (script ${ratio(streamdown, 'script')}, style ${ratio(streamdown, 'style')})`
  )
}
