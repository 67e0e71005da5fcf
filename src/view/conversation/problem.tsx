import { useEffect, useState } from 'preact/hooks'
import { AssistantError, type AssistantErrorCode, type AssistantMessage } from '../../protocol/index.ts'
import type { LabelName } from '../labels/label.ts'
import { useAssistant } from '../use-assistant.ts'

const sentences: Record<AssistantErrorCode, LabelName> = {
  invalid_options: 'errorInvalidOptions',
  network: 'errorNetwork',
  offline: 'errorOffline',
  blocked: 'errorBlocked',
  timeout: 'errorTimeout',
  unauthorized: 'errorUnauthorized',
  forbidden: 'errorForbidden',
  not_found: 'errorNotFound',
  conflict: 'errorConflict',
  too_large: 'errorTooLarge',
  invalid_request: 'errorInvalidRequest',
  rate_limited: 'errorRateLimited',
  server_error: 'errorServerError',
  not_a_stream: 'errorNotAStream',
  answer_failed: 'errorAnswerFailed',
  interrupted: 'errorInterrupted',
  empty_answer: 'errorEmptyAnswer'
}

interface RetryProps {
  onRetry(): void
}

/** What went wrong, in the reader’s words, with the one action that helps. */
export const Problem = ({ error, onRetry }: { error: Error } & RetryProps) => {
  const { label } = useAssistant()
  const known = error instanceof AssistantError ? error : undefined
  return (
    <div class="problem">
      <p role="alert">{label(sentences[known?.code ?? 'answer_failed'])}</p>
      <div class="problem-actions">
        <RetryButton seconds={known?.retryAfter} onRetry={onRetry} />
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

const useCountdown = (seconds: number): number => {
  const [end] = useState(() => Date.now() + seconds * 1000)
  const [left, setLeft] = useState(Math.ceil(seconds))
  useEffect(() => {
    const tick = () => {
      const next = Math.max(0, Math.ceil((end - Date.now()) / 1000))
      setLeft(next)
      if (next === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [end])
  return left
}
