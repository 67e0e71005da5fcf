// Measures the main-thread CPU time that the built widget needs in Chromium for answers that are made to be slow, and
// fails where it or the number of nodes is over its limit. The control is a list that is drawn without a bound.
// Usage, after a build: node bench/bounded.ts [--size 100000] [--deltas 64] [--only words] [--all] [--widget folder]
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { answers } from '../src/markdown/testing/constructs.ts'
import { sum } from '../src/shared/numbers.ts'
import { serve } from './bounded/server.ts'
import { type Figure, overLimits } from './limits.ts'
import { tasksOf } from './tasks.ts'

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    deltas: { type: 'string', default: '' },
    only: { type: 'string', default: '' },
    all: { type: 'boolean', default: false },
    widget: { type: 'string', default: join(import.meta.dirname, '../dist/widget') }
  },
  allowPositionals: true
})
const size = Number(values.size)
/** The transport refuses an event of more than 1 MB, so a longer answer comes in pieces. */
const isLong = size > 1_000_000
const deltas = Number(values.deltas) || (isLong ? 100_000 : 0)

/**
 * The most CPU time, in milliseconds: of all tasks together (`all`), and of the longest (`task`). A page whose tasks take
 * less than 200 ms responds well by the measure of INP.
 */
const max = isLong ? { all: 2000, task: 200 } : { all: 250, task: 100 }
const maxNodes = 30_000
/** Milliseconds by the clock after which an answer counts as hanging. */
const timeout = 60_000

const corpus = join(import.meta.dirname, '../../shared/corpora/pathological')
const hasCorpus = existsSync(corpus)
if (!hasCorpus) console.log('Without the answers of ../shared/corpora/pathological, which is not on this machine.')

const texts: Record<string, string> = Object.fromEntries(
  [
    ...Object.entries(answers(size)),
    ...(hasCorpus ? readdirSync(corpus) : []).map(name => [name, readFileSync(join(corpus, name), 'utf8')] as const)
  ].filter(([name]) => name.includes(values.only))
)
if (!Object.keys(texts).length) throw new Error(`There is no answer called “${values.only}”.`)

/** Whether nothing is to be drawn: the text is white space, zero-width spaces or definitions of links. */
const isEmpty = (text: string) => !text.replace(/^\[r\]: \/b$|\u200b/gm, '').trim()

type Asking = { ask(name: string): Promise<void> }

const ask = (tab: Page, name: string) => tab.evaluate(question => (window as unknown as Asking).ask(question), name)

/** Waits until the number of elements stays the same, because a long answer is drawn in parts. */
const settle = (tab: Page) =>
  tab.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 }))
    const count = () => document.querySelector('docs-assistant')?.shadowRoot?.querySelectorAll('*').length
    for (let before: unknown; before !== count(); await new Promise(resolve => setTimeout(resolve, 200)))
      before = count()
  })

/** Rejects when `work` takes longer than the timeout. */
const withTimeout = <Result>(work: Promise<Result>): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hangs = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('hangs')), timeout)
  })
  return Promise.race([work, hangs]).finally(() => clearTimeout(timer))
}

/** Measures what `draw` does on a page whose widget has loaded all its code, and looks at the last turn. */
const measure = async (draw: (tab: Page) => Promise<unknown>) => {
  const tab = await browser.newPage({ viewport: { width: 500, height: 800 } })
  await tab.goto(`${origin}/page`)
  await tab.waitForFunction(() => 'ask' in window)
  await ask(tab, 'everything')
  await tab.waitForTimeout(300)
  const tasks = await tasksOf(browser, tab, async () => {
    await draw(tab)
    await settle(tab)
  })
  const drawn = await tab.evaluate(() => {
    const turns = document.querySelector('docs-assistant')?.shadowRoot?.querySelectorAll('.turn') ?? []
    const turn = [...turns].at(-1) as Element
    const answer = turn.querySelector('.answer') as Element
    const walker = document.createTreeWalker(answer, NodeFilter.SHOW_ALL)
    let nodes = 1
    while (walker.nextNode()) nodes++
    const question = turn.querySelector('.question-text')?.textContent
    return { question, nodes, hasBlocks: answer.querySelector('.markdown > *') !== null }
  })
  await tab.close()
  return { ...drawn, all: sum(tasks), task: Math.max(...tasks) }
}

type Measured = Awaited<ReturnType<typeof measure>>

/** The transport reads no more than 32 MB of an answer, which 10 MB of null characters exceed. What came is drawn. */
const isCut = (error: Error) => error.message.includes('The answer is too long to be read on.')

const measureAnswer = async (name: string, text: string): Promise<Measured> => {
  const measured = await measure(tab => ask(tab, name).catch(error => isCut(error) || Promise.reject(error)))
  if (measured.question !== name) throw new Error(`is not drawn, but the answer to “${measured.question}” is`)
  if (!measured.hasBlocks && !isEmpty(text)) throw new Error('is not drawn')
  return measured
}

/** Draws a list without a bound, in the place of an answer. */
const drawNaively = (tab: Page) =>
  tab.evaluate(() => {
    const answers = document.querySelector('docs-assistant')?.shadowRoot?.querySelectorAll('.answer') ?? []
    for (const answer of answers) answer.innerHTML = '<li>a</li>'.repeat(200_000)
  })

const figuresOf = ({ all, task, nodes }: Measured): Figure[] => [
  ['CPU ms', all, max.all],
  ['ms in a task', task, max.task],
  ['nodes', nodes, maxNodes]
]

const row = ({ all, task, nodes }: Measured, name: string) =>
  console.log(`${all.toFixed(0).padStart(8)}${task.toFixed(0).padStart(14)}${String(nodes).padStart(8)}  ${name}`)

const { origin, close } = await serve(texts, values.widget, deltas)
const launch = () => chromium.launch({ ...launchOptions, executablePath: findBrowser() })
let browser = await launch()

console.log(`Answers of ${size / 1000} KB, ${deltas ? `in deltas of ${deltas}` : 'whole'}`)
console.log('  CPU ms  longest task   nodes')
const control = await measure(drawNaively)
row(control, 'the control: a list drawn without a bound')
if (overLimits(figuresOf(control)).length < 3) throw new Error('The control is not over each limit.')

const names = Object.keys(texts)
let failures = 0
for (const name of names) {
  try {
    const measured = await withTimeout(measureAnswer(name, texts[name] as string))
    const isOver = overLimits(figuresOf(measured)).length > 0
    if (isOver) failures += 1
    if (isOver || values.all) row(measured, name)
  } catch (error) {
    failures += 1
    console.log(`${name}: ${(error as Error).message.split('\n')[0]}`)
    browser.close().catch(() => {})
    browser = await launch()
  }
  // Frees the text: at 10 MB each, all of them together exceed Node’s heap.
  delete texts[name]
}
console.log(
  `${failures} of ${names.length} failed, or need more than ${max.all} ms, ${max.task} ms in a task or ${maxNodes} nodes`
)
await browser.close()
close()
if (failures) process.exitCode = 1
