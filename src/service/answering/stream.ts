import { setTimeout as wait } from 'node:timers/promises'

/** A stream of what a generator yields. A consumer that cancels ends the generator. */
export const streamFrom = <Part>(parts: AsyncGenerator<Part>, onCancel?: () => void): ReadableStream<Part> =>
  new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      onCancel?.()
      await parts.return(undefined)
    }
  })

/** The parts of a stream, and `keep-alive` for each silence of so many milliseconds between them. */
export async function* keptAlive<Part>(
  parts: ReadableStream<Part>,
  silence: number
): AsyncGenerator<Part | 'keep-alive'> {
  const reader = parts.getReader()
  try {
    for (;;) {
      const next = reader.read()
      let silent = true
      while (silent) {
        const timer = new AbortController()
        const pause = wait(silence, undefined, { signal: timer.signal }).then(
          () => true,
          () => false
        )
        silent = await Promise.race([next.then(() => false), pause])
        timer.abort()
        if (silent) yield 'keep-alive'
      }
      const { done, value } = await next
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}
