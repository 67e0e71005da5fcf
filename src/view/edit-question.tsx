import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { type AssistantMessage, messageText } from '../protocol/index.ts'
import { useGrowingHeight } from './growing-height.ts'
import { threadLabels } from './labels/threads.ts'
import { useAssistant } from './use-assistant.ts'

export { default as styles } from './edit-question.css?inline'
export const labels = threadLabels

interface EditQuestionProps {
  message: AssistantMessage
  onEnd(): void
}

/** The form that edits a question in place. Enter asks the new question, Escape cancels. */
export const View = ({ message, onEnd }: EditQuestionProps) => {
  const { state, label, keepFocus } = useAssistant()
  const before = messageText(message)
  const [text, setText] = useState(before)
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowingHeight(field, text)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(before.length, before.length)
  }, [before])
  const ask = () => {
    if (!text.trim()) return
    // The thread shows errors.
    state.loaded
      .peek()
      ?.conversation.edit(message, text.trim())
      .catch(() => {})
    keepFocus()
    onEnd()
  }
  const cancel = () => {
    // The Edit button is hidden while this form is shown, so it can take the focus only in the next frame.
    const edit = field.current?.closest('.question')?.querySelector<HTMLElement>('.edit')
    onEnd()
    requestAnimationFrame(() => edit?.focus())
  }
  return (
    <form
      class="edit-question"
      onSubmit={event => {
        event.preventDefault()
        ask()
      }}
      onKeyDown={event => {
        // Safari ends a composition before it fires the key event that ended it; code 229 marks that event.
        if (event.isComposing || event.keyCode === 229) return
        if (event.key === 'Escape') {
          // Otherwise Escape would also close the panel.
          event.preventDefault()
          event.stopPropagation()
          cancel()
        }
        if (event.key === 'Enter' && !event.shiftKey && event.target === field.current) {
          event.preventDefault()
          ask()
        }
      }}
    >
      <textarea
        ref={field}
        rows={2}
        dir="auto"
        aria-label={label('editQuestion')}
        value={text}
        onInput={event => setText(event.currentTarget.value)}
      />
      <div class="edit-question-buttons">
        <button type="button" class="button" onClick={cancel}>
          {label('cancel')}
        </button>
        <button type="submit" class="button" disabled={!text.trim()}>
          {label('askAgain')}
        </button>
      </div>
    </form>
  )
}
