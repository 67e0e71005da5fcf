/** Receives what a decoder reads, in the same form for both protocols. */
export interface EventSink {
  maxEventLength: number
  /** An event of the UI message stream, not yet validated; `size` is its length on the wire. */
  event(event: unknown, size: number): void
  /** An event that was too long to read, with its type where the head shows it. */
  cut(type: string | undefined): void
  /** Invalid JSON, or a line that is no event. */
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
 * Detects the protocol of a body by its first line, then by its headers. The line comes first, because the protocols
 * look unlike each other, while proxies rewrite headers.
 */
export const protocolOf = (line: string, { contentType, protocol }: StreamHints): StreamProtocol | undefined => {
  if (/^(data|event|id|retry)(:|$)/.test(line)) return 'event-stream'
  if (/^[\da-k]:["[{]/.test(line)) return 'data-stream'
  return protocol ?? (/^text\/event-stream/i.test(contentType) ? 'event-stream' : undefined)
}
