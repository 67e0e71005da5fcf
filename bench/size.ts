// Prints the brotli size of each way to load the widget, stage by stage, and fails above its limit. KB = 1000 bytes.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chunk, graph, weigh } from './size/files.ts'

/** Limits in bytes. Module and element may exceed the limit of the conversation by what their launcher has more. */
const limits = {
  script: 3000,
  module: 3300,
  element: 3800,
  panel: 22_000,
  conversation: 50_000,
  feedback: 3800,
  pageActions: 3450,
  askAbout: 3050,
  language: 1500
}

const ways = { script: 'docs-assistant.js', module: 'index.js', element: 'define.js' } as const
let failed = false

const row = (label: string, bytes: number, limit: number) => {
  const over = bytes > limit
  failed ||= over
  const [weight, most] = [bytes, limit].map(value => `${(value / 1000).toFixed(2)} KB`.padStart(9))
  console.log(`${label.padEnd(28)}${weight} of ${most}${over ? '  OVER' : ''}`)
}

const stages = { launcher: [], panel: [chunk('panel')], conversation: [chunk('panel'), chunk('conversation')] }
const total = (entry: string, brought: string[]) =>
  [...graph([entry, ...brought])].reduce((sum, file) => sum + weigh(file), 0)

for (const [way, entry] of Object.entries(ways) as [keyof typeof ways, string][]) {
  row(`${way}: launcher`, total(entry, stages.launcher), limits[way])
  const own = total(entry, stages.launcher) - total(ways.script, stages.launcher)
  row(`${way}: with panel`, total(entry, stages.panel), limits.panel)
  row(`${way}: with conversation`, total(entry, stages.conversation), limits.conversation + own)
}
row('page rating, on its own', weigh('feedback.js'), limits.feedback)
row('page actions, on their own', total('page.js', []), limits.pageActions)
row(
  'ask about, when idle',
  [...graph([chunk('ask-about')])].reduce((sum, file) => sum + weigh(file), 0),
  limits.askAbout
)
const languages = ['ar', 'de', 'es', 'fr', 'he', 'ja', 'ko', 'pt', 'zh'].map(language => weigh(chunk(language)))
row('a language, at most', Math.max(...languages), limits.language)
const extras = [chunk('idle'), chunk('highlight')]
console.log(
  `extras, when they are needed: ${extras.map(file => `${file} ${(weigh(file) / 1000).toFixed(2)} KB`).join(', ')}`
)

/** The README’s sizes of the script tag’s stages have to be right, to the kilobyte. */
const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
const promised = /(\d+) KB until.*?about (\d+) KB when.*?about (\d+) KB with/s.exec(readme)?.slice(1).map(Number) ?? []
const measured = Object.values(stages).map(brought => total(ways.script, brought) / 1000)
if (
  promised.length !== measured.length ||
  measured.some((weight, stage) => Math.abs(weight - (promised[stage] ?? 0)) >= 1)
) {
  console.error(
    `The README says ${promised.join(', ')} KB; measured: ${measured.map(weight => weight.toFixed(1)).join(', ')} KB.`
  )
  failed = true
}

if (failed) {
  console.error('A size is above its limit, or the README is wrong. Look at what was added, or load it later.')
  process.exitCode = 1
}
