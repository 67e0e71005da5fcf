import type { Dialect } from './contract.ts'
import { raceTimeout } from './race-timeout.ts'

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
        if ((await raceTimeout(next, silence)) === 'late') return controller.enqueue(encoder.encode(dialect.keepAlive))
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
