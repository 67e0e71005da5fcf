import { type AssistantMessage, messageText } from '../../protocol/index.ts'
import { useAssistant } from '../use-assistant.ts'
import styles from './far-turn.css?inline'

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
export const watchTurn = (
  turn: HTMLElement,
  isTouched: { readonly current: boolean },
  setHeight: (height: number) => void,
  signal: AbortSignal
): void => {
  const root = turn.closest('.scroll')
  if (signal.aborted || !root) return
  const look = (entries: IntersectionObserverEntry[]) => {
    if (entries.at(-1)?.isIntersecting) setHeight(0)
    // A closed panel has no height, and nothing in it is far.
    else if (root.clientHeight && !isTouched.current && !turn.matches(':focus-within') && !`${getSelection()}`)
      setHeight(Number.parseFloat(getComputedStyle(turn).height))
  }
  // Two heights of the view above and below: nobody who scrolls sees it come.
  const observer = new IntersectionObserver(look, { root, rootMargin: '200% 0px' })
  observer.observe(turn)
  signal.addEventListener('abort', () => observer.disconnect())
}
