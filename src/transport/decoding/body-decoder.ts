import { eventStream } from './event-stream.ts'
import { createLineReader } from './line-reader.ts'
import { type Decoder, type EventSink, protocolOf, type StreamHints, type StreamProtocol } from './stream-protocol.ts'

/** Turns the bytes of a response body into events. */
export interface BodyDecoder {
  push(bytes: Uint8Array): void
  /** The body is over. */
  end(): void
  /** The body broke off: another body continues after the last complete line. */
  restart(): void
  /** Number of lines so far that are events. */
  readonly events: number
  /** The first line that is neither empty nor a comment; an empty string until it has come. */
  readonly firstLine: string
  /** Whether the first line has come and belongs to no protocol. */
  readonly isUnknown: boolean
  /** The import of a decoder that events have to wait for. It rejects when the code cannot be loaded. */
  readonly loading: Promise<void> | undefined
}

/** Creates a decoder that chooses the protocol by the first line of the body, or else by the headers. */
export const createBodyDecoder = (hints: StreamHints, sink: EventSink): BodyDecoder => {
  let decoder: Decoder | undefined
  let firstLine = ''
  let events = 0
  let loading: Promise<void> | undefined
  /** Calls that wait until the decoder is loaded. */
  const waiting: ((decoder: Decoder) => void)[] = []

  const tell = (what: (decoder: Decoder) => void) => {
    if (decoder) what(decoder)
    else if (loading) waiting.push(what)
  }

  const begin = (protocol: StreamProtocol | undefined) => {
    if (protocol === 'event-stream') decoder = eventStream(sink)
    // Version 1 is deprecated; its decoder is loaded late because few pages need it.
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
