import { Chat } from '@ai-sdk/react'
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { type AnswerRating, AssistantError, type AssistantMessage, type ContextItem } from '../protocol/index.ts'
import { AssistantTransport, type AssistantUIMessage, type Thread } from '../transport/index.ts'
import type { AssistantStatus, Emit } from '../widget/handle.ts'
import type { ResolvedOptions } from '../widget/options.ts'
import { createChatRequests } from './chat-requests.ts'
import { createRate } from './rating.ts'
import { emptyRecord, type ThreadRecord } from './record.ts'
import { createSaver } from './saver.ts'
import { messageSources } from './sources.ts'
import { createStore, storageKey } from './storage.ts'

type ThreadChat = Chat<AssistantUIMessage>

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
  newThread(): void
  /** Keeps what the reader says of an answer with the message, and sends it; whether the docs team has it. */
  rate(message: AssistantMessage, rating: AnswerRating): Promise<boolean>
  update(options: ResolvedOptions): void
  dispose(): void
}

export const createConversation = (initial: ResolvedOptions, emit: Emit): Conversation => {
  let options = initial
  let store = createStore(options)
  const restored = store.read()
  const thread = signal<Thread | null>(threadOf(restored))
  const status = signal<AssistantStatus>('ready')
  const threadId = computed(() => thread.value?.id ?? null)
  const rate = createRate(emit)
  const requests = createChatRequests()

  /** One for all threads, each under the id of its chat. It asks with the options of the moment. */
  const transport = new AssistantTransport(() => ({
    ...options,
    thread: () => thread.peek(),
    onThread: (next, chatId) => chatId === chat.peek().id && setThread(next)
  }))

  const createChat = (messages: AssistantMessage[]): ThreadChat => {
    const created: ThreadChat = new Chat<AssistantUIMessage>({
      id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      messages: messages as AssistantUIMessage[],
      transport,
      onFinish: ({ message, isAbort }) => isAbort && markInterrupted(created, message.id)
    })
    created['~registerStatusCallback'](() => {
      if (chat.peek() !== created) return
      status.value = created.status
      saver.now()
    })
    created['~registerMessagesCallback'](() => chat.peek() === created && saver.soon())
    return created
  }

  const chat = signal(createChat(restored.messages))

  const isStreaming = () => status.peek() === 'submitted' || status.peek() === 'streaming'
  const saver = createSaver(() => {
    const current = thread.peek()
    store.write({
      version: 1,
      threadId: current?.id ?? null,
      ...(current?.key && { threadKey: current.key }),
      messages: chat.peek().messages as AssistantMessage[],
      unfinished: isStreaming()
    })
  }, isStreaming)

  const setThread = (next: Thread | null) => {
    const changed = next?.id !== thread.peek()?.id
    thread.value = next
    saver.now()
    if (changed) emit('thread', { threadId: threadId.peek() })
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

  const replaceThread = (record: ThreadRecord) => {
    void requests.stop()
    batch(() => {
      thread.value = threadOf(record)
      status.value = 'ready'
      chat.value = createChat(record.messages)
    })
    saver.now()
    emit('thread', { threadId: threadId.peek() })
  }

  return {
    chat,
    status,
    threadId,
    ask(text, context) {
      emit('question', { text, context, threadId: threadId.peek() })
      const current = chat.peek()
      const message = { parts: [{ type: 'text' as const, text }], ...(context.length && { metadata: { context } }) }
      return requests.run(current, async superseded => {
        const sent = current.sendMessage(message)
        // The question stays in the thread, though a newer one is waiting.
        if (superseded.aborted) void current.stop()
        await sent
        return finish(current)
      })
    },
    retry() {
      const current = chat.peek()
      return requests.run(current, async superseded => {
        if (superseded.aborted) return answerOf(current)
        const before = current.messages
        await current.regenerate()
        const answer = answerOf(current)
        // A whole answer stays until there is something better, and is not reported a second time.
        if (!answer.parts.length && before.at(-1)?.role === 'assistant') current.messages = before
        return finish(current, answer)
      })
    },
    stop: requests.stop,
    newThread: () => replaceThread(emptyRecord()),
    rate(message, rating) {
      // The chat’s own type of a message has more kinds of parts.
      return rate(chat.peek() as { messages: AssistantMessage[] }, message, rating, {
        options,
        threadId: threadId.peek()
      })
    },
    update(next) {
      const [before, after] = [options, next].map(scope => storageKey('thread', scope))
      const isKeptElsewhere = next.persist !== options.persist
      // The reader agreed, or no longer does, that the conversation is kept there.
      if (isKeptElsewhere) store.clear()
      else if (before !== after) saver.now()
      options = next
      if (before === after && !isKeptElsewhere) return
      store = createStore(options)
      if (before !== after) return replaceThread(store.read())
      saver.now()
    },
    dispose() {
      saver.dispose()
      void requests.stop()
    }
  }
}

const threadOf = ({ threadId, threadKey }: ThreadRecord): Thread | null =>
  threadId ? { id: threadId, ...(threadKey && { key: threadKey }) } : null

/** The AI SDK’s chat takes nothing in any more, once it has been stopped: it is marked here. */
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
