// Runs the benches named on the command line, or all: node bench/run.ts streaming answers
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

const benches = [
  'size',
  'peers',
  'streaming',
  'conversations',
  'transport',
  'answers',
  'engines',
  'definitions',
  'gaps',
  'large',
  'load',
  'throughput',
  'fuzz',
  'export'
]
/** Benches that take long and run only when they are named. */
const slow = ['bounded', 'obedient', 'hostile', 'variations', 'small']
const asked = process.argv.slice(2).filter(word => !word.startsWith('--'))
// Options of a bench have to be one word, such as --seconds=300, because other words are names of benches.
const options = process.argv.slice(2).filter(word => word.startsWith('--'))
const unknown = asked.filter(name => ![...benches, ...slow].includes(name))
if (unknown.length) {
  console.error(`There is no bench ${unknown.join(', ')}. There are ${[...benches, ...slow].join(', ')}.`)
  process.exit(2)
}
for (const name of asked.length ? asked : benches) {
  console.log(`\n# ${name}`)
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`), ...options], {
    stdio: 'inherit'
  })
  if (status) process.exitCode = status
}
