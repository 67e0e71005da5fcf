// Adds up the reports of the test runs and prints the one line that counts.
import { readFileSync } from 'node:fs'

const read = file => {
  try {
    return JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'))
  } catch {
    console.log(`No report in test-results/${file}: that run did not finish.`)
    return undefined
  }
}

const unit = read('unit.json')
const e2e = read('e2e.json')
const passed = (unit?.numPassedTests ?? 0) + (e2e?.stats.expected ?? 0)
const failed =
  (unit?.numFailedTests ?? 0) +
  (unit?.numFailedTestSuites && !unit.numFailedTests ? unit.numFailedTestSuites : 0) +
  (e2e?.stats.unexpected ?? 0) +
  (e2e?.stats.flaky ?? 0)
const missing = [unit, e2e].filter(report => !report).length

console.log(`${passed} passed, ${failed + missing} failed`)
process.exitCode = failed + missing ? 1 : 0
