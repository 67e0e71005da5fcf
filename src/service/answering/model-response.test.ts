import { expect, it, vi } from 'vitest'
import { opened } from './model-response.ts'

it.each([
  [{ code: 400 }, 400],
  [{ code: 'rate_limit_exceeded', status: 429 }, 429],
  [{ code: '1302' }, 520],
  [{ code: null }, 520]
])('gives a response that begins with the error %j its status, and ends its connection', async (error, status) => {
  let isClosed = false
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify({ error })}\n\n`)),
    cancel() {
      isClosed = true
    }
  })
  const response = await opened(new Response(body), true, 1_000)
  expect([response.status, await response.json(), isClosed]).toEqual([status, { error }, true])
})

it('ends its connection where what it gives is left, though its server has fallen silent', async () => {
  let isClosed = false
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode('data: {"choices":[]}\n\n')),
    cancel() {
      isClosed = true
    }
  })
  const { body: opening } = await opened(new Response(body), true, 1_000)
  const reader = opening?.getReader()
  await reader?.read()
  await reader?.cancel()
  await vi.waitFor(() => expect(isClosed).toBe(true))
})
