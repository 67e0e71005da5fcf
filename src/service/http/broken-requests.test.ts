import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { serve } from '../serve.ts'
import { docsFolder } from '../testing/docs-folder.ts'
import { answerBrokenRequests } from './index.ts'

const get = 'GET / HTTP/1.1\r\nHost: localhost\r\n'

it('requests that Node refuses by itself get its status, and nosniff too', async () => {
  const docs = await docsFolder({ 'a.md': '# A' })
  const service = await serve({ docs, data: ':memory:', port: 0, writeLog: () => {} })
  onTestFinished(() => service.close())
  const answerTo = async (request: string) => {
    const socket = connect(Number(new URL(service.url).port), 'localhost')
    socket.write(request)
    const answer = await text(socket)
    return [/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1], /\r\nx-content-type-options: nosniff\r\n/i.test(answer)]
  }
  const long = 'x'.repeat(40_000)
  const refused = {
    'no HTTP\r\n\r\n': '400',
    'GET / HTTP/1.1\r\n\r\n': '400',
    'GET / HTTP/1.1\r\nHost: no host\r\nConnection: close\r\n\r\n': '400',
    [`${get}Expect: more\r\nConnection: close\r\n\r\n`]: '417',
    [`${get}X: ${long}\r\n\r\n`]: '431',
    [`${get}Transfer-Encoding: chunked\r\n\r\n1;${long}\r\n`]: '413'
  }
  for (const [request, status] of Object.entries(refused))
    expect(await answerTo(request), request.slice(0, 60)).toEqual([status, true])
})

it('a broken request behind one that is being answered ends the connection, without a word in the answer', async () => {
  const server = createServer((_, response) => response.write('Half')).listen(0)
  answerBrokenRequests(server)
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const socket = connect((server.address() as AddressInfo).port, 'localhost')
  socket.write(`${get}\r\n`)
  socket.once('data', () => socket.write('no HTTP\r\n\r\n'))
  expect(await text(socket)).toMatch(/\r\n\r\n4\r\nHalf\r\n$/)
})
