import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

/** A step of the model: the call of a tool, or its final text. */
export type Said = { tool: string; input: unknown } | string

interface Asked {
  messages: { role: string; content: string | null }[]
  tools: { function: { name: string } }[]
}

/** A server with the OpenAI chat protocol whose model follows a script; closed after the test. */
export const toolModel = async (
  script: (turn: number, asked: Asked) => Said | ((response: ServerResponse) => void)
) => {
  const requests: Asked[] = []
  const server = createServer(async (request, response) => {
    const asked: Asked = JSON.parse(await readText(request))
    requests.push(asked)
    const said = script(requests.length, asked)
    if (typeof said === 'function') return said(response)
    const message =
      typeof said === 'string'
        ? { role: 'assistant', content: said }
        : {
            role: 'assistant',
            content: null,
            tool_calls: [
              {
                id: `call_${requests.length}`,
                type: 'function',
                function: { name: said.tool, arguments: JSON.stringify(said.input) }
              }
            ]
          }
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        choices: [{ index: 0, message, finish_reason: typeof said === 'string' ? 'stop' : 'tool_calls' }],
        usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1_000 }
      })
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests }
}
