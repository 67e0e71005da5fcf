import type { ApiVersion } from '../../protocol/index.ts'
import { readDataStream } from './data-stream.ts'
import { readEventStream } from './event-stream.ts'
import { emptyReading } from './reading.ts'

/** The contents of an answer stream, and its faults. */
export interface Answer {
  status: number
  headers: Headers
  /** The beginning of the body, where it is no answer stream. */
  refusal: string
  /** The protocol version of the stream; `undefined` when it is neither 1 nor 2. */
  version: ApiVersion | undefined
  text: string
  /** The thread id in each place where a service may send it. */
  threads: Record<'finish' | 'metadata' | 'header', string | undefined>
  sources: number
  /** The service’s message, where it reports in the stream that the answer failed. */
  failure: string | undefined
  /** Violations of the protocol. */
  faults: string[]
  /** Types of events that the AI SDK does not know; the widget skips them. */
  unknown: string[]
  /** Network chunks of the body, and milliseconds between the first and the last. */
  pieces: number
  duration: number
  /** Milliseconds from the question to the first byte, and to the first word. */
  firstByte: number
  firstText: number
}

const readers = { 1: readDataStream, 2: readEventStream }

/** Reads an answer to its end, and strictly: also what the widget tolerates is a fault here. */
export const readAnswer = async (response: Response, askedAt = performance.now()): Promise<Answer> => {
  const { status, headers } = response
  const body = await receive(response)
  const version = status === 200 ? versionOf(headers, body.text) : undefined
  const reading = version ? readers[version](body.text) : emptyReading()
  if (version && !reading.finished) reading.faults.push('it ends without a finish')
  return {
    status,
    headers,
    version,
    refusal: version ? '' : body.text.slice(0, 500),
    text: reading.text,
    threads: {
      finish: named(reading.finishThread),
      metadata: named(reading.metadataThread),
      header: named(headers.get('x-thread-id'))
    },
    sources: reading.sources,
    failure: reading.failure,
    faults: reading.faults,
    unknown: reading.unknown,
    pieces: body.pieces,
    duration: body.duration,
    firstByte: body.firstByte - askedAt,
    firstText: body.firstText - askedAt
  }
}

const named = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined)

/** Detects the version by the content type, or by the first line, because proxies change the type. */
const versionOf = (headers: Headers, text: string): ApiVersion | undefined => {
  const type = headers.get('content-type') ?? ''
  if (/^text\/event-stream/i.test(type) || /^(data:|:)/.test(text)) return 2
  if (headers.has('x-vercel-ai-data-stream') || /^[0-9a-k]:[["{]/.test(text)) return 1
  return undefined
}

const receive = async (response: Response) => {
  const decoder = new TextDecoder()
  let text = ''
  let pieces = 0
  let first: number | undefined
  let firstText: number | undefined
  for await (const bytes of response.body ?? []) {
    first ??= performance.now()
    pieces++
    text += decoder.decode(bytes, { stream: true })
    if (firstText === undefined && text.length < 1_000_000 && /"text-delta"|^0:"[^"]/m.test(text))
      firstText = performance.now()
    // A limit, because an endless body must not fill the memory. No answer is that long.
    if (text.length > 32 * 1024 * 1024) break
  }
  const end = performance.now()
  return {
    text: text + decoder.decode(),
    pieces,
    duration: first === undefined ? 0 : end - first,
    firstByte: first ?? end,
    firstText: firstText ?? end
  }
}
