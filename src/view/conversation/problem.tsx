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

/** Why the last question has no whole answer, and what may help. */
export const View = ({ error, last, onRetry }: TroubleProps) =>
  error ? <Problem error={error} onRetry={onRetry} /> : <Unanswered message={last} onRetry={onRetry} />

/** What went wrong, in the reader’s words, with what may help: asking again, or a person. */
const Problem = ({ error, onRetry }: { error: Error } & RetryProps) => {
  const { label } = useAssistant()
  const { code, retryAfter } = error instanceof AssistantError ? error : {}
  const canRetry = !code || !lasting.test(code)
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

/** Asking the same again ends the same way: the site’s owner has to act, or the reader to ask something else. */
const lasting = /^(invalid_options|unauthorized|forbidden|not_found|too_large|invalid_request)$/

/** Whether the connection has come back since. */
const useReturnOnline = () => {
  const [isBack, setBack] = useState(false)
  // Listened for as soon as the problem is told: an effect comes a frame later.
  useLayoutEffect(() => {
    const note = () => setBack(true)
    addEventListener('online', note)
    return () => removeEventListener('online', note)
  }, [])
  return isBack
}

/** A question of an earlier visit that has no whole answer. */
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
