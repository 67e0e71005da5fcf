import { streamFrom } from '../../shared/stream.ts'
import { eventsIn, parseEvent } from './event-stream.ts'
import { errorIn, ModelError, statusIn } from './model-error.ts'

/**
 * Reads a response up to its first event, or to its end where it is not streamed. One that has an error in place of an
 * answer gets the status of that: some servers have sent theirs before they know it.
 */
export const opened = async (response: Response, isStreamed: boolean, maxBytes: number): Promise<Response> => {
  if (!response.body) return response
  // A generator that waits for a server does not return before that has sent something.
  const leaving = new AbortController()
  const text = response.body
    .pipeThrough(boundOf(maxBytes), { signal: leaving.signal })
    .pipeThrough(new TextDecoderStream())
  const pieces = isStreamed ? eventsIn(text) : joined(text)
  const { value: begun = '' } = await pieces.next()
  const error = errorIn(parseEvent(begun))
  if (error) {
    await pieces.return(undefined)
    return new Response(JSON.stringify(error), { status: statusIn(error), headers: response.headers })
  }
  const leave = () => leaving.abort()
  const all = streamFrom(followed(begun, pieces, leave), leave)
  return new Response(all.pipeThrough(new TextEncoderStream()), response)
}

async function* joined(text: AsyncIterable<string>): AsyncGenerator<string> {
  let whole = ''
  for await (const piece of text) whole += piece
  yield whole
}

/** @param onEnd Called behind the last piece, after which the connection may still be open. */
async function* followed(begun: string, rest: AsyncGenerator<string>, onEnd: () => void): AsyncGenerator<string> {
  yield begun
  yield* rest
  onEnd()
}

/** Passes on so many bytes at most. */
const boundOf = (maxBytes: number) => {
  let bytes = 0
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.length
      if (bytes > maxBytes) controller.error(new ModelError('endless'))
      else controller.enqueue(piece)
    }
  })
}

/** Most characters of a refusal that are read. */
const maxRefusal = 16_000

/** The beginning of a refusal, up to a broken connection. */
export const headOf = async (response: Response): Promise<string> => {
  let text = ''
  try {
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += piece
      if (text.length > maxRefusal) break
    }
  } catch {
    // Uses what came before the connection broke.
  }
  return text.slice(0, maxRefusal)
}
