import { eventStream } from './event-stream.ts'
import { createLineReader } from './line-reader.ts'
import { type Decoder, type EventSink, protocolOf, type StreamHints, type StreamProtocol } from './stream-protocol.ts'

/** Turns the bytes of a response body into events. */
export interface BodyDecoder {
  push(bytes: Uint8Array): void
  /** The body is over. */
  end(): void
  /** The body broke off; another one goes on behind its last whole line. */
  restart(): void
  /** How many lines have come that are events. */
  readonly events: number
  /** The first line that says anything; empty until it has come. */
  readonly firstLine: string
  /** Whether the first line has come and belongs to no protocol. */
  readonly isUnknown: boolean
  /** Code that has to come before there are events. It rejects when it cannot be brought. */
  readonly loading: Promise<void> | undefined
}

/** A decoder of the protocol that the first line of the body, or else its headers, tell. */
export const createBodyDecoder = (hints: StreamHints, sink: EventSink): BodyDecoder => {
  let decoder: Decoder | undefined
  let firstLine = ''
  let events = 0
  let loading: Promise<void> | undefined
  /** What is told to the decoder when it has come. */
  const waiting: ((decoder: Decoder) => void)[] = []

  const tell = (what: (decoder: Decoder) => void) => {
    if (decoder) what(decoder)
    else if (loading) waiting.push(what)
  }

  const begin = (protocol: StreamProtocol | undefined) => {
    if (protocol === 'event-stream') decoder = eventStream(sink)
    // The deprecated version 1: few pages ever need its decoder.
    if (protocol === 'data-stream') loading = load()
  }

  const load = async () => {
    const { dataStream } = await import('./data-stream.ts')
    decoder = dataStream(sink)
    loading = undefined
    for (const what of waiting) what(decoder)
  }

  const lines = createLineReader((line, cut) => {
    if (!firstLine && line.trim() && line[0] !== ':') {
      firstLine = line
      begin(protocolOf(line, hints))
    }
    if (isEvent(line)) events++
    tell(decoder => decoder.line(line, cut))
  })

  return {
    push: lines.push,
    end() {
      lines.end()
      tell(decoder => decoder.end())
    },
    restart() {
      lines.restart()
      tell(decoder => decoder.end())
    },
    get events() {
      return events
    },
    get firstLine() {
      return firstLine
    },
    get isUnknown() {
      return firstLine !== '' && !decoder && !loading
    },
    get loading() {
      return loading
    }
  }
}

/** Comments, and an empty text of version 1, only keep the connection alive (`docs/api.md`, “Going on with an answer”). */
const isEvent = (line: string) => line !== '' && line[0] !== ':' && line !== '0:""'
