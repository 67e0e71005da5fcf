import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './far-turn.css?inline'
import { watchTurn } from './watch-turns.ts'

export { styles }

/** What the browser’s own search finds of a turn that is far from the view, and a screen reader reads. */
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
 * Says when a turn is far from the view and may be put away, with its height, and with 0 when it is near. One in which
 * the reader has pressed something stays: it would come back as it was before. So does one that is being used.
 */
export const watchFarTurn = (
  turn: HTMLElement,
  isTouched: { readonly current: boolean },
  setHeight: (height: number) => void,
  signal: AbortSignal
): void => {
  const look = (isNear: boolean) => {
    if (isNear) setHeight(0)
    // A closed panel has no height, and nothing in it is far.
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
