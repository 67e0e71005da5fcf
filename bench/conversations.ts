// Measures long conversations in the built widget: the CPU time of opening a stored one and of a delta in a short and
// in a long one, and the heap after 50 turns. Fails where a figure is over its limit.
// Usage, after a build: node bench/conversations.ts [--widget folder]
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'
import { sum } from '../src/shared/numbers.ts'
import { type Figure, failOver } from './limits.ts'
import { tasksOf } from './tasks.ts'

const limits = {
  /** Milliseconds of a stored conversation’s opening beyond 50 in a task. */
  blocking: 200,
  /** How many times as much a delta costs in the 300th message as in the first. They are the same but for noise. */
  delta: 1.25,
  /** Megabytes of the page after 50 answers of 4 KB. */
  heap: 6
}
const figures: Figure[] = []

const { values } = parseArgs({
  options: { widget: { type: 'string', default: join(import.meta.dirname, '../dist/widget') } },
  allowPositionals: true
})

/** An answer of `length` UTF-16 units, like a model’s. */
const answer = (length: number, number: number) => {
  const section = `## Part ${number}\n\nTo stream text, call **streamText** and read its *stream*; see [the guide](/guide).\n\n1. Install the package\n2. Call it\n   - with a model\n\n\`\`\`ts\nconst result = streamText({ model, prompt: 'Part' })\n\`\`\`\n\n| option | default |\n|---|---|\n| \`temperature\` | 0 |\n\n`
  return section.repeat(Math.ceil(length / section.length)).slice(0, length)
}

const page = `<!doctype html><html lang="en"><body style="margin: 0"><script type="module">
  import { mount } from '/widget/index.js'
  window.start = () => {
    const assistant = mount({ endpoint: '/message', layout: 'inline', persist: 'local' })
    window.ask = length => assistant.ask(String(length)).then(() => {})
  }
</script></body></html>`

const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`
let asked = 0

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
  const length = Number(JSON.parse(body).messages.at(-1).parts[0].text)
  const text = answer(length, ++asked)
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' })
  response.write(event({ type: 'start', messageId: `a${asked}` }) + event({ type: 'text-start', id: 't' }))
  // Sends about one delta a frame for the measured answers, and shorter answers faster.
  for (let at = 0; at < text.length; at += 100) {
    response.write(event({ type: 'text-delta', id: 't', delta: text.slice(at, at + 100) }))
    if (length > 2000) await new Promise(resolve => setTimeout(resolve, length > 4000 ? 17 : 2))
  }
  response.end(event({ type: 'text-end', id: 't' }) + event({ type: 'finish' }))
})

type Started = { start(): void; ask(length: number): Promise<void> }

/** Replaces the stored conversation with one of this many messages, whose answers have this length. */
const store = (tab: Page, messages: number, length: number) =>
  tab.evaluate(
    ([count, text]) => {
      const all = Array.from({ length: count as number }, (_, index) => {
        const isQuestion = index % 2 === 0
        const words = isQuestion ? `Question ${index}?` : (text as string)
        return { id: `m${index}`, role: isQuestion ? 'user' : 'assistant', parts: [{ type: 'text', text: words }] }
      })
      const key = Object.keys(localStorage).find(name => name.startsWith('docs-assistant:thread:')) as string
      const [header = ''] = (localStorage.getItem(key) as string).split('\n')
      localStorage.setItem(key, `${header}\n${JSON.stringify(all)}`)
    },
    [messages, answer(length, 1)]
  )

/** Opens a stored conversation, and waits until its last turn is drawn. */
const open = async (browser: Browser, messages: number, length: number) => {
  const context = await browser.newContext({ viewport: { width: 500, height: 800 } })
  const tab = await context.newPage()
  const start = async () => {
    await tab.goto(`${origin}/page`)
    await tab.waitForFunction(() => 'start' in window)
    await tab.evaluate(() => (window as unknown as Started).start())
    await tab.locator('docs-assistant .composer textarea').waitFor()
  }
  const drawn = tab.locator('docs-assistant .turn').last()
  await start()
  await tab.evaluate(() => (window as unknown as Started).ask(300))
  await tab.goto(`${origin}/page`)
  await store(tab, messages, length)
  const tasks = await tasksOf(browser, tab, async () => {
    await start()
    await drawn.waitFor()
    await tab.waitForTimeout(500)
  })
  const turns = await tab.locator('docs-assistant .turn').count()
  if (turns !== messages / 2) throw new Error(`${turns} turns of ${messages} stored messages were opened.`)
  return { tab, tasks }
}

/** Drives a page by the protocol alone. What Playwright brings into a page for a locator takes 0.7 MB of its heap. */
const openBare = async (browser: Browser) => {
  const tab = await browser.newPage({ viewport: { width: 500, height: 800 } })
  const session = await tab.context().newCDPSession(tab)
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  const waitFor = async (expression: string) => {
    while (!(await evaluate(expression))) await new Promise(resolve => setTimeout(resolve, 50))
  }
  /** In MB. */
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return usedSize / 1e6
  }
  await tab.goto(`${origin}/page`)
  await waitFor(`'start' in window`)
  return { evaluate, waitFor, heap }
}

server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })

console.log(
  'Opening a stored conversation (messages × length of an answer): CPU ms of all tasks, beyond 50 ms in a task, of the longest task'
)
const cell = (value: number) => value.toFixed(0).padStart(7)
for (const [messages, length] of [
  [2, 1000],
  [300, 1000],
  [300, 1800],
  [200, 10_000]
] as const) {
  const { tab, tasks } = await open(browser, messages, length)
  const blocking = sum(tasks.map(task => Math.max(0, task - 50)))
  console.log(
    `${String(messages).padStart(5)} × ${length}${cell(sum(tasks))}${cell(blocking)}${cell(Math.max(...tasks))}`
  )
  figures.push([`Blocking ms of opening ${messages} × ${length}`, blocking, limits.blocking])
  await tab.context().close()
}

// A question has costs of its own, as of the new turn; the difference between a long answer and a short one has none of them.
console.log(
  'CPU ms of 250 deltas in a frame each, and of a question with 50, by the number of messages before: least of five'
)
const lengths = [5000, 30_000] as const
const least = new Map([2, 300].map(messages => [messages, lengths.map(() => Number.POSITIVE_INFINITY)]))
for (let round = 0; round < 5; round++) {
  for (const [messages, costs] of least) {
    const { tab } = await open(browser, messages, 1000)
    await tab.evaluate(() => (window as unknown as Started).ask(10_000))
    for (const [index, length] of lengths.entries()) {
      const tasks = await tasksOf(browser, tab, () =>
        tab.evaluate(size => (window as unknown as Started).ask(size), length)
      )
      costs[index] = Math.min(costs[index] as number, sum(tasks))
    }
    await tab.context().close()
  }
}
const [first = Number.NaN, later = Number.NaN] = [...least].map(
  ([messages, [short = Number.NaN, long = Number.NaN]]) => {
    console.log(`${String(messages).padStart(5)}${cell(long - short)}${cell(short)}`)
    return long - short
  }
)
figures.push(['A delta after 300 messages ÷ after 2', later / first, limits.delta])

const { evaluate, waitFor, heap } = await openBare(browser)
const loaded = await heap()
await evaluate('start()')
await waitFor(`document.querySelector('docs-assistant').shadowRoot?.querySelector('.composer textarea') != null`)
await evaluate('ask(300)')
const before = await heap()
for (let turn = 0; turn < 50; turn++) await evaluate('ask(4000)')
const after = await heap()
const turns = await evaluate(`document.querySelector('docs-assistant').shadowRoot.querySelectorAll('.turn').length`)
if (turns !== 51) throw new Error(`There are ${turns} turns after 51 questions.`)
console.log(
  `Heap in MB: ${loaded.toFixed(1)} before the widget is mounted, ${before.toFixed(1)} after a turn, ${after.toFixed(1)} after 50 more of 4 KB`
)
figures.push(['Heap in MB after 50 turns', after, limits.heap])
await browser.close()
server.closeAllConnections()
server.close()
failOver(figures)
