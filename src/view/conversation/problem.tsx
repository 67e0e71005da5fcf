import { useLayoutEffect, useState } from 'preact/hooks'
import { AssistantError, type AssistantMessage } from '../../protocol/index.ts'
import { problemLabels } from '../labels/problem.ts'
import { supportLabels } from '../labels/support.ts'
import { useAssistant } from '../use-assistant.ts'
import { useCountdown } from './countdown.ts'
import styles from './problem.css?inline'
import { problemLabel } from './problem-label.ts'
import { Support } from './support.tsx'

interface RetryProps {
  onRetry(): void
}

export interface TroubleProps extends RetryProps {
  error: Error | undefined
  last: AssistantMessage
}

export { styles }
export const labels = { ...problemLabels, ...supportLabels }

/** Shows why the last question has no complete answer, with buttons that may help. */
export const View = ({ error, last, onRetry }: TroubleProps) =>
  error ? <Problem error={error} onRetry={onRetry} /> : <Unanswered message={last} onRetry={onRetry} />

/** Shows an error in plain words, with a Retry button if that may help, and the way to support. */
const Problem = ({ error, onRetry }: { error: Error } & RetryProps) => {
  const { label } = useAssistant()
  const { code, retryAfter } = error instanceof AssistantError ? error : {}
  const canRetry = !code || !permanent.test(code)
  const isBack = useReturnOnline()
  return (
    <div class="problem">
      <p role="alert">{label(canRetry && isBack ? 'backOnline' : problemLabel(error))}</p>
      <div class="problem-actions">
        {canRetry && <RetryButton seconds={retryAfter} onRetry={onRetry} />}
        <Support />
      </div>
    </div>
  )
}

/** Errors that a retry cannot solve: the site’s owner has to act, or the reader has to ask something else. */
const permanent = /^(invalid_options|unauthorized|forbidden|not_found|too_large|invalid_request)$/

/** Returns whether the connection has come back since the problem appeared. */
const useReturnOnline = () => {
  const [isBack, setBack] = useState(false)
  // A layout effect, because `useEffect` would start to listen a frame after the problem is shown.
  useLayoutEffect(() => {
    const onOnline = () => setBack(true)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return isBack
}

/** Offers Retry for a question of an earlier visit, or one that the reader stopped, without a complete answer. */
const Unanswered = ({ message, onRetry }: { message: AssistantMessage } & RetryProps) => {
  const { label } = useAssistant()
  return (
    <div class="problem quiet">
      {message.role === 'user' && <p>{label(message.metadata?.interrupted ? 'stoppedByReader' : 'unanswered')}</p>}
      <div class="problem-actions">
        <RetryButton onRetry={onRetry} />
        <Support />
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
