import { AssistantError, type AssistantMessage } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import { useCountdown } from './countdown.ts'
import { problemLabel } from './problem-label.ts'

interface RetryProps {
  onRetry(): void
}

/** What went wrong, in the reader’s words, with the one action that helps. */
export const Problem = ({ error, onRetry }: { error: Error } & RetryProps) => {
  const { label } = useAssistant()
  const seconds = error instanceof AssistantError ? error.retryAfter : undefined
  return (
    <div class="problem">
      <p role="alert">{label(problemLabel(error))}</p>
      <div class="problem-actions">
        <RetryButton seconds={seconds} onRetry={onRetry} />
        <Support />
      </div>
    </div>
  )
}

/** A question of an earlier visit that has no whole answer. */
export const Unanswered = ({ message, onRetry }: { message: AssistantMessage } & RetryProps) => {
  const { label } = useAssistant()
  return (
    <div class="problem quiet">
      {message.role === 'user' && <p>{label('unanswered')}</p>}
      <div class="problem-actions">
        <RetryButton onRetry={onRetry} />
      </div>
    </div>
  )
}

const RetryButton = ({ seconds = 0, onRetry }: { seconds?: number | undefined } & RetryProps) => {
  const { label } = useAssistant()
  const left = useCountdown(seconds)
  return (
    <button type="button" class="button" disabled={left > 0} onClick={onRetry}>
      {left > 0 ? label('retryIn', { seconds: left }) : label('retry')}
    </button>
  )
}

const Support = () => {
  const { state, label } = useAssistant()
  const { support } = state.options.value
  if (!support) return null
  if (typeof support === 'string') {
    return (
      <a class="button" href={support} target="_blank" rel="noopener noreferrer">
        {label('support')}
      </a>
    )
  }
  const threadId = () => state.loaded.peek()?.conversation.threadId.peek() ?? null
  return (
    <button type="button" class="button" onClick={() => support(threadId())}>
      {label('support')}
    </button>
  )
}
