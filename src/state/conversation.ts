import { Chat } from '@ai-sdk/react'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { type AnswerRating, AssistantError, type AssistantMessage, type ContextItem } from '../protocol/index.ts'
import { loadOnce } from '../shared/load-once.ts'
import { AssistantTransport, type AssistantUIMessage, type Thread } from '../transport/index.ts'
import type { AssistantStatus, Emit } from '../widget/handle.ts'
import type { ResolvedOptions } from '../widget/options.ts'
import { createChatRequests } from './chat-requests.ts'
import { type KeptThread, newThreadId, threadOf } from './kept-thread.ts'
import { messageSources } from './sources.ts'
import { storageKey } from './storage.ts'
import type { Tabs } from './tabs.ts'
import { createThreadSync } from './thread-sync.ts'

type ThreadChat = Chat<AssistantUIMessage>
type ChatTransport = Pick<AssistantTransport, 'sendMessages' | 'reconnectToStream'>

/** Marks a request that resumes an answer. */
const goingOn = {}

/**
 * The conversation: one `Chat` of the AI SDK (`ai`) per thread, which alone owns the messages. The view reads it with
 * `useChat({ chat })`; the handle and the storage read the same object.
 */
export interface Conversation {
  readonly chat: ReadonlySignal<ThreadChat>
  readonly status: ReadonlySignal<AssistantStatus>
  readonly threadId: ReadonlySignal<string | null>
  /** Stops an answer under way, then asks. */
  ask(text: string, context: ContextItem[]): Promise<AssistantMessage>
  /** Asks the last question once more, in place of its answer. */
  retry(): Promise<AssistantMessage>
  stop(): Promise<void>
  /** Replaces a question, and all messages after it, with a question in other words. Its context stays. */
  edit(question: AssistantMessage, text: string): Promise<AssistantMessage>
  newThread(): void
  openThread(id: string): void
  /** All stored threads. */
  allThreads(): Promise<Pick<Tabs, 'lasts' | 'threads' | 'read' | 'delete' | 'deleteAll'>>
  /** Another tab is writing an answer in this thread. */
  readonly answeredElsewhere: ReadonlySignal<boolean>
  /** Stores a rating with its message and sends it. Resolves to whether the service accepted it. */
  rate(message: AssistantMessage, rating: AnswerRating): Promise<boolean>
  update(options: ResolvedOptions): void
  dispose(): void
}

export const createConversation = (initial: ResolvedOptions, emit: Emit): Conversation => {
  let options = initial
  const status = signal<AssistantStatus>('ready')
  const loadRate = loadOnce(() => import('./rating.ts').then(({ createRate }) => createRate(emit)))
  const requests = createChatRequests()
  /** The chat of each running request. */
  const asking: ThreadChat[] = []

  const sync = createThreadSync(options, {
    get messages() {
      return chat.peek().messages as AssistantMessage[]
    },
    set messages(messages) {
      chat.peek().messages = messages as AssistantUIMessage[]
    },
    get thread() {
      return thread.peek()
    },
    set thread(next) {
      setThread(next)
    },
    get isAsking() {
      return asking.includes(chat.peek())
    },
    get isStreaming() {
      return status.peek() === 'submitted' || status.peek() === 'streaming'
    },
    show: id => replaceThread(id)
  })
  const thread = signal<Thread | null>(threadOf(sync.kept))
  const threadId = computed(() => thread.value?.id ?? null)

  /** One transport for all threads, each under the id of its chat. It reads the current options at each question. */
  const transport = new AssistantTransport(() => ({
    ...options,
    thread: () => thread.peek(),
    onThread: (next, chatId) => chatId === chat.peek().id && setThread(next),
    resume: () => sync.kept.record.resume ?? null,
    onResume: (address, chatId) => chatId === chat.peek().id && sync.resumable(address)
  }))

  /** Resumes an answer through `regenerate`, because the AI SDK’s own `resumeStream` takes more code. */
  const chatTransport: ChatTransport = {
    sendMessages: async request => {
      if (request.metadata !== goingOn) return transport.sendMessages(request)
      const stream = await transport.reconnectToStream(request)
      if (!stream) throw new DOMException('', 'AbortError')
      return stream
    },
    reconnectToStream: async () => null
  }

  const createChat = ({ id, record }: KeptThread): ThreadChat => {
    const created: ThreadChat = new Chat<AssistantUIMessage>({
      id,
      messages: record.messages as AssistantUIMessage[],
      transport: chatTransport,
      onFinish: ({ message, isAbort }) => isAbort && markInterrupted(created, message.id)
    })
    created['~registerStatusCallback'](() => {
      // `sync.asking` stores the thread at the end: a stopped answer is marked only after its status has changed.
      if (chat.peek() === created) status.value = created.status
    })
    created['~registerMessagesCallback'](() => chat.peek() === created && sync.saveSoon())
    return created
  }

  const chat = signal(createChat(sync.kept))

  const setThread = (next: Thread | null) => {
    const changed = next?.id !== thread.peek()?.id
    thread.value = next
    sync.save()
    if (changed) emit('thread', { threadId: threadId.peek() })
  }

  const run = async (request: (chat: ThreadChat, superseded: AbortSignal) => Promise<AssistantMessage>) => {
    const current = chat.peek()
    asking.push(current)
    sync.asking(true)
    try {
      return await requests.run(current, superseded => request(current, superseded))
    } finally {
      asking.splice(asking.indexOf(current), 1)
      if (current === chat.peek() && !asking.includes(current)) sync.asking(false)
    }
  }

  /** Resumes the answer that the previous page was receiving, unless another tab is receiving it. */
  const resume = async () => {
    await sync.bring()
    if (sync.answeredElsewhere.peek() || asking.length) return
    await run(async current => {
      const before = current.messages
      await current.regenerate({ metadata: goingOn })
      const answer = answerOf(current)
      if (!answer.parts.length) current.messages = before
      return answer.parts.length || current.error ? finish(current, await retryLost(current)) : answer
    })
  }

  const finish = (current: ThreadChat, message = answerOf(current)): AssistantMessage => {
    if (message.parts.length) {
      emit('answer', {
        message,
        sources: messageSources(message, options.docsUrl),
        threadId: message.metadata?.threadId ?? (current === chat.peek() ? threadId.peek() : null),
        interrupted: message.metadata?.interrupted === true
      })
    }
    if (current.status !== 'error') return message
    const error = toAssistantError(current.error)
    const { code, message: words, status: httpStatus, serverMessage } = error
    console.warn(`Docs Assistant: ${words}`, { code, status: httpStatus, serverMessage })
    emit('error', { code, message: words, status: httpStatus })
    throw error
  }

  /** Stores the current thread and shows another one. */
  const replaceThread = (id: string) => {
    sync.save()
    sync.show(id)
    showThread()
  }
  const showThread = () => {
    void requests.stop()
    batch(() => {
      thread.value = threadOf(sync.kept)
      status.value = 'ready'
      chat.value = createChat(sync.kept)
    })
    emit('thread', { threadId: threadId.peek() })
  }

  const ask = (text: string, context: ContextItem[], replaced?: AssistantMessage) => {
    emit('question', { text, context, threadId: threadId.peek() })
    // Loads the code early: a reader may rate the answer and leave at once.
    if (options.feedback) loadRate().catch(() => {})
    return run(async (current, superseded) => {
      const index = current.messages.findIndex(message => message.id === replaced?.id)
      if (index >= 0) {
        sync.replaced(current.messages.slice(index) as AssistantMessage[])
        current.messages = current.messages.slice(0, index)
        if (!index) setThread(null)
      }
      const sent = current.sendMessage(
        {
          id: questionId(current),
          parts: [{ type: 'text', text }],
          ...(context.length && { metadata: { context } })
        },
        requestOptions(index === 0)
      )
      // Sends and stops it, so that the question stays in the thread although a newer one waits.
      if (superseded.aborted) void current.stop()
      await sent
      return finish(current, await retryLost(current))
    })
  }

  /** Asks again where a failed answer still has its resume address: the service has lost that answer. */
  const retryLost = async (current: ThreadChat) =>
    current.error && sync.kept.record.resume ? askAgain(current) : answerOf(current)

  /** Asks the last question again. Restores the old answer where the new one is empty. Emits no `question` event. */
  const askAgain = async (current: ThreadChat): Promise<AssistantMessage> => {
    const before = current.messages
    await current.regenerate(requestOptions(!threadId.peek()))
    const answer = answerOf(current)
    if (!answer.parts.length && before.at(-1)?.role === 'assistant') current.messages = before
    else sync.replaced(before.filter(message => !current.messages.some(({ id }) => id === message.id)))
    return answer
  }

  // The conversation shows the failure.
  if (sync.kept.record.resume) resume().catch(() => {})

  return {
    chat,
    status,
    threadId,
    ask,
    edit: (question, text) => ask(text, question.metadata?.context ?? [], question),
    retry: () =>
      run(async (current, superseded) =>
        superseded.aborted ? answerOf(current) : finish(current, await askAgain(current))
      ),
    async stop() {
      const current = chat.peek()
      const isAsking = asking.includes(current)
      await requests.stop()
      const last = current.lastMessage
      // The view then says that the reader stopped the answer.
      if (isAsking && last?.role === 'user') markInterrupted(current, last.id)
    },
    answeredElsewhere: sync.answeredElsewhere,
    newThread: () => replaceThread(newThreadId()),
    openThread: replaceThread,
    allThreads: sync.bring,
    async rate(message, rating) {
      // The chat’s own type of a message has more kinds of parts.
      const rated = chat.peek() as { messages: AssistantMessage[] }
      const about = { options, threadId: threadId.peek() }
      try {
        return await (await loadRate())(rated, message, rating, about)
      } catch (error) {
        console.warn('Docs Assistant: the rating could not be sent.', error)
        return false
      }
    },
    update(next) {
      const isSameScope = storageKey('thread', options) === storageKey('thread', next)
      const isMoved = next.persist !== options.persist
      options = next
      if (isSameScope && !isMoved) return
      sync.update(next)
      if (isSameScope) sync.save()
      else showThread()
    },
    dispose() {
      sync.dispose()
      void requests.stop()
    }
  }
}

/** Starts a new thread for an edited first question, because a platform adds the thread’s history to a single message. */
const requestOptions = (isNewThread: boolean) => (isNewThread ? { body: { threadId: null } } : {})

/** Creates an id by which questions sort in the order they were asked. Eight base-36 digits of time last until 2059. */
const questionId = ({ messages }: ThreadChat): string => {
  const last = messages.findLast(message => message.role === 'user')?.id.slice(0, 8) ?? ''
  const time = Math.max(Date.now(), (Number.parseInt(last, 36) || 0) + 1)
  return `${time.toString(36)}-${crypto.getRandomValues(new Uint32Array(1))}`
}

/** Marks a message here, because the AI SDK’s chat accepts no more chunks once it was stopped. */
const markInterrupted = (chat: ThreadChat, id: string) => {
  chat.messages = chat.messages.map(message =>
    message.id === id ? { ...message, metadata: { ...message.metadata, interrupted: true } } : message
  )
}

/** The answer to the last question; one that was stopped before its first word has no parts. */
const answerOf = ({ messages }: ThreadChat): AssistantMessage => {
  const last = messages.at(-1)
  if (last?.role === 'assistant') return last as AssistantMessage
  return { id: '', role: 'assistant', parts: [], metadata: { interrupted: true } }
}

const toAssistantError = (error: unknown): AssistantError =>
  error instanceof AssistantError
    ? error
    : new AssistantError('answer_failed', 'The answer could not be read.', { cause: error })
