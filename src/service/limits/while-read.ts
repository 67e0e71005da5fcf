import type { Place } from './concurrency-limiter.ts'

/**
 * Wraps a response to report to its place when it waits for its reader. When it is dropped, it breaks off, which clients
 * treat as an interrupted answer.
 *
 * @param onDrop Called before the drop, after which its reader counts as gone.
 */
export const whileRead = (response: Response, place: Place, onDrop = () => {}): Response => {
  if (!response.body) return response
  const reader = response.body.getReader()
  // No read-ahead: reads the answer only when the connection can take more.
  const queue = new CountQueuingStrategy({ highWaterMark: 0 })
  let isDropped = false
  const drop = (controller: ReadableStreamDefaultController) => {
    isDropped = true
    controller.close()
    onDrop()
    void reader.cancel().catch(() => {})
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        place.goesOn()
        const { done, value } = await reader.read()
        if (isDropped) return
        if (done) return controller.close()
        controller.enqueue(value)
        place.waits(() => drop(controller))
      },
      cancel: reason => reader.cancel(reason)
    },
    queue
  )
  return new Response(body, response)
}
