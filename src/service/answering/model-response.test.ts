import { expect, it, onTestFinished, vi } from 'vitest'
import { opened } from './model-response.ts'

it.each([
  [{ error: { code: 400 } }, 400],
  [{ error: { code: 'rate_limit_exceeded', status: 429 } }, 429],
  [{ error: { message: 'Slow down.' }, status: 429 }, 429],
  [{ error: { code: '1302' } }, 520],
  [{ error: { code: null } }, 520]
])('gives a response that begins with %j the status of its error, and ends its connection', async (event, status) => {
  let isClosed = false
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)),
    cancel() {
      isClosed = true
    }
  })
  const response = await opened(new Response(body), true, 1_000)
  expect([response.status, await response.json()]).toEqual([status, event])
  await vi.waitFor(() => expect(isClosed).toBe(true))
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

it('ends its connection where its server has said why the answer ends and nothing more', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  let isClosed = false
  const event = 'data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\n'
  const body = new ReadableStream<Uint8Array>({
    start: controller => controller.enqueue(new TextEncoder().encode(event)),
    cancel() {
      isClosed = true
    }
  })
  const text = (await opened(new Response(body), true, 1_000)).text()
  await vi.advanceTimersByTimeAsync(5_000)
  expect([await text, isClosed]).toEqual([event, true])
})
