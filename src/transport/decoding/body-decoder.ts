import { dataStream } from './data-stream.ts'
import { eventStream } from './event-stream.ts'
import { createLineReader } from './line-reader.ts'
import { type Decoder, type EventSink, protocolOf, type StreamHints } from './stream-protocol.ts'

/** Turns the bytes of a response body into events. */
export interface BodyDecoder {
  push(bytes: Uint8Array): void
  /** The body is over. */
  end(): void
  /** The first line that says anything; empty until it has come. */
  readonly firstLine: string
  /** Whether the first line has come and belongs to no protocol. */
  readonly isUnknown: boolean
}

const decoders = { 'event-stream': eventStream, 'data-stream': dataStream }

/** A decoder of the protocol that the first line of the body, or else its headers, tell. */
export const createBodyDecoder = (hints: StreamHints, sink: EventSink): BodyDecoder => {
  let decoder: Decoder | undefined
  let firstLine = ''

  const lines = createLineReader((line, cut) => {
    if (!firstLine && line.trim() && line[0] !== ':') {
      firstLine = line
      const protocol = protocolOf(line, hints)
      if (protocol) decoder = decoders[protocol](sink)
    }
    decoder?.line(line, cut)
  })

  return {
    push: lines.push,
    end() {
      lines.end()
      decoder?.end()
    },
    get firstLine() {
      return firstLine
    },
    get isUnknown() {
      return firstLine !== '' && !decoder
    }
  }
}
