// Main-thread work of one streamed answer: the widget beside one plain text node that reads the same stream.
// The ratio is what counts; both are measured in turn in one run. Usage: npm run bench -- streaming
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { findBrowser, launchOptions } from '../e2e/browser.ts'

const widget = join(import.meta.dirname, '../dist/widget')
const sizes = [15, 30, 60, 120]
const deltasPerFrame = 40
const frame = 16

/** An answer as a model writes one: prose, lists, code and a table, over and over. */
const answer = (characters: number) => {
  const section = (index: number) =>
    `## Part ${index}\n\nTo stream text, call **streamText** and read its *stream*; see [the guide](/guide#part-${index}). It takes \`model\` and \`prompt\`, and gives a result at once.\n\n1. Install the package\n2. Call it\n   - with a model\n   - with a prompt\n\n\`\`\`ts\nconst result = streamText({ model, prompt: 'Part ${index}' })\nfor await (const part of result.textStream) console.log(part)\n\`\`\`\n\n| option | default |\n|---|---|\n| \`temperature\` | 0 |\n| \`maxRetries\` | 2 |\n\n`
  let text = ''
  for (let index = 1; text.length < characters; index++) text += section(index)
  return text.slice(0, characters)
}

/** Cuts a text into deltas of 8 to 22 characters, the same at every run. */
const deltas = (text: string) => {
  const parts: string[] = []
  for (let at = 0, step = 8; at < text.length; at += step, step = 8 + ((step * 7) % 15))
    parts.push(text.slice(at, at + step))
  return parts
}

const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`

const plainPage = `<!doctype html><div id="out" style="white-space: pre-wrap; height: 600px; overflow: auto"></div><script type="module">
  const text = document.createTextNode('')
  out.append(text)
  window.ask = async size => {
    const response = await fetch('/message', { method: 'POST', body: JSON.stringify({ size }) })
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const events = (rest + value).split('\\n\\n')
      rest = events.pop()
      for (const line of events) {
        const chunk = JSON.parse(line.slice(6))
        if (chunk.type === 'text-delta') text.data += chunk.delta
      }
      out.scrollTop = out.scrollHeight
    }
  }
</script>`

const widgetPage = `<!doctype html><html lang="en"><body><script type="module">
  import { mount } from '/widget/index.js'
  const assistant = mount({ endpoint: '/message', layout: 'inline', persist: 'local' })
  window.ask = size => assistant.ask(String(size))
</script></body></html>`

const server = createServer(async (request, response) => {
  const path = request.url ?? '/'
  if (path === '/plain' || path === '/assistant') {
    return response.writeHead(200, { 'content-type': 'text/html' }).end(path === '/plain' ? plainPage : widgetPage)
  }
  if (path.startsWith('/widget/')) {
    return response
      .writeHead(200, { 'content-type': 'text/javascript' })
      .end(await readFile(join(widget, path.slice('/widget/'.length))))
  }
  if (path !== '/message') return response.writeHead(404).end()
  let body = ''
  for await (const chunk of request) body += chunk
  const given = JSON.parse(body)
  const parts = deltas(answer(Number(given.size ?? given.messages.at(-1).parts[0].text)))
  response.writeHead(200, { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1' })
  response.write(event({ type: 'start', messageId: 'a' }) + event({ type: 'text-start', id: 't' }))
  const timer = setInterval(() => {
    const next = parts.splice(0, deltasPerFrame)
    response.write(next.map(delta => event({ type: 'text-delta', id: 't', delta })).join(''))
    if (parts.length) return
    clearInterval(timer)
    response.end(event({ type: 'text-end', id: 't' }) + event({ type: 'finish' }))
  }, frame)
})

/** Main-thread task time of one answer, in milliseconds, and its longest task. */
const measure = async (page: Page, url: string, size: number) => {
  await page.goto(url)
  await page.waitForFunction(() => 'ask' in window)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const read = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  // The first question brings the code; it is not what is measured.
  await page.evaluate(() => (window as unknown as { ask(size: number): Promise<void> }).ask(200))
  await page.evaluate(() => {
    Object.assign(window, { long: 0 })
    new PerformanceObserver(list => {
      const seen = window as unknown as { long: number }
      seen.long += list.getEntries().length
    }).observe({ type: 'longtask' })
  })
  const before = await read()
  await page.evaluate(characters => (window as unknown as { ask(size: number): Promise<void> }).ask(characters), size)
  const spent = (await read()) - before
  return { spent, long: await page.evaluate(() => (window as unknown as { long: number }).long) }
}

server.listen(0, '127.0.0.1')
await once(server, 'listening')
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await chromium.launch({ ...launchOptions, executablePath: findBrowser() })

console.log('Streaming one answer: main-thread task ms (long tasks)')
console.log('   KB   plain text node        widget   ratio')
for (const size of sizes) {
  const plain = await browser.newPage()
  const { spent: floor, long: floorLong } = await measure(plain, `${origin}/plain`, size * 1000)
  await plain.close()
  const page = await browser.newPage()
  const { spent, long } = await measure(page, `${origin}/assistant`, size * 1000)
  await page.close()
  const cell = (value: number, tasks: number) => `${value.toFixed(0)} (${tasks})`.padStart(14)
  console.log(
    `${String(size).padStart(5)}  ${cell(floor, floorLong)}${cell(spent, long)}   ${(spent / floor).toFixed(2)}`
  )
}
await browser.close()
server.close()
