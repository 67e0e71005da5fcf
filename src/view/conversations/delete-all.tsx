import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { useAssistant } from '../use-assistant.ts'

/** A button that asks before it deletes all conversations, because that cannot be undone. */
export const DeleteAll = ({ onDelete }: { onDelete(): void }) => {
  const { label } = useAssistant()
  const [isAsked, ask] = useState(false)
  const wasAsked = useRef(false)
  const first = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    // The pressed button is gone, so the focus moves to the harmless first button.
    if (isAsked || wasAsked.current) first.current?.focus()
    wasAsked.current = isAsked
  }, [isAsked])
  if (!isAsked) {
    return (
      <div class="conversations-end">
        <button ref={first} type="button" class="button" onClick={() => ask(true)}>
          {label('deleteAll')}
        </button>
      </div>
    )
  }
  return (
    <div
      class="conversations-end"
      role="alertdialog"
      aria-label={label('deleteAllQuestion')}
      onKeyDown={event => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        ask(false)
      }}
    >
      <p>{label('deleteAllQuestion')}</p>
      <button ref={first} type="button" class="button" onClick={() => ask(false)}>
        {label('cancel')}
      </button>
      <button type="button" class="button" onClick={onDelete}>
        {label('deleteAll')}
      </button>
    </div>
  )
}
