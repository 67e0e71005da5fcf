import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jsonBody } from './body.ts'
import { handleError } from './handle-error.ts'

const maxSize = 50_000
/** Milliseconds for which the hasty route discards a body. */
const discardTime = 20
/** Requests that the hasty route has finished. */
let hastyDone = 0
let server: ReturnType<typeof createAdaptorServer>
let port: number

beforeAll(async () => {
  const app = new Hono()
  app.onError(handleError(() => {}))
  app.post('/', ...jsonBody(maxSize), async context => context.json({ length: (await context.req.text()).length }))
  app.use('/hasty', async (_, next) => {
    await next()
    hastyDone++
  })
  app.post('/hasty', ...jsonBody(maxSize, { bytes: 32_000_000, time: discardTime }), context => context.json({}))
  // As the service does, which leaves the global `Request` as it is.
  server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})

afterAll(() => void server.close())

const post = (body: BodyInit) =>
  fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    duplex: 'half'
  } as RequestInit)

const stream = (size: number) => new Blob(['x'.repeat(size)]).stream()

/** Sends a complete request before it reads the response, as many clients do. */
const sendThenRead = async (head: string, body: string): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error))
  socket.pause()
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${head}\r\n\r\n`)
  await Promise.race([new Promise(resolve => socket.write(body, resolve)), failed])
  let text = ''
  socket.on('data', chunk => {
    text += chunk
  })
  socket.resume()
  await Promise.race([once(socket, 'end'), failed])
  socket.destroy()
  failed.catch(() => {})
  return text
}

describe('a body', () => {
  it('is taken up to its limit, with and without a declared length', async () => {
    for (const body of ['x'.repeat(maxSize), stream(maxSize)]) {
      const response = await post(body)
      expect([response.status, await response.json()]).toEqual([200, { length: maxSize }])
    }
  })

  it('that is too large is answered, however large it is and however it is sent', { tags: 'slow' }, async () => {
    for (const size of [maxSize + 1, 2_200_000, 5_000_000]) {
      for (let time = 0; time < 4; time++) {
        for (const body of ['x'.repeat(size), stream(size)]) {
          const response = await post(body)
          expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
          expect(await response.json()).toMatchObject({ code: 'too_large' })
        }
      }
    }
  })

  it('that is too large is answered to a client that reads only after it has sent everything', async () => {
    const body = 'x'.repeat(5_000_000)
    const declared = await sendThenRead(`Content-Length: ${body.length}`, body)
    expect(declared).toMatch(/^HTTP\/1\.1 413 /)
    expect(declared).toMatch(/^connection: close\r$/im)
    expect(declared).toContain('too_large')
    const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    expect(await sendThenRead('Transfer-Encoding: chunked', chunk)).toContain('too_large')
  })

  const head = (path: string, length: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${length}\r\n\r\n`

  it('that breaks off ends nothing, then or when its time is over', async () => {
    const failures: unknown[] = []
    const note = (error: unknown) => failures.push(error)
    process.on('unhandledRejection', note)
    for (const length of ['Content-Length: 9000000', 'Transfer-Encoding: chunked']) {
      const socket = connect(port, '127.0.0.1')
      const chunk = length.startsWith('T') ? `${(2_500_000).toString(16)}\r\n` : ''
      await new Promise(resolve => socket.write(head('/hasty', length) + chunk + 'x'.repeat(2_500_000), resolve))
      const closed = new Promise(resolve => socket.once('close', resolve))
      socket.destroy()
      await closed
    }
    await expect.poll(() => hastyDone).toBe(2)
    // Timers of equal length end in order, so by now those of all requests have ended too.
    await delay(discardTime)
    expect((await post('x')).status).toBe(200)
    process.off('unhandledRejection', note)
    expect(failures).toEqual([])
  })

  it('that is too large and stands still is answered when its time is over', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`${head('/hasty', 'Content-Length: 9000000')}${'x'.repeat(100_000)}`)
    const [answer] = await once(socket, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /)
    socket.destroy()
  })

  it('that never ends is cut', async () => {
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    socket.resume()
    const hears = (event: string) => new Promise(resolve => socket.once(event, resolve))
    const closed = hears('close')
    socket.write(
      'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n'
    )
    const chunk = `${(1_000_000).toString(16)}\r\n${'x'.repeat(1_000_000)}\r\n`
    let sent = 0
    while (!socket.destroyed && sent < 200_000_000) {
      sent += chunk.length
      if (!socket.write(chunk)) await Promise.race([hears('drain'), closed])
    }
    await closed
    expect(sent).toBeGreaterThan(maxSize)
    expect(sent).toBeLessThan(100_000_000)
  })
})
