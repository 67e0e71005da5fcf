import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './far-turn.css?inline'
import { watchTurn } from './watch-turns.ts'

export { styles }

/** The plain text of a turn that is far from the view, for find-in-page and screen readers. */
export const View = ({ turn }: { turn: readonly AssistantMessage[] }) => {
  const { label } = useAssistant()
  return (
    <div class="far">
      {turn.map(message => (
        <article key={message.id} aria-label={label(message.role === 'user' ? 'you' : 'assistant')}>
          {messageText(message)}
        </article>
      ))}
    </div>
  )
}

/**
 * Calls `setHeight` with a turn’s height when the turn is far from the view, so that it may be replaced by its text,
 * and with 0 when it is near again. A turn in which the reader has pressed something is not replaced, because drawing
 * it again would lose its state; neither is any turn while it has the focus or the page has a selection.
 */
export const watchFarTurn = (
  turn: HTMLElement,
  isTouched: { readonly current: boolean },
  setHeight: (height: number) => void,
  signal: AbortSignal
): void => {
  const look = (isNear: boolean) => {
    if (isNear) setHeight(0)
    // In a closed panel, whose height is 0, no turn counts as far.
    else if (
      turn.closest('.scroll')?.clientHeight &&
      !isTouched.current &&
      !turn.matches(':focus-within') &&
      !`${getSelection()}`
    )
      setHeight(Number.parseFloat(getComputedStyle(turn).height))
  }
  watchTurn(turn, look, signal)
}
