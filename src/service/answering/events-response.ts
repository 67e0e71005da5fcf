import type { Dialect } from './contract.ts'

interface ResponseOptions {
  headers: Record<string, string>
  /** Milliseconds of silence after which a keep-alive is sent. */
  silence: number
  /** Called when the reader leaves. */
  onLeave: () => void
}

/** A response of events. Reads an event only when the connection can take it. */
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

/** Whether a promise is still pending after the given milliseconds. Rejects when the promise rejects before. */
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
