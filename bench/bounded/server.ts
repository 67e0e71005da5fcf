import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const page = `<!doctype html><html lang="en"><body style="margin: 0"><style>docs-assistant { display: block; width: 420px; height: 700px }</style>
<script type="module">
  import { mount } from '/widget/index.js'
  const assistant = mount({ endpoint: '/message', layout: 'inline', persist: 'local' })
  window.ask = name => assistant.ask(name).then(() => {}, error => {
    // Some of the answers have no word, which is an error.
    if (error.code !== 'empty_answer') throw error
  })
</script></body></html>`

/** An answer that makes the widget load every chunk, so that loading is not measured. */
const everything =
  'a\n\n```js\nconst a = 1\n```\n\n> [!NOTE]\n> b\n\n|a|\n|-|\n|b|\n\n$x^2$ and \\(y\\)\n\n- [x] a\n\n```suggestions\n- more\n```\n'

const event = (chunk: object) => `data: ${JSON.stringify(chunk)}\n\n`

/** Serves a page, the built widget, and the answer to each question that is the name of a text. */
export const serve = async (texts: Record<string, string>, widget: string, deltaLength: number) => {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (path === '/page') return response.writeHead(200, { 'content-type': 'text/html' }).end(page)
    if (path.startsWith('/widget/')) {
      return response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(await readFile(join(widget, path.slice('/widget/'.length))))
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
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    }
  }
}
