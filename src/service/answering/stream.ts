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
      while (await isPendingAfter(silence, next)) yield 'keep-alive'
      const { done, value } = await next
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel()
  }
}

/** Whether a promise has not settled after so many milliseconds. Rejects when it rejects before. */
const isPendingAfter = async (milliseconds: number, promise: Promise<unknown>): Promise<boolean> => {
  const timer = new AbortController()
  try {
    return await Promise.race([promise.then(() => false), wait(milliseconds, true, { signal: timer.signal })])
  } finally {
    timer.abort()
  }
}
