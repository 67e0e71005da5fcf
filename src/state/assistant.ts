import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { AssistantError } from '../protocol/errors.ts'
import type { AssistantMessage, ContextItem } from '../protocol/index.ts'
import type { AssistantStatus, Emit } from '../widget/handle.ts'
import type { ResolvedOptions } from '../widget/options.ts'
import { type Composer, createComposer, createDraft } from './composer.ts'
import { type ContextTray, createContextTray } from './context.ts'
import type { Conversation } from './conversation.ts'
import { createPendingQuestions, type PendingQuestion } from './pending.ts'
import { clearThreads, storageKey } from './storage.ts'

/** Makes the conversation. Part of a chunk that is loaded late and may contain more. */
export interface ConversationFactory {
  createConversation(options: ResolvedOptions, emit: Emit): Conversation
}

/** Everything the panel shows and does. The conversation’s code is loaded later than the rest. */
export interface AssistantState<Module extends ConversationFactory> {
  readonly options: ReadonlySignal<ResolvedOptions>
  readonly isOpen: ReadonlySignal<boolean>
  /** The panel is minimized to a bar, so that the reader sees the page. */
  readonly isMinimized: ReadonlySignal<boolean>
  /** The panel was open on the page before: it opens again without taking the focus and without an animation. */
  readonly isReopened: ReadonlySignal<boolean>
  readonly composer: Composer
  readonly context: ContextTray
  readonly status: ReadonlySignal<AssistantStatus>
  /** The conversation and the module that shows it, once they are loaded. */
  readonly loaded: ReadonlySignal<{ conversation: Conversation; module: Module } | undefined>
  /** Questions that wait for the conversation’s code. */
  readonly pending: ReadonlySignal<readonly PendingQuestion[]>
  /** Whether the conversation’s code could not be loaded. */
  readonly loadFailed: ReadonlySignal<boolean>
  /** The last link to a page of the site that the reader followed in this window; set before the browser navigates. */
  readonly followed: Signal<{ readonly url: string } | undefined>
  /** The text that a screen reader announces, through the only `status` region. */
  readonly announcement: ReadonlySignal<string>
  announce(text: string): void
  open(): void
  reopen(): void
  close(): void
  minimize(): void
  /** Loads the conversation; tries again after a failure. */
  load(): Promise<Conversation>
  ask(text: string, context?: readonly ContextItem[]): Promise<AssistantMessage>
  /** Sends the composer’s text with its context. */
  send(): void
  /** Stops a running answer; puts pending questions back into the composer. */
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
  const isMinimized = signal(false)
  const isReopened = signal(false)
  const loaded = signal<{ conversation: Conversation; module: Module } | undefined>()
  const pending = createPendingQuestions()
  const loadFailed = signal(false)
  const followed = signal<{ url: string } | undefined>()
  const announcement = signal('')
  const draftOf = (what: 'draft' | 'context') =>
    createDraft(() => {
      const scope = options.peek()
      return scope.persist === 'none' ? undefined : storageKey(what, scope)
    })
  const draft = draftOf('draft')
  const contextDraft = draftOf('context')
  const composer = createComposer(draft)
  const context = createContextTray(contextDraft)
  /** Stores the drafts, pending questions included, so that no question is lost before it is sent. */
  const saveDrafts = () => {
    composer.saveDraft()
    context.save()
  }
  const status = computed<AssistantStatus>(() =>
    pending.questions.value.length ? 'submitted' : (loaded.value?.conversation.status.value ?? 'ready')
  )
  let disposed = false
  let loading: Promise<Conversation> | undefined

  const load = (): Promise<Conversation> => {
    if (disposed) return destroyed()
    loadFailed.value = false
    loading ??= loadModule().then(
      module => {
        if (disposed) throw destroyedError()
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
    if (disposed) return destroyed()
    const ready = loaded.peek()?.conversation
    if (!ready) {
      const answer = pending.add(text, items)
      load().then(askPending, returnToComposer)
      return answer
    }
    // Asks at once, because the question belongs to the thread that is shown now.
    const answer = ready.ask(text, [...items])
    saveDrafts()
    return answer
  }

  const askPending = (conversation: Conversation) => {
    for (const { text, context: items, resolve, reject } of pending.take()) {
      conversation.ask(text, [...items]).then(resolve, reject)
    }
    saveDrafts()
  }

  /** Puts questions that were not sent back into the composer, so that the reader can send them again. */
  const returnToComposer = (error?: unknown) =>
    batch(() => {
      const questions = pending.take()
      composer.write([...questions.map(({ text }) => text), composer.text.peek()].filter(Boolean).join('\n'))
      context.restore(questions.flatMap(question => question.context))
      for (const { resolve, reject } of questions) error === undefined ? resolve(unanswered()) : reject(error)
    })

  const open = (again: boolean) => {
    if (isOpen.peek() || disposed) return
    batch(() => {
      announcement.value = ''
      isReopened.value = again
      isMinimized.value = false
      isOpen.value = true
    })
    emit('open', {})
    // The panel shows the failure.
    load().catch(() => {})
  }

  const close = (minimized: boolean) => {
    const wasOpen = isOpen.peek()
    batch(() => {
      isMinimized.value = minimized
      isOpen.value = false
    })
    if (wasOpen) emit('close', {})
  }

  return {
    options,
    isOpen,
    isMinimized,
    isReopened,
    composer,
    context,
    status,
    loaded,
    pending: pending.questions,
    loadFailed,
    followed,
    announcement,
    emit,
    load,
    ask,
    announce(text) {
      // A live region announces only changes, so a repeated text gets a space, which is not read out.
      announcement.value = text === announcement.peek() ? `${text}\u00a0` : text
    },
    open: () => open(false),
    reopen: () => open(true),
    close: () => close(false),
    minimize: () => close(true),
    send() {
      if (!composer.text.peek().trim() || isBusy(status.peek())) return
      // The conversation shows the failure.
      ask(composer.take(), context.take()).catch(() => {})
    },
    stop() {
      returnToComposer()
      void loaded.peek()?.conversation.stop()
    },
    update(next) {
      const written = draft.read() || composer.text.peek()
      // Once it is loaded, the conversation clears its own threads.
      if (next.persist === 'none' && !loaded.peek()) clearThreads(options.peek())
      // Clears the drafts under the old options, which decide the storage and the key.
      draft.write('')
      contextDraft.write('')
      options.value = next
      draft.write(written)
      context.save()
      loaded.peek()?.conversation.update(next)
    },
    dispose() {
      disposed = true
      isOpen.value = false
      for (const { reject } of pending.take()) reject(destroyedError())
      loaded.peek()?.conversation.dispose()
    }
  }
}

export const isBusy = (status: AssistantStatus) => status === 'submitted' || status === 'streaming'

/** Rejects with a browser’s own promise: `Promise.reject` of zone.js reports errors that the page then catches. */
const destroyed = async (): Promise<never> => {
  throw destroyedError()
}

const destroyedError = () => new AssistantError('interrupted', 'The assistant was destroyed.')

/** The outcome of a question that was stopped before it was sent. */
const unanswered = (): AssistantMessage => ({ id: '', role: 'assistant', parts: [], metadata: { interrupted: true } })
