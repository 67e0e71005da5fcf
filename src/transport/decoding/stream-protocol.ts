/** What a decoder tells about a stream, whichever protocol it came in. */
export interface EventSink {
  maxEventLength: number
  /** An event in the words of the UI message stream, not yet checked; `size` is its length on the wire. */
  event(event: unknown, size: number): void
  /** An event that was too long to read, with its type where the head shows it. */
  cut(type: string | undefined): void
  /** Something that is no event. */
  bad(what: 'JSON' | 'line'): void
  /** The stream says that nothing follows. */
  done(): void
}

export interface Decoder {
  /** One line; `cut` says that only the head of it is there. */
  line(text: string, cut: boolean): void
  end(): void
}

export type StreamProtocol = 'event-stream' | 'data-stream'

/** What the headers of a response say about its body. */
export interface StreamHints {
  contentType: string
  protocol: StreamProtocol | undefined
}

export const streamHints = (headers: Headers): StreamHints => ({
  contentType: headers.get('content-type') ?? '',
  protocol: headers.has('x-vercel-ai-ui-message-stream')
    ? 'event-stream'
    : headers.has('x-vercel-ai-data-stream')
      ? 'data-stream'
      : undefined
})

/**
 * Names the protocol of a body from its first line and its headers. The line is asked first: the two protocols
 * cannot be mistaken for each other, while proxies do rewrite headers.
 */
export const protocolOf = (line: string, { contentType, protocol }: StreamHints): StreamProtocol | undefined => {
  if (/^(data|event|id|retry)(:|$)/.test(line)) return 'event-stream'
  if (/^[\da-k]:["[{]/.test(line)) return 'data-stream'
  return protocol ?? (/^text\/event-stream/i.test(contentType) ? 'event-stream' : undefined)
}
