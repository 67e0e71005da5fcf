import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import type { Conversation } from '../../state/index.ts'
import { IconButton } from '../button.tsx'
import { closeIcon } from '../icons.tsx'
import { threadLabels } from '../labels/threads.ts'
import { useAssistant } from '../use-assistant.ts'
import { useCover } from './cover.ts'
import { DeleteAll } from './delete-all.tsx'
import { Item } from './item.tsx'

export { default as styles } from './list.css?inline'
export const labels = threadLabels

interface ConversationsProps {
  conversation: Conversation
  onClose(): void
}

type Threads = Awaited<ReturnType<Conversation['allThreads']>>

/** The list of all stored conversations. It covers the one that is shown. */
export const View = ({ conversation, onClose }: ConversationsProps) => {
  const { state, label, keepFocus } = useAssistant()
  const [threads, setThreads] = useState<Threads>()
  const section = useRef<HTMLElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const giveFocus = useCover(section)
  const kept = threads?.threads.value ?? []

  useEffect(() => {
    conversation.allThreads().then(setThreads, onClose)
  }, [conversation, onClose])

  // biome-ignore lint/correctness/useExhaustiveDependencies: at once, because the focused button is covered; again when the list has loaded
  useLayoutEffect(() => focusFirst(), [threads])

  const deleted = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a conversation may be gone, deleted here or in another tab
  useEffect(() => {
    const { current } = section
    if (current?.contains((current.getRootNode() as ShadowRoot).activeElement)) return
    // The deleted conversation’s button had the focus, so the Delete button in its place takes it.
    const rest = current?.querySelectorAll<HTMLElement>('.conversation-delete') ?? []
    const next = rest[Math.min(deleted.current, rest.length - 1)]
    if (next) next.focus()
    else focusFirst()
  }, [kept.length])

  const focusFirst = () => {
    const { current } = section
    const first = current?.querySelector<HTMLElement>('[aria-current]') ?? current?.querySelector('.conversation-open')
    ;(first ?? back.current?.querySelector('button'))?.focus()
  }
  const open = (id: string, isCurrent: boolean) => {
    if (!isCurrent) conversation.openThread(id)
    giveFocus(keepFocus)
    onClose()
  }
  const remove = (id: string, index: number) => {
    deleted.current = index
    threads?.delete(id)
    state.announce(label('deleted'))
  }

  return (
    <section
      ref={section}
      class="conversations"
      aria-label={label('conversations')}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.isComposing) return
        // Otherwise Escape would also close the panel.
        event.preventDefault()
        event.stopPropagation()
        giveFocus()
        onClose()
      }}
    >
      <div class="header" ref={back}>
        <h3 class="heading">{label('conversations')}</h3>
        <IconButton
          icon={closeIcon}
          label={label('back')}
          onClick={() => {
            giveFocus()
            onClose()
          }}
        />
      </div>
      <div class="scroll">
        {threads && !threads.lasts && <p class="conversations-note">{label('notKept')}</p>}
        {threads && !kept.length && <p class="conversations-note">{label('noThreads')}</p>}
        <ul class="conversation-list" role="list" aria-label={label('conversations')}>
          {kept.map((thread, index) => (
            <Item
              key={thread.id}
              thread={thread}
              messages={() => threads?.read(thread.id) ?? []}
              onOpen={() => open(thread.id, thread.isCurrent)}
              onDelete={() => remove(thread.id, index)}
            />
          ))}
        </ul>
      </div>
      {kept.length > 0 && (
        <DeleteAll
          onDelete={() => {
            threads?.deleteAll()
            state.announce(label('deleted'))
            giveFocus(keepFocus)
            onClose()
          }}
        />
      )}
    </section>
  )
}
