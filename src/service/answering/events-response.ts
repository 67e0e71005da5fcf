import type { Dialect } from './contract.ts'

interface ResponseOptions {
  headers: Record<string, string>
  /** Milliseconds of silence that the connection stands. */
  silence: number
  /** Called when the reader leaves. */
  onLeave: () => void
}

/** Events of an answer as a response. Nothing is taken from them before the connection takes it. */
export const eventsResponse = (
  dialect: Pick<Dialect<never>, 'headers' | 'separator' | 'keepAlive' | 'end'>,
  events: AsyncIterator<string>,
  { headers, silence, onLeave }: ResponseOptions
): Response => {
  const encoder = new TextEncoder()
  let next: Promise<IteratorResult<string>> | undefined
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        next ??= events.next()
        if (await isPendingAfter(silence, next)) return controller.enqueue(encoder.encode(dialect.keepAlive))
        const { done, value } = await next
        next = undefined
        if (!done) return controller.enqueue(encoder.encode(value + dialect.separator))
        if (dialect.end) controller.enqueue(encoder.encode(dialect.end))
        controller.close()
      },
      cancel: onLeave
    },
    { highWaterMark: 0 }
  )
  return new Response(body, { headers: { ...dialect.headers, ...headers } })
}

/** Whether a promise has not settled after so many milliseconds. Rejects when it rejects before. */
const isPendingAfter = async (milliseconds: number, promise: Promise<unknown>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<true>(resolve => {
    timer = setTimeout(resolve, milliseconds, true)
  })
  try {
    return await Promise.race([promise.then(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
