import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import { AssistantError, type AssistantMessage, type ContextItem } from '../protocol/index.ts'
import type { AssistantStatus, Emit } from '../widget/handle.ts'
import type { ResolvedOptions } from '../widget/options.ts'
import { type Composer, createComposer, createDraft } from './composer.ts'
import { type ContextTray, createContextTray } from './context.ts'
import type { Conversation } from './conversation.ts'
import { createHeldQuestions, type HeldQuestion } from './held.ts'
import { storageKey } from './storage.ts'

/** Makes the conversation. It comes in a chunk of its own, whose module may hold more. */
export interface ConversationFactory {
  createConversation(options: ResolvedOptions, emit: Emit): Conversation
}

/** Everything the panel shows and does. The conversation arrives later than the rest. */
export interface AssistantState<Module extends ConversationFactory> {
  readonly options: ReadonlySignal<ResolvedOptions>
  readonly isOpen: ReadonlySignal<boolean>
  readonly composer: Composer
  readonly context: ContextTray
  readonly status: ReadonlySignal<AssistantStatus>
  /** The conversation and the module that shows it, once they have arrived. */
  readonly loaded: ReadonlySignal<{ conversation: Conversation; module: Module } | undefined>
  /** Questions that wait for the conversation to arrive. */
  readonly held: ReadonlySignal<readonly HeldQuestion[]>
  /** Whether the conversation could not be brought. */
  readonly loadFailed: ReadonlySignal<boolean>
  /** What the screen reader is told, through the one `status`. */
  readonly announcement: ReadonlySignal<string>
  announce(text: string): void
  open(): void
  close(): void
  /** Brings the conversation; once it has failed, tries again. */
  load(): Promise<Conversation>
  ask(text: string, context?: readonly ContextItem[]): Promise<AssistantMessage>
  /** Sends what the composer holds, with its context. */
  send(): void
  /** Ends an answer under way; a question that still waits goes back to the composer. */
  stop(): void
  update(options: ResolvedOptions): void
  dispose(): void
  readonly emit: Emit
}

export const createAssistantState = <Module extends ConversationFactory>(
  initial: ResolvedOptions,
  emit: Emit,
  loadModule: () => Promise<Module>
): AssistantState<Module> => {
  const options = signal(initial)
  const isOpen = signal(false)
  const loaded = signal<{ conversation: Conversation; module: Module } | undefined>()
  const held = createHeldQuestions()
  const loadFailed = signal(false)
  const announcement = signal('')
  const composer = createComposer(createDraft(initial.persist === 'none' ? undefined : storageKey('draft', initial)))
  const context = createContextTray()
  const status = computed<AssistantStatus>(() =>
    held.questions.value.length ? 'submitted' : (loaded.value?.conversation.status.value ?? 'ready')
  )
  let disposed = false
  let loading: Promise<Conversation> | undefined

  const load = (): Promise<Conversation> => {
    if (disposed) return Promise.reject(gone())
    loadFailed.value = false
    loading ??= loadModule().then(
      module => {
        if (disposed) throw gone()
        const conversation = module.createConversation(options.peek(), emit)
        loaded.value = { conversation, module }
        return conversation
      },
      cause => {
        loading = undefined
        loadFailed.value = true
        console.error('Docs Assistant: the conversation’s code could not be loaded.', cause)
        throw new AssistantError('network', 'The conversation’s code could not be loaded.', { cause })
      }
    )
    return loading
  }

  const ask = (text: string, items: readonly ContextItem[] = []): Promise<AssistantMessage> => {
    const ready = loaded.peek()?.conversation
    if (!ready || disposed) {
      const answer = held.add(text, items)
      load().then(askHeld, giveBack)
      return answer
    }
    const answer = ready.ask(text, [...items])
    composer.settle()
    return answer
  }

  const askHeld = (conversation: Conversation) => {
    for (const { text, context: items, resolve, reject } of held.take()) {
      conversation.ask(text, [...items]).then(resolve, reject)
    }
    composer.settle()
  }

  /** Questions that were not asked go back to where the reader can send them again. */
  const giveBack = (error?: unknown) =>
    batch(() => {
      const questions = held.take()
      if (!questions.length) return
      composer.write([...questions.map(({ text }) => text), composer.text.peek()].filter(Boolean).join('\n'))
      context.restore(questions.flatMap(question => question.context))
      for (const { resolve, reject } of questions) error === undefined ? resolve(unanswered()) : reject(error)
    })

  return {
    options,
    isOpen,
    composer,
    context,
    status,
    loaded,
    held: held.questions,
    loadFailed,
    announcement,
    emit,
    load,
    ask,
    announce(text) {
      // The same words once more are another announcement.
      announcement.value = text === announcement.peek() ? `${text}\u00a0` : text
    },
    open() {
      if (isOpen.peek() || disposed) return
      batch(() => {
        announcement.value = ''
        isOpen.value = true
      })
      emit('open', {})
      // That it could not be brought is shown where the conversation would be.
      load().catch(() => {})
    },
    close() {
      if (!isOpen.peek()) return
      isOpen.value = false
      emit('close', {})
    },
    send() {
      if (!composer.text.peek().trim() || isBusy(status.peek())) return
      // What went wrong is shown in the conversation.
      ask(composer.take(), context.take()).catch(() => {})
    },
    stop() {
      giveBack()
      void loaded.peek()?.conversation.stop()
    },
    update(next) {
      options.value = next
      loaded.peek()?.conversation.update(next)
    },
    dispose() {
      disposed = true
      isOpen.value = false
      for (const { reject } of held.take()) reject(gone())
      loaded.peek()?.conversation.dispose()
    }
  }
}

export const isBusy = (status: AssistantStatus) => status === 'submitted' || status === 'streaming'

const gone = () => new AssistantError('interrupted', 'The assistant was destroyed.')

/** What a question came to that was stopped before it was asked. */
const unanswered = (): AssistantMessage => ({ id: '', role: 'assistant', parts: [], metadata: { interrupted: true } })
