// Read before the first question, so that bringing it takes no time while a stage settles.
import '../errors/failures.ts'
import { Chat } from '@ai-sdk/react'
import type { ChatTransport } from 'ai'
import { AssistantTransport, type AssistantUIMessage } from '../index.ts'
import { deferred, textOf } from './chat.ts'
import { version2 } from './wire.ts'

/** A request as the stage’s service holds it; `number` is in every word of its answer. */
export interface Asked {
  number: number
  threadId: string | undefined
  question: string
  aborted: boolean
  respond: (response: Response) => void
  /** Once it has been responded to. */
  body?: ReadableStreamDefaultController<Uint8Array>
  words: number
  end?: 'finished' | 'failed'
}

/** A chat and a service, moved by hand, and all that was said between them. */
export interface Stage {
  chat: Chat<AssistantUIMessage>
  asked: Asked[]
  questions: string[]
  /** The thread that the chat must be in. */
  thread: string | undefined
  /** Threads that the service knows. */
  known: Set<string>
  /** What was wrong the moment it happened. */
  mistakes: string[]
  /** The request that waits for the service, if any. */
  current(): Asked | undefined
  write(asked: Asked, text: string): void
  settle(): Promise<void>
}

type Transport = ChatTransport<AssistantUIMessage>

const ours = (fetch: typeof globalThis.fetch): Transport =>
  new AssistantTransport({ endpoint: 'http://service.test', fetch })

export const createStage = (transport: (fetch: typeof globalThis.fetch) => Transport = ours): Stage => {
  const asked: Asked[] = []
  const encoder = new TextEncoder()

  const fetch: typeof globalThis.fetch = async (_, init) => {
    init?.signal?.throwIfAborted()
    const { messages, threadId } = JSON.parse(init?.body as string)
    const response = deferred<Response>()
    const request: Asked = {
      number: asked.length,
      threadId,
      question: messages.at(-1).parts[0].text,
      aborted: false,
      respond: response.resolve,
      words: 0
    }
    if (threadId !== stage.thread) stage.mistakes.push(`thread ${threadId} was sent in place of ${stage.thread}`)
    asked.push(request)
    const stopped = new Promise<never>((_, reject) => {
      init?.signal?.addEventListener('abort', () => {
        request.aborted = true
        reject(init.signal?.reason)
      })
    })
    return Promise.race([response.promise, stopped])
  }

  const stage: Stage = {
    chat: new Chat({ transport: transport(fetch) }),
    asked,
    questions: [],
    thread: undefined,
    known: new Set(),
    mistakes: [],
    current: () => asked.findLast(request => !request.aborted && !request.end),
    write(request, text) {
      request.body?.enqueue(encoder.encode(text))
    },
    async settle() {
      for (let turns = 0; turns < 3; turns++) await new Promise(resolve => setImmediate(resolve))
    }
  }
  return stage
}

export const word = (request: Asked, index: number) => `r${request.number}.${index} `

/** Answers the request with a stream, in the thread that it names or in a new one; or with 404 for a forgotten one. */
export const respond = (stage: Stage, request: Asked, inHeader: boolean): void => {
  if (request.threadId !== undefined && !stage.known.has(request.threadId)) {
    request.end = 'failed'
    stage.thread = undefined
    request.respond(new Response('', { status: 404 }))
    return
  }
  const threadId = threadOf(stage, request)
  if (inHeader) stage.thread = threadId
  const headers = { ...version2.headers, ...(inHeader && { 'x-thread-id': threadId }) }
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      request.body = controller
    },
    cancel() {
      request.aborted = true
    }
  })
  request.respond(new Response(body, { headers }))
  stage.write(request, version2.start)
}

export const threadOf = (stage: Stage, request: Asked): string => {
  const threadId = request.threadId ?? `thread-${request.number}`
  stage.known.add(threadId)
  return threadId
}

/** What must hold at every moment of rest. */
export const problems = ({ chat, asked, questions, mistakes }: Stage): string[] => {
  const found = [...mistakes]
  const { messages } = chat
  const say = (problem: string) => found.push(`${problem}: ${JSON.stringify(messages.map(m => [m.role, textOf(m)]))}`)

  const users = messages.filter(message => message.role === 'user')
  if (users.map(textOf).join() !== questions.join()) say('a question was lost or doubled')
  if (messages.some((message, index) => message.role === 'assistant' && messages[index - 1]?.role !== 'user')) {
    say('an answer without its question')
  }
  if (asked.filter(request => !request.aborted && !request.end).length > 1) say('two requests at once')
  for (const request of asked) if (!questions.includes(request.question)) say('a question that nobody asked')

  for (const [index, message] of messages.entries()) {
    if (message.role !== 'assistant') continue
    const text = textOf(message)
    const request = asked[Number(/^r(\d+)\./.exec(text)?.[1])]
    if (!request) {
      say('an answer from nowhere')
      continue
    }
    const sent = Array.from({ length: request.words }, (_, place) => word(request, place)).join('')
    if (!sent.startsWith(text)) say('words that were not sent, or not in this order')
    if (request.question !== textOf(messages[index - 1])) say('an answer to another question')
    const complete = request.end === 'finished' && text === sent
    const marked = message.metadata?.interrupted === true
    const live = !request.aborted && !request.end
    // What the reader stopped is for the page to mark: the AI SDK takes nothing in after a stop.
    if (!complete && !marked && !live && !request.aborted) say('a partial answer that looks complete')
    if (complete && marked) say('a complete answer that is marked')
  }

  return found
}
