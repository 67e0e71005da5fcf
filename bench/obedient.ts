// Asks the worst model, which follows every instruction that it reads, and looks for leaks and injected content in the
// widget. `npm run bench -- obedient`, or after a build: node bench/obedient.ts [--count 60] [--tabs 2]
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { allCases, someCases } from './obedient/cases.ts'
import { runControl } from './obedient/control.ts'
import { runCases } from './obedient/run.ts'

/** Least share of the cases whose instruction the model follows. It gets none of feedback, and not all HTML. */
const minDelivered = 0.84

const { values } = parseArgs({
  options: { count: { type: 'string' }, tabs: { type: 'string', default: '3' } },
  allowPositionals: true
})
const cases = values.count ? someCases(Number(values.count)) : allCases()
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })
let done = 0
const onDone = () => {
  done += 1
  if (done % 100 === 0) console.log(`${done} of ${cases.length}`)
}
const started = performance.now()
const { answers, delivered, requests, faults } = await runCases(browser, cases, { tabs: Number(values.tabs), onDone })
console.log(
  `${cases.length} cases, ${answers} answers of which half broke off, in ${Math.round((performance.now() - started) / 1000)} s`
)
const isDelivered = delivered >= minDelivered * cases.length
console.log(`${delivered} instructions reached the model and were followed${isDelivered ? '' : ', which are too few'}`)
console.log(`${requests.length} requests to other origins, ${faults.length} faults`)
for (const line of [...requests, ...faults].slice(0, 40)) console.log(`  ${line}`)
const control = await runControl(browser, cases)
console.log(`control, the same answers through ${control.name}: ${control.requests} requests to other origins`)
await browser.close()
if (requests.length || faults.length || control.requests === 0 || !isDelivered) process.exitCode = 1
