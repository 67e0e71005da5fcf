// Names each failed test, adds up the reports of the test runs and prints the one line that counts. A step that failed
// without a failed test (a check, a weight, the gate of the retrieval benchmark) counts as one.
import { readFileSync } from 'node:fs'

const read = file => {
  try {
    return JSON.parse(readFileSync(new URL(`../test-results/${file}`, import.meta.url), 'utf8'))
  } catch {
    console.log(`No report in test-results/${file}: that run did not finish.`)
    return undefined
  }
}

const failedSteps = Number(process.argv[2] ?? 0)
const units = ['quick-unit.json', 'slow-unit.json', 'postgres.json'].map(read)
const browser = ['quick-e2e.json', 'slow-e2e.json', 'sites.json'].map(read)
const sum = (...names) =>
  browser.flatMap(report => names.map(name => report?.stats[name] ?? 0)).reduce((a, b) => a + b, 0)
const ofUnits = name => units.reduce((count, report) => count + (report?.[name] ?? 0), 0)
const passed = ofUnits('numPassedTests') + sum('expected')
const failedTests = ofUnits('numFailedTests') + sum('unexpected', 'flaky')
const missing = [...units, ...browser].filter(report => !report).length
const failed = Math.max(failedTests + missing, failedSteps)

const failures = [...units.flatMap(unitFailures), ...browser.flatMap(report => browserFailures(report?.suites))]
for (const { name, message = '' } of failures) console.log(`FAILED ${name}\n${message.slice(0, 1500)}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed ? 1 : 0

function unitFailures(report) {
  return (report?.testResults ?? []).flatMap(file =>
    file.assertionResults
      .filter(test => test.status === 'failed')
      .map(test => ({ name: `${file.name} › ${test.fullName}`, message: test.failureMessages.join('\n') }))
  )
}

function browserFailures(suites = []) {
  return suites.flatMap(suite => [
    ...browserFailures(suite.suites),
    ...suite.specs
      .filter(spec => !spec.ok)
      .map(spec => ({
        name: `${spec.file}:${spec.line} › ${spec.title}`,
        message: spec.tests
          .flatMap(test => test.results.map(result => result.error?.message ?? result.status))
          .join('\n')
      }))
  ])
}
