import { useAssistant } from '../use-assistant.ts'

/** The owner’s link or function to reach a person when the assistant could not help. */
export const Support = () => {
  const { state, label } = useAssistant()
  const { support } = state.options.value
  if (!support) return null
  if (typeof support === 'string') {
    return (
      <a class="button support" href={support} target="_blank" rel="noopener noreferrer">
        {label('support')}
      </a>
    )
  }
  const threadId = () => state.loaded.peek()?.conversation.threadId.peek() ?? null
  return (
    <button type="button" class="button support" onClick={() => support(threadId())}>
      {label('support')}
    </button>
  )
}
