import type { Place } from './concurrency-limiter.ts'

/**
 * The same response, which tells its place when it waits for its reader. Is it dropped then, it ends where it is, which
 * a client takes for an answer that was interrupted.
 *
 * @param onDrop Called before its reader is taken for one who has left.
 */
export const whileRead = (response: Response, place: Place, onDrop = () => {}): Response => {
  if (!response.body) return response
  const reader = response.body.getReader()
  // Nothing is taken from the answer before the connection takes it.
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
