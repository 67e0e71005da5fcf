import { Chat } from '@ai-sdk/react'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { AssistantStatus, Emit } from '../handle.ts'
import type { ResolvedOptions } from '../options.ts'
import { AssistantError, type AssistantMessage, type ContextItem } from '../protocol/index.ts'
import { AssistantTransport, type AssistantUIMessage, type Thread } from '../transport/index.ts'
import type { ThreadRecord } from './record.ts'
import { messageSources } from './sources.ts'
import { createStore, storageKey } from './storage.ts'

/** While an answer streams it is stored at most this often, in milliseconds. */
const storeEvery = 500

/**
 * The conversation: one `Chat` per thread, which alone owns the messages. The view reads it with
 * `useChat({ chat })`; the handle and the storage read the same object.
 */
export interface Conversation {
  readonly chat: ReadonlySignal<Chat<AssistantUIMessage>>
  readonly status: ReadonlySignal<AssistantStatus>
  readonly threadId: ReadonlySignal<string | null>
  /** Stops an answer under way, then asks. */
  ask(text: string, context: ContextItem[]): Promise<AssistantMessage>
  /** Asks the last question once more, in place of its answer. */
  retry(): Promise<AssistantMessage>
  stop(): Promise<void>
  newThread(): void
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

  const setThread = (next: Thread | null) => {
    const changed = next?.id !== thread.value?.id
    thread.value = next
    save()
    if (changed) emit('thread', { threadId: threadId.value })
  }

  /** Asks the options of this moment at every request, so that `update` needs no new chat. */
  const transport = (isCurrent: () => boolean) => ({
    sendMessages: (request: Parameters<AssistantTransport['sendMessages']>[0]) =>
      new AssistantTransport({
        ...options,
        thread: thread.value,
        onThread: next => isCurrent() && setThread(next)
      }).sendMessages(request),
    reconnectToStream: async () => null
  })

  const createChat = (messages: AssistantMessage[]): Chat<AssistantUIMessage> => {
    const created: Chat<AssistantUIMessage> = new Chat<AssistantUIMessage>({
      id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      messages: messages as AssistantUIMessage[],
      transport: transport(() => chat.peek() === created),
      onFinish({ message, isAbort }) {
        if (!isAbort) return
        created.messages = created.messages.map(other =>
          other.id === message.id ? { ...other, metadata: { ...other.metadata, interrupted: true } } : other
        )
      }
    })
    created['~registerStatusCallback'](() => {
      if (chat.peek() !== created) return
      status.value = created.status
      save()
    })
    created['~registerMessagesCallback'](() => chat.peek() === created && saveSoon())
    return created
  }

  const chat = signal(createChat(restored.messages))

  let timer: ReturnType<typeof setTimeout> | undefined
  const isBusy = () => status.peek() === 'submitted' || status.peek() === 'streaming'
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    const held = thread.peek()
    store.write({
      version: 1,
      threadId: held?.id ?? null,
      ...(held?.key && { threadKey: held.key }),
      messages: chat.peek().messages as AssistantMessage[],
      unfinished: isBusy()
    })
  }
  const saveSoon = () => {
    if (!isBusy()) save()
    else timer ??= setTimeout(save, storeEvery)
  }
  const saveNow = () => timer !== undefined && save()
  addEventListener('pagehide', saveNow)

  // One turn at a time: a newer one stops the one under way and waits for its end.
  let newest = 0
  let turns: Promise<unknown> = Promise.resolve()
  const takeTurn = (send: (chat: Chat<AssistantUIMessage>) => Promise<void>): Promise<AssistantMessage> => {
    const number = ++newest
    const current = chat.peek()
    void current.stop()
    const turn = turns.then(async () => {
      const sent = send(current)
      if (number !== newest) void current.stop()
      await sent
      return finish(current)
    })
    turns = turn.catch(() => {})
    return turn
  }

  const finish = (current: Chat<AssistantUIMessage>): AssistantMessage => {
    const message = answerOf(current)
    const interrupted = message.metadata?.interrupted === true
    if (message.parts.length) {
      emit('answer', {
        message,
        sources: messageSources(message, options.docsUrl),
        threadId: threadId.peek(),
        interrupted
      })
    }
    if (current.status !== 'error') return message
    const error = toAssistantError(current.error)
    const { code, message: words, status, serverMessage } = error
    console.warn(`Docs Assistant: ${words}`, { code, status, serverMessage })
    emit('error', { code, message: words, status })
    throw error
  }

  const replaceThread = (record: Pick<ThreadRecord, 'messages' | 'threadId' | 'threadKey'>) => {
    const previous = chat.peek()
    newest++
    void previous.stop()
    thread.value = threadOf(record)
    status.value = 'ready'
    chat.value = createChat(record.messages)
    emit('thread', { threadId: threadId.peek() })
  }

  return {
    chat,
    status,
    threadId,
    ask(text, context) {
      emit('question', { text, context, threadId: threadId.peek() })
      return takeTurn(current =>
        current.sendMessage({ parts: [{ type: 'text', text }], ...(context.length && { metadata: { context } }) })
      )
    },
    retry: () => takeTurn(current => current.regenerate()),
    async stop() {
      newest++
      await chat.peek().stop()
      await turns
    },
    newThread() {
      replaceThread({ messages: [], threadId: null })
      save()
    },
    update(next) {
      const moved = storageKey(next) !== storageKey(options) || next.persist !== options.persist
      options = next
      if (!moved) return
      store = createStore(options)
      replaceThread(store.read())
    },
    dispose() {
      saveNow()
      newest++
      void chat.peek().stop()
      removeEventListener('pagehide', saveNow)
    }
  }
}

const threadOf = ({ threadId, threadKey }: Pick<ThreadRecord, 'threadId' | 'threadKey'>): Thread | null =>
  threadId ? { id: threadId, ...(threadKey && { key: threadKey }) } : null

/** The answer to the last question; one that was stopped before its first word has no parts. */
const answerOf = ({ messages }: Chat<AssistantUIMessage>): AssistantMessage => {
  const last = messages.at(-1)
  if (last?.role === 'assistant') return last as AssistantMessage
  return { id: '', role: 'assistant', parts: [], metadata: { interrupted: true } }
}

const toAssistantError = (error: unknown): AssistantError =>
  error instanceof AssistantError
    ? error
    : new AssistantError('answer_failed', 'The answer could not be read.', { cause: error })
