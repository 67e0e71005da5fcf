// Measures the main-thread CPU time that the built widget needs in Chromium for answers that are made to be slow.
// Usage, after a build: node bench/bounded.ts [--size 100000] [--deltas 64] [--only words] [--all] [--widget folder]
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { answers } from '../src/markdown/testing/constructs.ts'
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
const deltaLength = Number(values.deltas)

/** The most CPU time, in milliseconds: of all tasks together (`all`, more above 1 MB), and of the longest (`task`). */
const max = size > 1_000_000 ? { all: 2000, task: 100 } : { all: 250, task: 100 }
const maxNodes = 30_000
/** Milliseconds by the clock after which an answer counts as hanging. */
const timeout = 60_000

const corpus = join(import.meta.dirname, '../../shared/corpora/pathological')

const texts: Record<string, string> = Object.fromEntries([
  ...Object.entries(answers(size)),
  ...(existsSync(corpus) ? readdirSync(corpus) : []).map(name => [name, readFileSync(join(corpus, name), 'utf8')])
])

const page = `<!doctype html><html lang="en"><body style="margin: 0"><style>docs-assistant { display: block; width: 420px; height: 700px }</style>
<script type="module">
  import { mount } from '/widget/index.js'
  const assistant = mount({ endpoint: '/message', layout: 'inline', persist: 'local' })
  // Ignores errors: an answer without a word is one.
  window.ask = name => assistant.ask(name).then(() => {}, () => {})
</script></body></html>`

/** An answer that makes the widget load every chunk, so that loading is not measured. */
const everything =
  'a\n\n```js\nconst a = 1\n```\n\n> [!NOTE]\n> b\n\n|a|\n|-|\n|b|\n\n$x^2$ and \\(y\\)\n\n- [x] a\n\n```suggestions\n- more\n```\n'

const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`

const server = createServer(async (request, response) => {
  const path = request.url ?? '/'
  if (path === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
  if (path.startsWith('/widget/')) {
    return response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(await readFile(join(values.widget, path.slice('/widget/'.length))))
  }
  if (path !== '/message') return response.writeHead(404).end()
  let body = ''
  for await (const chunk of request) body += chunk
  const name = JSON.parse(body).messages.at(-1).parts[0].text
  const text = texts[name] ?? everything
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' })
  response.write(event({ type: 'start', messageId: name }) + event({ type: 'text-start', id: 't' }))
  const step = deltaLength || text.length
  let batch = ''
  for (let at = 0; at < text.length; at += step) {
    batch += event({ type: 'text-delta', id: 't', delta: text.slice(at, at + step) })
    if (batch.length < 64_000 && at + step < text.length) continue
    response.write(batch)
    batch = ''
    if (deltaLength) await new Promise(resolve => setTimeout(resolve, 16))
  }
  response.end(event({ type: 'text-end', id: 't' }) + event({ type: 'finish' }))
})

/** Asks, and waits until the answer is drawn. */
const ask = async (tab: Page, name: string) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const hangs = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} hangs`)), timeout)
  })
  const answered = tab.evaluate(async question => {
    await (window as unknown as Asking).ask(question)
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    await new Promise(resolve => requestIdleCallback(resolve, { timeout: 5000 }))
    // Waits until the number of elements stays the same, because a long answer is drawn in parts.
    const count = () => document.querySelector('docs-assistant')?.shadowRoot?.querySelectorAll('*').length
    for (let before: unknown; before !== count(); await new Promise(resolve => setTimeout(resolve, 200)))
      before = count()
  }, name)
  await Promise.race([answered, hangs])
  clearTimeout(timer)
}

type Asking = { ask(name: string): Promise<void> }

const measure = async (browser: Browser, origin: string, name: string) => {
  const tab: Page = await browser.newPage({ viewport: { width: 500, height: 800 } })
  await tab.goto(`${origin}/page`)
  await tab.waitForFunction(() => 'ask' in window)
  await tab.evaluate(() => (window as unknown as Asking).ask('everything'))
  await tab.waitForTimeout(300)
  const tasks = await tasksOf(browser, tab, () => ask(tab, name))
  const nodes = await tab.evaluate(() => {
    const answer = [...(document.querySelector('docs-assistant')?.shadowRoot?.querySelectorAll('.answer') ?? [])].at(-1)
    const walker = document.createTreeWalker(answer as Node, NodeFilter.SHOW_ALL)
    let count = 1
    while (walker.nextNode()) count++
    return count
  })
  await tab.close()
  return { all: sum(tasks), task: Math.max(...tasks), nodes }
}

const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0)

server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const launch = () => chromium.launch({ ...launchOptions, executablePath: findBrowser() })
let browser = await launch()

console.log(`Answers of ${size / 1000} KB, ${deltaLength ? `in deltas of ${deltaLength}` : 'whole'}`)
console.log('  CPU ms  longest task   nodes')
let failures = 0
let count = 0
for (const name of Object.keys(texts).filter(one => one.includes(values.only))) {
  count += 1
  const found = await measure(browser, origin, name).catch(() => undefined)
  // Frees the text: at 10 MB each, all of them together exceed Node’s heap.
  delete texts[name]
  if (!found) {
    failures += 1
    console.log(`   hangs                       ${name}`)
    browser.close().catch(() => {})
    browser = await launch()
    continue
  }
  const { all, task, nodes } = found
  const isOver = all > max.all || task > max.task || nodes > maxNodes
  if (isOver) failures += 1
  const cells = [all.toFixed(0).padStart(8), task.toFixed(0).padStart(14), String(nodes).padStart(8)].join('')
  if (isOver || values.all) console.log(`${cells}  ${name}`)
}
console.log(`${failures} of ${count} need more than ${max.all} ms, ${max.task} ms in a task or ${maxNodes} nodes`)
await browser.close()
server.closeAllConnections()
server.close()
if (failures) process.exitCode = 1
