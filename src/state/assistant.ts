import { batch, computed, type ReadonlySignal, signal } from '@preact/signals'
import type { AssistantStatus, Emit } from '../handle.ts'
import type { ResolvedOptions } from '../options.ts'
import type { AssistantMessage, ContextItem } from '../protocol/index.ts'
import { type Composer, createComposer, createDraft } from './composer.ts'
import { type ContextTray, createContextTray } from './context.ts'
import type { Conversation } from './conversation.ts'
import { storageKey } from './storage.ts'

/** What the conversation’s chunk brings; `Extra` is what the view adds to it. */
export interface ConversationModule {
  createConversation(options: ResolvedOptions, emit: Emit): Conversation
}

/** Everything the panel shows and does. The conversation arrives later than the rest. */
export interface AssistantState<Module extends ConversationModule> {
  readonly options: ReadonlySignal<ResolvedOptions>
  readonly isOpen: ReadonlySignal<boolean>
  readonly composer: Composer
  readonly context: ContextTray
  readonly status: ReadonlySignal<AssistantStatus>
  /** The conversation and the module that shows it, once they have arrived. */
  readonly loaded: ReadonlySignal<{ conversation: Conversation; module: Module } | undefined>
  /** The question that waits for the conversation to arrive. */
  readonly held: ReadonlySignal<string | undefined>
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
  update(options: ResolvedOptions): void
  dispose(): void
  readonly emit: Emit
}

export const createAssistantState = <Module extends ConversationModule>(
  initial: ResolvedOptions,
  emit: Emit,
  loadModule: () => Promise<Module>
): AssistantState<Module> => {
  const options = signal(initial)
  const isOpen = signal(false)
  const loaded = signal<{ conversation: Conversation; module: Module } | undefined>()
  const held = signal<string>()
  const loadFailed = signal(false)
  const announcement = signal('')
  const composer = createComposer(createDraft(storageKey(initial).replace(':thread:', ':draft:')))
  const context = createContextTray()
  const status = computed<AssistantStatus>(() =>
    held.value === undefined ? (loaded.value?.conversation.status.value ?? 'ready') : 'submitted'
  )
  let disposed = false
  let loading: Promise<Conversation> | undefined

  const load = () => {
    loadFailed.value = false
    loading ??= loadModule().then(
      module => {
        const conversation = module.createConversation(options.peek(), emit)
        if (disposed) conversation.dispose()
        else loaded.value = { conversation, module }
        return conversation
      },
      error => {
        loading = undefined
        loadFailed.value = true
        console.error('Docs Assistant: the conversation’s code could not be loaded.', error)
        throw error
      }
    )
    return loading
  }

  const ask = async (text: string, items: readonly ContextItem[] = []) => {
    held.value = text
    try {
      const conversation = loaded.peek()?.conversation ?? (await load())
      const answer = conversation.ask(text, [...items])
      held.value = undefined
      composer.settle()
      return await answer
    } catch (error) {
      // The question goes back to where the reader can send it again.
      if (held.peek() !== undefined) {
        batch(() => {
          held.value = undefined
          composer.write(composer.text.peek() || text)
          context.restore(items)
        })
      }
      throw error
    }
  }

  return {
    options,
    isOpen,
    composer,
    context,
    status,
    loaded,
    held,
    loadFailed,
    announcement,
    emit,
    load,
    ask,
    announce(text) {
      announcement.value = text
    },
    open() {
      if (isOpen.peek()) return
      isOpen.value = true
      emit('open', {})
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
    update(next) {
      options.value = next
      loaded.peek()?.conversation.update(next)
    },
    dispose() {
      disposed = true
      loaded.peek()?.conversation.dispose()
    }
  }
}

export const isBusy = (status: AssistantStatus) => status === 'submitted' || status === 'streaming'
