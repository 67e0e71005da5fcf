import { vi } from 'vitest'

export interface Asked {
  url: string
  headers: Headers
  body: Record<string, unknown> & { messages: { role: string; parts: { text: string }[] }[] }
  /** Writes chunks into the answer. */
  send(...chunks: object[]): void
  /** Sends text, sources and a finish, and ends the answer. */
  answer(text: string, threadId?: string): void
  end(): void
  cut(): void
  readonly aborted: boolean
}

/** Replaces `fetch`: collects questions, and lets the test answer each as a server would. */
export const fakePlatform = (respond?: (asked: Asked) => void, headers: Record<string, string> = {}) => {
  const asked: Asked[] = []
  const failures: Response[] = []
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const failure = failures.shift()
    if (failure) return failure
    let controller: ReadableStreamDefaultController<Uint8Array>
    const stream = new ReadableStream<Uint8Array>({
      start(given) {
        controller = given
      }
    })
    const encoder = new TextEncoder()
    let ended = false
    const once = (run: () => void) => {
      if (!ended) run()
      ended = true
    }
    const question: Asked = {
      url: String(url),
      headers: new Headers(init.headers),
      body: JSON.parse(String(init.body)),
      send: (...chunks) => {
        for (const chunk of chunks) controller.enqueue(encoder.encode(`data: ${JSON.stringify(chunk)}\n\n`))
      },
      answer(text, threadId) {
        this.send(
          { type: 'start', messageId: `answer-${asked.length}` },
          { type: 'source-url', sourceId: 's1', url: 'https://docs.example.com/install', title: 'Install' },
          { type: 'text-start', id: 't' },
          { type: 'text-delta', id: 't', delta: text },
          { type: 'text-end', id: 't' },
          { type: 'finish', ...(threadId && { threadId }) }
        )
        this.end()
      },
      end: () => once(() => controller.close()),
      cut: () => once(() => controller.error(new TypeError('network error'))),
      get aborted() {
        return init.signal?.aborted === true
      }
    }
    init.signal?.addEventListener('abort', () =>
      once(() => controller.error(new DOMException('Aborted', 'AbortError')))
    )
    asked.push(question)
    respond?.(question)
    return new Response(stream, {
      headers: { 'content-type': 'text/event-stream', 'x-vercel-ai-ui-message-stream': 'v1', ...headers }
    })
  }
  vi.stubGlobal('fetch', fetch)
  return {
    asked,
    /** Answers the next question with this response instead. */
    failNext: (response: Response) => void failures.push(response),
    /** Waits until as many questions have arrived. */
    async question(number = asked.length + 1): Promise<Asked> {
      await vi.waitFor(() => {
        if (asked.length < number) throw new Error(`${asked.length} of ${number} questions have arrived.`)
      })
      return asked[number - 1] as Asked
    }
  }
}
